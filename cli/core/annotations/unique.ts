import { FLAG } from '../content/keyword.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';

/** No two entries of the collection share the value, at any position of a list. */
export const unique: Annotation<{ 'schema/x-unique': Field & { value: string; other: string } }> = {
  keyword: 'x-unique',
  types: ['string', 'number', 'integer'],
  implies: { type: ['string', 'number'] },
  argument: FLAG,
  words: {
    'schema/x-unique': ({ field, value, other }, reader) => [
      `${fr.quote(field)} vaut ${fr.quote(value)}, comme dans ${reader.file(other)}`,
      'deux entrées ne peuvent pas avoir la même valeur : changez celle des deux qui se trompe',
      `${en.quote(field)} is ${en.quote(value)}, as in ${other}`,
      'two entries cannot share this value: change the one that is wrong',
    ],
  },
  *check(bearer) {
    const { at, entry, seen, value } = bearer;
    if (entry.collection === undefined || (typeof value !== 'string' && typeof value !== 'number')) return;
    const place = at.pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = `${entry.collection}${place}=${JSON.stringify(value)}`;
    const other = seen.get(key);
    if (other === undefined) seen.set(key, entry.file.path);
    else yield { code: 'schema/x-unique', params: { ...bearer.field(), value: String(value), other } };
  },
};
