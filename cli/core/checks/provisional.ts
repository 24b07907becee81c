import { type EntryCheck, type Fault, NONE } from '../annotations/check-kinds.ts';
import type { Entry } from '../content/content.ts';
import { placeIn } from '../content/places.ts';
import { isRemark, marksIn } from '../content/provisional.ts';
import { describeField, fieldName } from '../content/schemas.ts';
import type { Settings } from '../content/settings/settings.ts';
import { walkValues } from '../content/walk-annotated.ts';
import type { Span } from '../diagnostics/problem.ts';
import { en, fr } from '../messages/phrases.ts';
import { isMapping } from '../values/json-value.ts';
import { parentPointer, pointerSteps } from '../values/pointer.ts';

/** Values up to this length are shown whole, longer ones from the last break before the placeholder. */
const SHORT = 80;

interface Provisional {
  'text/provisional': { field: string; value: string };
  'text/provisional-comment': { field: string; value: string; comment: string };
  'text/draft': { field: string; value: string };
}

/** A placeholder left in the content, what a comment calls one, and what nobody has confirmed (`draft: true` in an entry). */
export const provisional: EntryCheck<Provisional> = {
  reads: 'entries',
  isOfRelease: true,
  severity: 'error',
  words: {
    'text/provisional': ({ field, value }) => [
      `${fr.quote(field)} est encore provisoire : ${fr.quote(value)}`,
      'écrivez la vraie valeur avant la mise en ligne',
      `${en.quote(field)} is still a placeholder: ${en.quote(value)}`,
      'write the real value before publishing',
    ],
    'text/provisional-comment': ({ field, value, comment }) => [
      `${fr.quote(field)} est encore provisoire, dit la remarque : ${fr.quote(value)} (${comment})`,
      'écrivez la vraie valeur, ou retirez la remarque si c’est elle',
      `${en.quote(field)} is still provisional, as the comment says: ${en.quote(value)} (${comment})`,
      'write the real value, or remove the comment if this is it',
    ],
    'text/draft': ({ field, value }, reader) => [
      `${fr.quote(field)} n’est pas encore sûr, aucun visiteur ne le lit : ${fr.quote(value)}`,
      `écrivez ce qui est vrai${reader.isAtDesk ? ', et décochez « Brouillon »' : ' et « draft: false »'} ; ou effacez-le, et tout le bloc s’il n’en reste rien`,
      `${en.quote(field)} is not confirmed yet, and no visitor reads it: ${en.quote(value)}`,
      'write what is true and "draft: false"; or remove it, and the whole block when nothing is left',
    ],
  },
  find(entry, { schemas, settings }) {
    if (entry.schema.isBuiltIn) return NONE; // it names the words that mark a placeholder
    const faults: Fault<Provisional>[] = [];
    const remark = remarkOf(entry, settings);
    const fieldAt = (pointer: string) => {
      const steps = pointerSteps(pointer);
      return fieldName(describeField(schemas, entry.schema, steps).title, steps, entry.subject);
    };
    walkValues(entry, ({ value, pointer, parent, part }) => {
      if (part === 'key' || typeof value === 'object') return;
      if (value === true && pointer.lastIndexOf('/draft') > 0) {
        const draft = isMapping(parent) ? Object.values(parent).find((each) => typeof each === 'string') : '';
        const field = fieldAt(parentPointer(pointer));
        faults.push({ code: 'text/draft', params: { field, value: String(draft) }, pointer });
        return;
      }
      const ranges = typeof value === 'string' ? placeholdersIn(value, settings) : [];
      for (const range of ranges) {
        const shown = String(value).slice(range.start, range.end).replace(/\s+/g, ' ');
        const params = { field: fieldAt(pointer), value: shown };
        faults.push({ code: 'text/provisional', params, pointer, range });
      }
      const comment = ranges.length === 0 && remark?.(pointer);
      if (!comment) return;
      const params = { field: fieldAt(pointer), value: String(value), comment };
      faults.push({ code: 'text/provisional-comment', params, pointer });
    });
    return faults;
  },
};

/**
 * Where a text is provisional: all of a short one; else a domain or number that is nobody's, and the words of the project
 * with what they stand for, from the break before them. A link that repeats its text counts once.
 */
function placeholdersIn(text: string, settings: Settings): Span[] {
  const found = marksIn(text, settings);
  if (found.length > 0 && text.length <= SHORT && !text.includes('\n'))
    return [{ start: 0, end: text.length }];
  let last = 0;
  let previous = '';
  return found.flatMap(({ 0: whole, 1: nobodys, index }) => {
    const end = index + whole.length;
    const isRepeated = nobodys !== undefined && previous !== '' && nobodys.endsWith(previous);
    const broken =
      nobodys === undefined ? (BEFORE_LAST_BREAK.exec(text.slice(last, index))?.[0].length ?? 0) : 0;
    const start = nobodys === undefined ? last + broken : index;
    last = end;
    previous = nobodys ?? '';
    return isRepeated ? [] : [{ start: start + text.slice(start).search(/\S/), end }];
  });
}

/** All up to the last end of a clause, of a paragraph, or beginning of an item. */
const BEFORE_LAST_BREAK = /^[\s\S]*(?:[.;:,|(>«»]\s*|\n\s*\n\s*|\n\s*[-*>]\s+)/;

/** The comment behind a value that calls it provisional; `undefined` where the file has no such comment. */
function remarkOf(entry: Entry, settings: Settings): ((pointer: string) => string | undefined) | undefined {
  const { text } = entry.file;
  if (!/[^\s#][ \t]+#/.test(text) || !isRemark(text, settings)) return undefined;
  return (pointer) => {
    const [, comment] = /^[ \t]+#[ \t]*(.*)/.exec(text.slice(placeIn(entry, pointer).span.end)) ?? [];
    return comment !== undefined && isRemark(comment, settings) ? comment.trim() : undefined;
  };
}
