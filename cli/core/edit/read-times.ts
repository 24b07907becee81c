import { minutesFor } from '../annotations/read-time.ts';
import type { Annotatable } from '../content/annotation-tree.ts';
import { wordCount } from '../content/markdown-parts.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import { walkValues } from '../content/walk-annotated.ts';
import { mappingOf } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import { editValue } from './edit-value.ts';

/**
 * A content file's text with the minutes that its texts take to read, where none are written or they are wrong.
 * @param pace words a minute
 */
export function withReadTimes(
  text: string,
  { annotationTree }: Pick<Annotatable, 'annotationTree'>,
  pace: number,
): string {
  let after = text;
  const value = yamlValue(text);
  walkValues({ annotationTree, value }, ({ pointer, value: held, tree }) => {
    const fields = mappingOf(held);
    for (const [name, { annotations }] of tree.properties) {
      const { 'x-read-time': read } = annotations;
      if (typeof read !== 'string') continue;
      const minutes = minutesFor(wordCount(String(fields[read] ?? '')), pace);
      const written = fields[name];
      if (typeof written !== 'number' || Math.abs(written - minutes) > 1)
        after = editValue(after, { op: 'set', pointer: pointerTo(pointer, name), value: minutes });
    }
  });
  return after;
}
