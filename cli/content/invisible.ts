import { getScalarValue } from 'js-yaml';
import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Entry } from './model.ts';
import { type LocatedNode, spanInScalar } from './places.ts';
import { pointerTo } from './pointer.ts';

/**
 * Characters that no reader sees and that change what others see: controls, which XML forbids and HTML parsers drop; marks
 * that turn the direction of what follows; line ends of other times; and what is no character at all.
 */
const INVISIBLE = /[^\P{Cc}\t\n]|[\p{Cs}\u2028-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/** A file without these, and without an escape that may stand for one, need not be looked through. */
const SUSPICIOUS = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\\[0abefrvNLPxuU]/u;

/** Every text of an entry with a character that cannot be seen, at the first one of it. */
export function invisibleProblems(entry: Entry): readonly Problem[] {
  const { file } = entry;
  if (!SUSPICIOUS.test(file.text) || entry.syntax().problems.length > 0) return [];
  const tree = entry.tree();
  return tree ? [...problemsBelow(tree, '')] : [];

  function* problemsBelow(node: LocatedNode, pointer: string): Generator<Problem> {
    if (node.scalar) {
      const found = INVISIBLE.exec(getScalarValue(file.text, node.scalar));
      if (!found) return;
      const [character] = found;
      const span = spanInScalar(file.text, node, found.index, found.index + character.length);
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      yield problem(
        'text/invisible',
        { code: `U+${code}` },
        { file: file.path, text: file.text, span, pointer },
      );
    }
    for (const [key, { value }] of node.entries ?? []) yield* problemsBelow(value, pointerTo(pointer, key));
    for (const [index, item] of (node.items ?? []).entries())
      yield* problemsBelow(item, pointerTo(pointer, index));
  }
}
