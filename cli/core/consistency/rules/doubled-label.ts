import { hasReadings, PLACEHOLDER } from '../../content/entry-readings.ts';
import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { mappingOf } from '../../values/json-value.ts';
import { lastStep, parentPointer } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const doubledLabel: Rule<{
  'doubled-label': { words: string };
  'doubled-label/fields': { words: string };
  'doubled-label/entries': { words: string };
}> = {
  id: 'doubled-label',
  title: { fr: 'deux fois les mêmes mots', en: 'the same words twice' },
  why: {
    fr: 'de deux choses qui portent le même nom, l’une a été copiée et oubliée',
    en: 'of two things with one name, one was copied and forgotten',
  },
  words: {
    'doubled-label': ({ words }) => [
      `deux lignes de cette liste disent ${fr.quote(words)}`,
      'donnez à chacune ses mots',
      `two items of this list say ${en.quote(words)}`,
      'give each its own words',
    ],
    'doubled-label/fields': ({ words }) => [
      `deux champs voisins disent ${fr.quote(words)}`,
      'donnez à chacun ses mots',
      `two fields side by side say ${en.quote(words)}`,
      'give each its own words',
    ],
    'doubled-label/entries': ({ words }) => [
      `deux fiches disent la même chose au même endroit : ${fr.quote(words)}`,
      'dites de chaque fiche ce qui n’est que d’elle',
      `two entries say the same in the same place: ${en.quote(words)}`,
      'say of each entry what is of it alone',
    ],
  },
  *find(model) {
    for (const own of groupBy(model.texts, ({ entry }) => entry).values()) {
      yield;
      // The titles of routes are those of pages, which another rule compares.
      if (own[0]?.entry.slug === model.settings.routes) continue;
      const items = own.filter(({ pointer }) => /\/\d+(?:\/[^/]+)?$/.test(pointer));
      const ofList = ({ pointer }: Text) => pointer.replace(/\/\d+(\/[^/]+)?$/, '$1');
      const isName = ({ pointer }: Text) => NAMES.test(lastStep(pointer));
      yield* twice(model, 'doubled-label', items.filter(isName), ofList);
      const below = own.filter(({ pointer }) => TITLE_BELOW.test(pointer));
      yield* twice(model, 'doubled-label', below, ({ pointer }) => pointer.replace(TITLE_BELOW, '/*/$1'));
      // A phrase may say the same in two seasons.
      const others = items.filter((text) => !isName(text) && isOwnOfItem(model, text));
      yield* twice(model, 'doubled-label', others, ofList, true);
      const fields = own.filter(({ pointer }) => !/\/\d+(?:\/[^/]+)?$/.test(pointer));
      const labels = fields.filter(
        ({ pointer }) => lastStep(pointer) === 'label' && parentPointer(pointer) !== '',
      );
      yield* twice(model, 'doubled-label/fields', labels, ({ pointer }) =>
        pointer.replace(/\/[^/]+(\/[^/]+)$/, '$1'),
      );
      const alike = fields.filter(({ pointer }) => !ROLES.test(lastStep(pointer)));
      yield* twice(model, 'doubled-label/fields', alike, ({ pointer }) => parentPointer(pointer));
    }
    const helps = model.texts.filter(
      ({ entry, pointer }) => entry.collection === undefined && HELP.test(pointer),
    );
    yield* twice(model, 'doubled-label/fields', oneOfEach(helps), ({ entry }) => folderOf(entry.file.path));
    const own = model.texts.filter(({ entry, pointer, value }) => {
      const isScalar = !/\/\d+(?:\/|$)/.test(pointer) && !OTHER_RULE.test(pointer);
      return entry.collection !== undefined && isScalar && value.length >= LETTERS;
    });
    yield* twice(
      model,
      'doubled-label/entries',
      own,
      ({ entry, pointer }) => `${entry.collection} ${pointer}`,
      true,
    );
    // Readings are no texts, and their labels name them everywhere.
    const labels = model.entries.flatMap((entry): Text[] => {
      const { label } = mappingOf(entry.value);
      const isFact = hasReadings(entry) && typeof label === 'string';
      return isFact ? [{ ...atOf(model, entry, '/label'), value: label, takesPlaceholders: true }] : [];
    });
    if (new Set(labels.map(({ value }) => value)).size * 2 > labels.length)
      yield* twice(model, 'doubled-label/entries', labels, () => '');
  },
};

/** What tells the items of a list apart. */
const NAMES = /^(?:label|name|title|question|caution|reason)$/;
/** Properties that each thing has once: a label and what it opens may say the same. */
const ROLES = /^(?:label|name|title|subtitle|text|alert|help|placeholder|region|description|value|href|alt)$/;
/** The title of what an item of a list holds: the call of a season. */
const TITLE_BELOW = /\/\d+\/((?:[^/]+\/)+title)$/;
/** What helps with a field of a form. */
const HELP = /\/[^/]+\/help$/;
/** What several items of a list may have in common: a picture, an author. */
const OF_SEVERAL = /\/(?:alt|placeholder|help|value|href|company|contact)$/;
/** Properties that `same-words` already compares. */
const OTHER_RULE = /\/(?:seo\/(?:title|description)|alt)$/;
/** Shorter texts may legitimately be equal: an author, a department. */
const LETTERS = 24;

function isOwnOfItem({ settings }: Model, { entry, pointer, value }: Text): boolean {
  if (entry.collection === settings.phrases || OF_SEVERAL.test(pointer)) return false;
  return value.length >= LETTERS || /\/\d+$/.test(pointer);
}

/** Of two entries, one may show a fact that the other leaves out; a text that is hardly more than its facts is as it is. */
function ownWords(value: string): string {
  const bare = value.replace(PLACEHOLDER, ' ').replace(/\s+/g, ' ').trim();
  return foldText(bare.length < LETTERS ? value : bare);
}

/** Of a field that several forms have, the first. */
function oneOfEach(texts: readonly Text[]): Text[] {
  return [
    ...new Map(
      texts.map((text) => [`${lastStep(parentPointer(text.pointer))} ${foldText(text.value)}`, text]),
    ).values(),
  ];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The texts of a group that are equal; across entries, only where most texts are distinct. */
function* twice(
  model: Model,
  code: 'doubled-label' | 'doubled-label/fields' | 'doubled-label/entries',
  texts: readonly Text[],
  place: (text: Text) => string,
  isSeldom = false,
) {
  for (const group of groupBy(texts, place).values()) {
    yield;
    if (group.length < 2) continue;
    const wordsOf = code === 'doubled-label/entries' ? ownWords : foldText;
    for (const same of groupBy(group, ({ value }) => wordsOf(value)).values()) {
      const [first] = same;
      // Of two, the one that was copied is half of them.
      const isCommon = isSeldom && same.length > 2 && same.length * 2 > group.length;
      if (!first || same.length < 2 || isCommon) continue;
      const sides = same.map((text) => side(model, text, text.value));
      yield finding(code, { words: first.value }, first.entry.subject, sides);
    }
  }
}
