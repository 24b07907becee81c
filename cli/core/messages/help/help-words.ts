import type { Language } from '../../language/wording.ts';
import { en } from './en.ts';
import { fr, type HelpWords } from './fr.ts';

export type { HelpWords } from './fr.ts';

export const HELP_WORDS: Readonly<Record<Language, HelpWords>> = { fr, en };

/** Commander's message for a wrong call, in the words of `help`; what has no translation stays as it is. */
export function callFault(help: HelpWords, text: string): string {
  const [fault = '', hint] = text.replace(/^error: /, '').split('\n');
  const near = /^\(Did you mean (.*)\?\)$/.exec(hint ?? '')?.[1]?.replace(/^one of /, '');
  const worded = help.callFaults
    .map(([pattern, word]) => {
      const parts = pattern.exec(fault)?.slice(1);
      return parts && word(...parts);
    })
    .find((words) => words !== undefined);
  return [help.fault(worded ?? fault), ...(near === undefined ? [] : [help.didYouMean(near)])].join('\n');
}
