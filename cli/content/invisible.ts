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

/** Texts of one file beyond these are not looked through: more is not shown. */
const ENOUGH = 200;

/** Every text of an entry with a character that cannot be seen, at the first one of it. */
export function invisibleProblems(entry: Entry): readonly Problem[] {
  const { path: file, text } = entry.file;
  if (!SUSPICIOUS.test(text) || entry.syntax().problems.length > 0) return [];
  const problems: Problem[] = [];
  const visit = (node: LocatedNode, pointer: string) => {
    if (problems.length >= ENOUGH) return;
    const found = node.scalar && INVISIBLE.exec(getScalarValue(text, node.scalar));
    if (found) {
      const [character] = found;
      const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
      const span = spanInScalar(text, node, found.index, found.index + character.length);
      problems.push(problem('text/invisible', { code }, { file, text, span, pointer }));
    }
    for (const [key, { value }] of node.entries ?? []) visit(value, pointerTo(pointer, key));
    for (const [index, item] of (node.items ?? []).entries()) visit(item, pointerTo(pointer, index));
  };
  const tree = entry.tree();
  if (tree) visit(tree, '');
  return problems;
}
