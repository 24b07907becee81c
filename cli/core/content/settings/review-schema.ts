import type { Language } from '../../language/wording.ts';
import type { SchemaFile } from '../schemas.ts';
import { builtInSchema, describedIn, mapping } from './built-in-schema.ts';

/** The singleton that holds what somebody has looked at again for a year, and found to be right. */
export const REVIEW = 'review';

const TEXT = { type: 'string', minLength: 1 };

export function reviewSchema(language: Language): SchemaFile {
  const say = describedIn(language);
  const year = { type: 'integer', minimum: 2024, maximum: 2100 };
  const row = mapping(
    {
      item: {
        ...TEXT,
        ...say('ce qui a été relu', 'what was looked at'),
        examples: ['price:prices/nobilis'],
      },
      value: { ...TEXT, ...say('ce qui y était écrit ce jour-là', 'what it said on that day') },
      year: { ...year, ...say('l’année, quand c’en est une autre', 'the year, where it is another') },
    },
    say('une chose relue', 'one thing that was looked at'),
  );
  const reviewed = {
    type: 'array',
    items: { ...row, required: ['item', 'value'] },
    ...say('une par chose relue ; ce qui change se redemande', 'one for each; what changes is asked again'),
  };
  const about = say(
    'Ce que l’on a relu pour cette année, et qui est juste',
    'What was looked at for this year, and is right',
  );
  return builtInSchema(REVIEW, {
    ...mapping(
      {
        year: {
          ...year,
          ...say('l’année pour laquelle on relit', 'the year for which things are looked at'),
        },
        reviewed,
      },
      about,
    ),
    required: ['year', 'reviewed'],
  });
}
