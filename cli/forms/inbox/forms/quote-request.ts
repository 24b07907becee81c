import { filledRows } from '../../../core/shared/form-rows.ts';
import { type Form, type Row, textOf } from './form.ts';

const WORDS = 'quote-request';

export const quoteRequest: Form = {
  retention: 'retention-quotes',
  name: ({ contact }) => textOf(contact),
  about: (fields, shop) => {
    const town = shop.townIn(textOf(fields.adressePrincipale));
    return [textOf(fields.nomEntreprise), ...(town ? [town] : [])];
  },
  // A size leads to the sizes and prices of the first kind of tree that was chosen, or of all.
  rows: (fields, shop) => {
    const rows = filledRows(shop.fields(WORDS), fields);
    const kind = rows.flatMap(({ chosen }) => chosen).find(({ path }) => path)?.path;
    return rows.flatMap(({ label, value, chosen }): Row[] => {
      if (value === true) return [{ label, value: '✓' }];
      if (typeof value === 'number')
        return [{ label, value: `× ${value}`, path: kind ? pricesOf(kind) : shop.pathOf('comparison') }];
      if (chosen.length === 0) return [{ label, value }];
      return chosen.map((option) => ({
        label,
        value: option.label,
        path: option.path && pricesOf(option.path),
      }));
    });
  },
};

function pricesOf(path: string): string {
  return `${path}#sizes-title`;
}
