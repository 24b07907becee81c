import { marksIn } from '../content/provisional.ts';
import { numberFault, REGISTERED, type Registered, sirenIn } from '../content/registered-numbers.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';

interface RefusedNumber extends Field {
  kind: Registered;
  value: string;
}

/** What such a number looks like, and where to find it. */
const FR: Readonly<Record<Registered, readonly [form: string, source: string]>> = {
  siret: [
    'un numéro SIRET : quatorze chiffres',
    'recopiez-le de l’extrait Kbis ou de l’avis de situation de l’INSEE',
  ],
  rcs: [
    'un numéro d’immatriculation : « RCS », la ville, les neuf chiffres du SIREN',
    'recopiez-le de l’extrait Kbis',
  ],
  vat: [
    'un numéro de TVA : FR, deux caractères, les neuf chiffres du SIREN',
    'recopiez-le d’une facture ou de votre espace des impôts',
  ],
};
const EN: typeof FR = {
  siret: ['a SIRET: fourteen digits', 'copy it from the registration of the company'],
  rcs: [
    'a registration: "RCS", the place, the nine digits of the SIREN',
    'copy it from the registration of the company',
  ],
  vat: [
    'a French VAT number: FR, two characters, the nine digits of the SIREN',
    'copy it from an invoice or the account with the tax office',
  ],
};

/** A string: a number issued by a company register, or a placeholder, which `--release` refuses. */
export const number: Annotation<{
  'text/number-form': RefusedNumber;
  'text/number-key': RefusedNumber;
  'text/other-company': RefusedNumber & { other: string; otherTitle: string };
}> = {
  keyword: 'x-number',
  types: ['string'],
  argument: {
    anyOf: [
      { enum: REGISTERED },
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'as'],
        properties: { kind: { enum: REGISTERED }, as: { type: 'string' } },
      },
    ],
  },
  words: {
    'text/number-form': ({ field, kind, value }) => [
      `${fr.quote(field)} n’est pas ${FR[kind][0]} (${value})`,
      FR[kind][1],
      `${en.quote(field)} is not ${EN[kind][0]} (${value})`,
      EN[kind][1],
    ],
    'text/number-key': ({ field, kind, value }) => [
      `${fr.quote(field)} a un chiffre de travers : ${value} ne passe pas son contrôle`,
      FR[kind][1],
      `${en.quote(field)} has a wrong digit: ${value} does not pass its check`,
      EN[kind][1],
    ],
    'text/other-company': ({ field, value, other, otherTitle }) => [
      `${fr.quote(field)} (${value}) et ${fr.quote(otherTitle)} (${other}) ne sont pas de la même entreprise`,
      'les neuf chiffres du SIREN sont les mêmes dans les deux : corrigez celui qui se trompe',
      `${en.quote(field)} (${value}) and ${en.quote(otherTitle)} (${other}) are not of the same company`,
      'both hold the same nine digits of the SIREN: fix the wrong one',
    ],
  },
  *check(bearer, argument) {
    const { text: value, content } = bearer;
    const { kind, as } = isRelated(argument) ? argument : { kind: argument as Registered, as: undefined };
    if (value === undefined || value.includes('{{') || marksIn(value, content.settings).length > 0) return;
    const fault = numberFault(kind, value);
    if (fault) yield { code: `text/number-${fault}`, params: { ...bearer.field(), kind, value } };
    if (fault || as === undefined) return;
    const other = bearer.beside(as);
    if (typeof other !== 'string' || marksIn(other, content.settings).length > 0) return;
    const siren = sirenIn('siret', other);
    if (siren === undefined || siren === sirenIn(kind, value)) return;
    const otherTitle = bearer.titleBeside(as);
    yield { code: 'text/other-company', params: { ...bearer.field(), kind, value, other, otherTitle } };
  },
};

/** `{ kind: 'vat', as: 'siret' }`: the property beside it belongs to the same company. */
function isRelated(argument: unknown): argument is { kind: Registered; as: string } {
  return typeof argument === 'object';
}
