import path from 'node:path';
import { allEntries, type Content } from '../../core/content/content.ts';
import { factOn, fillPlaceholders } from '../../core/content/entry-readings.ts';
import { markdownParts } from '../../core/content/markdown-blocks.ts';
import { memoize } from '../../core/content/memoize.ts';
import type { Locale } from '../../core/language/locale.ts';
import { localeOf } from '../../core/language/locale-of.ts';
import { factText, type Reading } from '../../core/language/reading.ts';
import { pictureUses } from '../../core/model/picture-uses.ts';
import { decimals } from '../../core/shared/numbers.ts';
import { literalPattern } from '../../core/text/literal-pattern.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { withoutMarkdown } from '../../core/text/without-markdown.ts';
import { withComma } from '../../core/values/decimals.ts';
import { isMapping, type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { parentPointer, pointerTo } from '../../core/values/pointer.ts';
import { boundField } from '../bound-field.ts';
import type { Field } from '../contract.ts';
import { fieldBelow, fitting } from '../form/field-at.ts';
import { leftOpen } from '../view/as-read.ts';
import { nameInList, titleOf } from '../view/names.ts';

/** Fields of a whole row or block that are named. */
const MOST_FIELDS = 4;

/** A value as a visitor would read it: « 52 € », « 1,75 m », « 22 décembre », the title of an entry that it names. */
export function valueWords(content: Content, field: Field | undefined, value: JsonValue): string {
  const locale = localeOf(content.settings);
  const at = field && fitting(field, value);
  if (value === null) return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return numberWords(content, at, value);
  if (typeof value === 'string') {
    switch (at?.kind) {
      case 'choice':
        return at.options.find((option) => option.value === value)?.label ?? value;
      case 'date':
        if (at.form === 'date' || at.form === 'moment') return momentWords(locale, value);
        return readingWords(content, at.form === 'month-day' ? 'date' : 'date-range', { source: '', value });
      case 'hours':
        return readingWords(content, 'hours', { source: '', value });
      case 'reference':
        return nameInList(content, at.list, value);
      case 'picture':
        return pictureWords(value);
      case 'link':
        return value;
      default:
        return locale
          .typography(filled(content, at?.kind === 'text' && at.markdown ? withoutMarkdown(value) : value))
          .replace(/\s*\n\s*/g, ' ')
          .trim();
    }
  }
  if (!isMapping(value)) return listWords(content, at, value as readonly JsonValue[]);
  const all = Object.entries(value);
  const plain = all.filter(([, each]) => [each].flat().every(isPlain));
  const fields = plain.length > 0 ? plain : all;
  const words = fields.slice(0, MOST_FIELDS).map(([key, each]) => {
    const inside = at && fieldBelow(at, key, value);
    const below = inside && boundField(inside, value, pointerTo('', key));
    return `${below ? `${below.label.toLocaleLowerCase('fr')} ` : ''}${excerpt(valueWords(content, below, each))}`;
  });
  return words.join(', ');
}

function momentWords(locale: Locale, value: string): string {
  const [day = '', time] = value.split('T');
  return time === undefined ? locale.date(day) : `${locale.date(day)} à ${locale.time(time)}`;
}

/** What a picture, or another file, is called: its name without folders and ending, « couronne de l avent ». */
export function pictureWords(file: string): string {
  return path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
}

const usesOf = memoize((content: Content) => pictureUses(allEntries(content)));

/** What a picture of the site is called: what one sees on it, what shows it, or its file. */
export function nameOfPicture(content: Content, value: string): string {
  const [use] = usesOf(content).get(value) ?? [];
  if (!use) return pictureWords(value);
  const { entry, pointer, text, start } = use;
  const inText = markdownParts(text).find((part) => part.start === start)?.picture?.alt;
  const alt = inText ?? valueAt(entry.value, pointerTo(parentPointer(pointer), 'alt'));
  return excerpt(typeof alt === 'string' && alt !== '' ? alt : titleOf(content, entry));
}

/** The value of a fact's reading: « 22 décembre », « 15 km ». */
export function readingWords(content: Content, kind: string, reading: Reading): string {
  const locale = localeOf(content.settings);
  return locale.typography(factText(locale, kind, reading));
}

function numberWords(content: Content, field: Field | undefined, value: number): string {
  const unit = field?.kind === 'number' ? field.unit : null;
  const locale = localeOf(content.settings);
  if (unit === '€') return locale.typography(locale.money(value));
  if (unit === 'm') return `${decimals(value)} m`;
  const figures = withComma(value);
  return unit === null ? figures : locale.typography(`${figures} ${unit}`);
}

function listWords(content: Content, field: Field | undefined, values: readonly JsonValue[]): string {
  if (!values.every(isPlain) || values.length > MOST_FIELDS)
    return `${values.length} ${values.length > 1 ? 'lignes' : 'ligne'}`;
  return values
    .map((value, index) => valueWords(content, field && fieldBelow(field, String(index), values), value))
    .join(', ');
}

function isPlain(value: JsonValue): boolean {
  return typeof value !== 'object';
}

/** The text for a constant that the content no longer has. */
const UNKNOWN = '[…]';

/** Whether two texts may have been equal for readers: a constant that is gone may have had any value. */
export function mayReadAlike(one: string, other: string): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([pattern = '', text = '']) =>
    new RegExp(`^${pattern.split(UNKNOWN).map(literalPattern).join('.+')}$`).test(text),
  );
}

/** Constants have the value that visitors read now; a phrase, which changes with the season, is named. */
function filled(content: Content, text: string): string {
  const known = fillPlaceholders(text, (name) => {
    const phrase = content.find(content.settings.phrases, name);
    return factOn(content, name, '') ?? (phrase ? `« ${titleOf(content, phrase)} »` : UNKNOWN);
  });
  return leftOpen(known);
}
