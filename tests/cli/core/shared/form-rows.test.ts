import { type FormField, filledRows } from '../../../../cli/core/shared/form-rows.ts';

const fields: Record<string, FormField | string> = {
  name: { label: 'Nom' },
  sizes: {
    label: 'Tailles',
    sizes: [
      { id: '1m', label: 'Un mètre' },
      { id: '2m', label: 'Deux mètres' },
    ],
  },
  kinds: { label: 'Types', options: [{ label: 'Nordmann', path: '/nordmann' }, { label: 'Épicéa' }] },
  budget: {
    label: 'Budget',
    options: [
      { value: '', label: 'Non défini' },
      { value: 'low', label: 'Petit' },
    ],
  },
  fireproof: { label: 'Ignifugé' },
  consent: 'J’accepte.',
};

const row = (label: string, value: string | number | true) => ({ label, value, chosen: [] });

test('what was filled is a row each, in the order of the form', () => {
  const sent = { fireproof: true, name: 'Anne', sizes: { '2m': 3, '1m': 0 }, consent: true };
  expect(filledRows(fields, sent)).toEqual([
    row('Nom', 'Anne'),
    row('Deux mètres', 3),
    row('Ignifugé', true),
  ]);
});

test('what was chosen has its label, and its page', () => {
  expect(filledRows(fields, { kinds: ['Nordmann', 'Épicéa'], budget: 'low' })).toEqual([
    {
      label: 'Types',
      value: 'Nordmann, Épicéa',
      chosen: [{ label: 'Nordmann', path: '/nordmann' }, { label: 'Épicéa' }],
    },
    { label: 'Budget', value: 'Petit', chosen: [{ value: 'low', label: 'Petit' }] },
  ]);
});

test('what was left empty is no row', () => {
  const sent = { name: '', sizes: {}, kinds: [], budget: '', fireproof: false };
  expect(filledRows(fields, sent)).toEqual([]);
});

test('what the form does not offer any more is shown by the name that was sent', () => {
  const sent = { kinds: ['Pin'], sizes: { '3m': 1, '4m': 2, '1m': 5 }, floor: 'second' };
  expect(filledRows(fields, sent)).toEqual([
    row('Un mètre', 5),
    row('Tailles', '3m × 1, 4m × 2'),
    { label: 'Types', value: 'Pin', chosen: [{ label: 'Pin' }] },
    row('floor', 'second'),
  ]);
});
