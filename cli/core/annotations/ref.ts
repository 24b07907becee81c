import { STRING } from '../content/keyword.ts';
import { closest } from '../content/nearest.ts';
import { nameIn } from '../messages/entry-name.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import { slipHint } from '../messages/slips.ts';
import type { Annotation } from './annotation.ts';

export interface RefParams {
  'ref/unknown': Field & {
    value: string;
    collection: string;
    nearest: string | undefined;
    names: readonly string[];
  };
  'ref/empty': Field & { collection: string; names: readonly string[]; isItem: boolean };
}

/** How many entries of a collection are listed when none is close. */
const MOST = 5;

function listed(names: readonly string[]): { fr: string; en: string } {
  if (names.length === 0) return { fr: '', en: '' };
  const more = names.length < MOST ? '' : ', …';
  return { fr: ` : ${names.join(', ')}${more}`, en: `: ${names.join(', ')}${more}` };
}

const CHOOSE = 'choisissez une fiche de la liste ; si elle n’existe pas encore, ajoutez-la d’abord';

/** A string: the slug of an entry of that collection. */
export const ref: Annotation<RefParams> = {
  keyword: 'x-ref',
  ...STRING,
  isOfKeys: true,
  argument: (schemas) => ({ enum: schemas }),
  words: {
    'ref/unknown': ({ value, collection, nearest, names }, reader) => [
      `${fr.quote(value)} n’existe pas dans ${reader.folder(collection)}`,
      slipHint.fr(value, reader) ??
        fr.orElse(
          nearest && reader.entry(collection, nearest),
          reader.isAtDesk
            ? CHOOSE
            : /^[a-z0-9-]+$/.test(value)
              ? `écrivez ${nameIn.fr(collection, reader)}${listed(names).fr} ; ou créez ${collection}/${value}.yaml`
              : `écrivez ${nameIn.fr(collection, reader)}${listed(names).fr}`,
        ),
      `there is no ${en.quote(value)} in ${collection}/`,
      slipHint.en(value) ??
        en.orElse(
          nearest,
          /^[a-z0-9-]+$/.test(value)
            ? `write ${nameIn.en(collection)}${listed(names).en}; or create ${collection}/${value}.yaml`
            : `write ${nameIn.en(collection)}${listed(names).en}`,
        ),
    ],
    'ref/empty': ({ field, collection, names, isItem }, reader) => [
      `${fr.quote(field)} est vide`,
      `${reader.isAtDesk ? CHOOSE : `écrivez ${nameIn.fr(collection, reader)}${listed(names).fr}`}${isItem ? ' ; si cette ligne est de trop, effacez-la' : ''}`,
      `${en.quote(field)} is empty`,
      `write ${nameIn.en(collection)}${listed(names).en}${isItem ? '; delete the line if it is too much' : ''}`,
    ],
  },
  *check(bearer, argument) {
    const { content, text: value } = bearer;
    const collection = String(argument);
    const names = content.slugsOf(collection);
    if (bearer.isEmpty()) {
      const isItem = /\/\d+$/.test(bearer.at.pointer);
      const params = { ...bearer.field(), collection, names: names.slice(0, MOST), isItem };
      yield { code: 'ref/empty', params };
    }
    if (!value || content.find(collection, value)) return;
    const params = { value, collection, nearest: closest(value, names), names: names.slice(0, MOST) };
    yield { code: 'ref/unknown', params: { ...bearer.field(), ...params } };
  },
};
