import { wordingOfFinding } from '../../core/consistency/registry.ts';
import type { Content } from '../../core/content/content.ts';
import type { Coded, Wording } from '../../core/language/wording.ts';
import { wordingOf } from '../../core/load/catalogue.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { readerOf, withNames } from './names.ts';

/** The message of the desk, and its advice. */
interface Words {
  readonly message: string;
  readonly advice: string;
}

export function wordsOfProblem(content: Content, problem: Coded): Words {
  return asShown(content, wordingOf(problem, 'fr', readerOf(content)));
}

export function wordsOfFinding(content: Content, finding: Coded): Words {
  return asShown(content, wordingOfFinding(finding, 'fr', readerOf(content)));
}

function asShown(content: Content, { message, hint }: Wording): Words {
  return {
    message: capitalized(withNames(content, message)),
    advice: capitalized(withNames(content, hint)),
  };
}
