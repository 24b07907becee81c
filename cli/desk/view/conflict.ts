import { hash } from 'node:crypto';
import { allEntries, type Content, type Entry } from '../../core/content/content.ts';
import { parseYaml } from '../../core/content/parse-yaml.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { type JsonValue, valueAt } from '../../core/values/json-value.ts';
import type { Conflict } from '../contract.ts';
import { fieldAt } from '../form/field-at.ts';
import { formOf } from '../form/form-of.ts';
import { valueWords } from '../history/value-words.ts';
import type { Clash } from '../state/differences.ts';
import type { Drafts } from '../state/drafts.ts';
import { WORDS } from '../words.ts';
import { placeOf } from './names.ts';

/** The two versions of a file that was changed by two, when nobody has chosen yet. */
export function conflictOf(drafts: Drafts, content: Content, path: string): Conflict | undefined {
  const clash = drafts.clashOf(path);
  if (!clash) return undefined;
  const entry = allEntries(content).find(({ file }) => file.path === path);
  const fields = entry ? clashFields(content, entry, clash) : [];
  const theirs = parseYaml('', clash.theirs).value ?? null;
  // Another one when there is more to choose, or something else to choose from.
  const chosenFrom = clash.pointers.map((pointer) => [pointer, valueAt(theirs, pointer) ?? null]);
  return { message: WORDS.conflict, revision: hash('sha1', JSON.stringify(chosenFrom)), fields };
}

/** Both versions of each field that was changed twice. */
export function clashFields(content: Content, entry: Entry, clash: Clash): Conflict['fields'] {
  const [mine = null, theirs = null] = [clash.mine, clash.theirs].map((text) => parseYaml('', text).value);
  return clash.pointers.map((pointer) => ({
    place: placeOf(content, entry, pointer),
    mine: shownValue(content, entry, pointer, valueAt(mine, pointer)),
    theirs: shownValue(content, entry, pointer, valueAt(theirs, pointer)),
  }));
}

export function shownValue(
  content: Content,
  { schema, value: whole }: Entry,
  pointer: string,
  value: JsonValue | undefined,
): string {
  if (value === undefined || value === null) return WORDS.nothing;
  if (typeof value === 'number') {
    const form = formOf(content.schemas, schema, whole);
    return valueWords(content, fieldAt(form, whole, pointer), value);
  }
  return excerpt(typeof value === 'object' ? textsIn(value).join(' · ') : String(value), 400);
}

function textsIn(value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)];
  return Object.values(value).flatMap((each) => textsIn(each as JsonValue));
}
