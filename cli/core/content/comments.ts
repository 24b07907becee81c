import { EVENT_ID } from 'js-yaml';
import { parseYaml } from './parse-yaml.ts';
import { scalarSpan } from './places.ts';

/** A comment of a YAML file, on one line. */
export interface Comment {
  /** From 1. */
  readonly line: number;
  /** Without its sign and the blanks around it. */
  readonly text: string;
}

/** The comments of `text`, in their order, the one that names the schema to editors aside; none of broken YAML. */
export function commentsIn(text: string): Comment[] {
  const { events, problems } = parseYaml('', text);
  if (problems.length > 0) return [];
  const scalars = events.flatMap((event) =>
    event.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? [scalarSpan(text, event)] : [],
  );
  const comments: Comment[] = [];
  let line = 1;
  let from = 0;
  for (const { index } of text.matchAll(/(?<=^|[ \t])#/gm)) {
    const isValue = scalars.some(({ start, end }) => index >= start && index < end);
    if (isValue || index < from) continue;
    line += text.slice(from, index).split('\n').length - 1;
    from = index + (/.*/.exec(text.slice(index))?.[0].length ?? 0);
    const comment = text.slice(index + 1, from).trim();
    if (!comment.startsWith('yaml-language-server:')) comments.push({ line, text: comment });
  }
  return comments;
}
