import { type ComputedFact, identityOf } from '../../content/content.ts';
import { valueAt } from '../../values/json-value.ts';
import type { Source } from './source.ts';

/** Fields of the shop's own singleton that sentences may contradict, by their kind. */
const FIELDS: readonly (readonly [string, string, ComputedFact['label']])[] = [
  ['phone', 'text', { fr: 'téléphone de la boutique', en: 'phone number' }],
  ['email', 'text', { fr: 'adresse e-mail de la boutique', en: 'email address' }],
  ['postalAddress.street', 'text', { fr: 'rue de la boutique', en: 'street' }],
  ['postalAddress.postalCode', 'text', { fr: 'code postal de la boutique', en: 'postal code' }],
  ['postalAddress.city', 'place', { fr: 'commune de la boutique', en: 'city' }],
];

/** `site.phone`, `site.postalAddress.city`: texts name them as they name all fields of the shop. */
export const identity: Source = {
  id: 'site',
  reads: () => false, // every file depends on the shop's own already
  *facts(content) {
    const entry = identityOf(content);
    if (!entry) return;
    for (const [path, kind, label] of FIELDS) {
      const pointer = `/${path.replaceAll('.', '/')}`;
      const value = valueAt(entry.value, pointer);
      if (typeof value === 'string' && !value.includes('{{'))
        yield { name: `${entry.slug}.${path}`, kind, value, text: value, label, entry, pointer };
    }
  },
};
