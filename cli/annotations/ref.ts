import { closest } from '../content/nearest.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import { slipHint } from '../messages/slips.ts';
import type { Annotation } from './annotation.ts';
import { STRING } from './keyword.ts';

export interface RefParams {
  'ref/unknown': Field & { value: string; collection: string; nearest: string | undefined };
}

/** A string: the slug of an entry of that collection. */
export const ref: Annotation<RefParams> = {
  keyword: 'x-ref',
  ...STRING,
  isOfKeys: true,
  argument: (schemas) => ({ enum: schemas }),
  words: {
    'ref/unknown': ({ value, collection, nearest }) => [
      `${fr.quote(value)} n’existe pas dans ${collection}/`,
      slipHint.fr(value) ??
        fr.orElse(
          nearest,
          /^[a-z0-9-]+$/.test(value)
            ? `créez ${collection}/${value}.yaml, ou nommez une entrée qui existe`
            : `nommez une entrée de ${collection}/ : le nom de son fichier, sans « .yaml »`,
        ),
      `there is no ${en.quote(value)} in ${collection}/`,
      slipHint.en(value) ??
        en.orElse(
          nearest,
          /^[a-z0-9-]+$/.test(value)
            ? `create ${collection}/${value}.yaml, or name an existing entry`
            : `name an entry of ${collection}/: its file's name without ".yaml"`,
        ),
    ],
  },
  *check(bearer, argument) {
    const { content, text: value } = bearer;
    const collection = String(argument);
    if (value === undefined || content.find(collection, value)) return;
    const nearest = closest(value, content.slugsOf(collection));
    yield { code: 'ref/unknown', params: { ...bearer.field(), value, collection, nearest } };
  },
};
