import type { Language } from '../../language/wording.ts';
import { SLUG } from '../../shared/slug.ts';
import type { SchemaFile } from '../schemas.ts';
import { builtInSchema, describedIn, mapping } from './built-in-schema.ts';

/** The singleton that holds the contradictions which somebody has accepted. */
export const ACCEPTANCES = 'consistency';

const TEXT = { type: 'string', minLength: 1 };
const DAY = { type: 'string', format: 'date', examples: ['2026-11-21'] };

/** The schema of `consistency.yaml`, which `consistency --accept` writes. */
export function acceptancesSchema(language: Language): SchemaFile {
  const say = describedIn(language);
  const acceptance = mapping(
    {
      rule: {
        type: 'string',
        pattern: SLUG.source,
        ...say('l’identifiant de la règle', 'the id of the rule'),
      },
      subject: {
        type: 'string',
        pattern: '^\\S+$',
        ...say('le fichier dont il s’agit', 'the file it is about'),
        examples: ['facts/order-deadline'],
      },
      values: {
        type: 'array',
        minItems: 1,
        items: TEXT,
        ...say('les valeurs vues ce jour-là', 'the values seen on that day'),
      },
      reason: { ...TEXT, ...say('pourquoi on l’accepte', 'why it is accepted') },
      since: { ...DAY, ...say('le jour où on l’a acceptée', 'the day on which it was accepted') },
      until: { ...DAY, ...say('le dernier jour où elle l’est', 'the last day on which it is') },
    },
    say('ce qui est accepté, pourquoi et depuis quand', 'what is accepted, why and since when'),
  );
  const required = ['rule', 'subject', 'values', 'reason', 'since'];
  const accepted = {
    type: 'array',
    items: { ...acceptance, required },
    ...say('une par contradiction', 'one for each contradiction'),
  };
  const about = say(
    'Les contradictions que quelqu’un a vues et accepte pour l’instant',
    'The contradictions that somebody has seen and accepts for now',
  );
  return builtInSchema(ACCEPTANCES, { ...mapping({ accepted }, about), required: ['accepted'] });
}
