import { hash } from 'node:crypto';
import { allEntries, type Content, type Entry } from '../../core/content/content.ts';
import { parseYaml } from '../../core/content/parse-yaml.ts';
import { aroundDifference } from '../../core/text/around-difference.ts';
import { type JsonValue, valueAt } from '../../core/values/json-value.ts';
import type { ClashingField, Conflict } from '../contract.ts';
import { fieldAt } from '../form/field-at.ts';
import { formOf } from '../form/form-of.ts';
import { valueWords } from '../history/value-words.ts';
import type { Clash } from '../state/differences.ts';
import type { Drafts } from '../state/drafts.ts';
import { WORDS } from '../words.ts';
import { asRead } from './as-read.ts';
import { placeOf } from './names.ts';
import { scalarsIn } from './scalars.ts';

/** Longer texts are cut, in UTF-16 units. */
const LONGEST = 400;

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
    ...shownVersions(content, entry, pointer, [valueAt(mine, pointer), valueAt(theirs, pointer)]),
  }));
}

/** Two values of a field in words; of texts that are long, what differs. */
export function shownVersions(
  content: Content,
  entry: Entry,
  pointer: string,
  values: readonly [mine: JsonValue | undefined, theirs: JsonValue | undefined],
): Pick<ClashingField, 'mine' | 'theirs'> {
  const texts = values.map((value) => shownValue(content, entry, pointer, value));
  const read = texts.map((text) => asRead(content, text));
  const [one = '', other = ''] = (read[0] === read[1] ? texts : read).map((text) =>
    text.replace(/[ \n]+/g, ' ').trim(),
  );
  const isLong = Math.max(one.length, other.length) > LONGEST;
  const [mine, theirs] = isLong ? aroundDifference(one, other) : [one, other];
  return { mine, theirs };
}

function shownValue(
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
  return Array.from(scalarsIn(value, ''), ([, text]) => String(text)).join(' · ');
}
