import { type ReferenceRow, withTypedApostrophe } from '../../content/reference-table.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Row, RowField } from '../../model/relations.ts';
import { cure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const notARow: Rule<{
  'not-a-row': { name: string; table: string; written: string; expected: readonly string[] };
  'not-a-row/unknown': { name: string; table: string };
}> = {
  id: 'not-a-row',
  title: { fr: 'valeur que les données de référence démentent', en: 'value that reference data denies' },
  why: {
    fr: 'le visiteur qui donne son code postal ou sa commune en trouve une autre, ou rien',
    en: 'visitors who give their postal code or their town find another one, or nothing',
  },
  words: {
    'not-a-row': ({ name, table, written, expected }, reader) => [
      `${name} : la table ${fr.quote(table)} donne ${fr.all(expected.map(fr.quote), 'ou')}, et non ${fr.quote(written)}`,
      `corrigez la valeur, ou ${fr.accept(reader)}`,
      `${name}: the table ${en.quote(table)} has ${en.all(expected.map(en.quote), 'or')}, not ${en.quote(written)}`,
      'fix the value, or accept the difference and say why',
    ],
    'not-a-row/unknown': ({ name, table }, reader) => [
      `${name} n’a pas de ligne dans la table ${fr.quote(table)}`,
      `vérifiez son nom et ses codes, ou ${fr.accept(reader)}`,
      `${name} has no row in the table ${en.quote(table)}`,
      'check its name and its codes, or accept the difference and say why',
    ],
  },
  *find(model) {
    for (const row of model.rows) {
      yield;
      const match = matchOf(model, row);
      const table = row.table.replace(/^.*\/|\.tsv$/g, '');
      const [first] = row.fields;
      const name = first?.values[0] ?? '';
      if (first && !match) {
        const found = side(model, { ...row, pointer: first.pointer }, name);
        yield finding('not-a-row/unknown', { name, table }, row.entry.subject, [found]);
      }
      for (const field of match ? row.fields.filter((each) => !agrees(match, each)) : []) {
        const expected = match?.get(field.column) ?? [];
        const written = field.values.join(', ');
        const found = side(model, { ...row, pointer: field.pointer }, written);
        const [right = ''] = expected;
        const cures = expected.length === 1 && field.isOne ? [cure('value', found.place, right, right)] : [];
        yield finding('not-a-row', { name, table, written, expected }, row.entry.subject, [found], { cures });
      }
    }
  },
};

/**
 * The row with which most fields agree, half of them at least; of several, the one that agrees with the fields that the
 * schema names first.
 */
function matchOf(model: Model, { table, fields }: Row): ReferenceRow | undefined {
  const known = model.tables.get(table);
  const scores = new Map<ReferenceRow, number>();
  let [best, most, weight]: [ReferenceRow | undefined, number, number] = [undefined, 0, 1];
  for (const field of fields) {
    weight /= 2;
    for (const row of known?.rowsWith(field.column, field.values[0] ?? '') ?? []) {
      if (field.values.length > 1 && !agrees(row, field)) continue;
      const score = (scores.get(row) ?? 0) + 1 + weight;
      scores.set(row, score);
      if (score > most) [best, most] = [row, score];
    }
  }
  return Math.floor(most) * 2 >= fields.length ? best : undefined;
}

function agrees(row: ReferenceRow, { column, values }: RowField): boolean {
  const held = row.get(column) ?? [];
  return values.every((value) => held.includes(withTypedApostrophe(value)));
}
