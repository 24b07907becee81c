import type { Language } from '../language/wording.ts';

/** What another place of a fault is. */
export type PlaceLabel = 'first' | 'other-version';

export const PLACE_LABELS: Readonly<Record<Language, Readonly<Record<PlaceLabel, string>>>> = {
  fr: { first: 'première fois ici', 'other-version': 'l’autre version' },
  en: { first: 'first time here', 'other-version': 'the other version' },
};
