import type { Shop } from '../shop.ts';
import { type Fields, type Form, type Row, textOf } from './form.ts';

const WORDS = 'quote-request';

export const quoteRequest: Form = {
  retention: 'retention-quotes',
  name: ({ contact }) => textOf(contact),
  about: (fields, shop) => {
    const town = shop.townIn(textOf(fields.adressePrincipale));
    return [textOf(fields.nomEntreprise), ...(town ? [town] : [])];
  },
  rows: (fields, shop) => {
    const text = (name: string): Row => ({
      label: shop.field(WORDS, name).label,
      value: textOf(fields[name]),
    });
    const chosen = (name: string): Row => {
      const { label, options } = shop.field(WORDS, name);
      const value = textOf(fields[name]);
      return { label, value: value && (options.find((option) => option.value === value)?.label ?? value) };
    };
    const ticked = ['ignifuge', 'reprise', 'besoinsDecorations'].filter((name) => fields[name] === true);
    return [
      chosen('typeOrganisation'),
      text('nomEntreprise'),
      text('contact'),
      text('email'),
      text('telephone'),
      ...trees(fields, shop),
      text('adressePrincipale'),
      text('autresAdresses'),
      text('datesSouhaites'),
      text('creneaux'),
      ...ticked.map((name) => ({ label: shop.field(WORDS, name).label, value: '✓' })),
      text('detailsDecorations'),
      chosen('budget'),
      text('commentaires'),
    ];
  },
};

/** How many of each size, and of which kinds: a size leads to the sizes and prices of the first kind, or of all. */
function trees({ quantites, typeSapin }: Fields, shop: Shop): Row[] {
  const { label, options } = shop.field(WORDS, 'typeSapin');
  const kinds = (Array.isArray(typeSapin) ? typeSapin : []).map((kind) => {
    const path = options.find((option) => option.value === kind)?.path;
    return { label, value: String(kind), path: path && `${path}#sizes-title` };
  });
  const path = kinds.find((kind) => kind.path)?.path ?? shop.pathOf('comparison');
  const sizes = shop.field(WORDS, 'quantites').options;
  const counts = Object.entries(quantites && typeof quantites === 'object' ? quantites : {});
  return [
    ...counts
      .filter(([, count]) => Number(count) > 0)
      .map(([id, count]) => ({
        label: sizes.find(({ value }) => value === id)?.label ?? id,
        value: `× ${count}`,
        path,
      })),
    ...kinds,
  ];
}
