import { findEntry } from '../../../../cli/core/content/content.ts';
import { aroundDifference } from '../../../../cli/core/text/around-difference.ts';
import { isMapping } from '../../../../cli/core/values/json-value.ts';
import { summaryOf } from '../../../../cli/desk/app/values.ts';
import type { Field, Json } from '../../../../cli/desk/contract.ts';
import { formOf } from '../../../../cli/desk/form/form-of.ts';
import { changesIn } from '../../../../cli/desk/history/change-words.ts';
import { valueWords } from '../../../../cli/desk/history/value-words.ts';
import { nameInList } from '../../../../cli/desk/view/names.ts';
import { checkShop } from '../../shop-content.ts';
import { withPlainSpaces } from '../small-repository.ts';

const { content } = checkShop();
const entry = findEntry(content, 'availability');
const row = { variety: 'sapin-du-caucase', sizes: ['1.5-1.75'], state: 'sold-out' };

test('a row of a list is named by what distinguishes it from the others', () => {
  if (!entry || !isMapping(entry.value) || !Array.isArray(entry.value.states)) throw new Error('no states');
  const { schema, value, subject } = entry;
  const versions = {
    ...{ subject, schema, collection: undefined },
    before: { slug: subject, value },
    after: { slug: subject, value: { ...value, states: [...entry.value.states, row] } },
  };
  const [change] = changesIn(content, versions, () => null);
  expect(withPlainSpaces(change?.after ?? '')).toBe(
    'variété Sapin du Caucase, tailles 1,50-1,75 m, état Épuisé',
  );
  const form = formOf(content.schemas, schema, value);
  const states = form.kind === 'group' ? form.fields.find(({ key }) => key === 'states')?.field : undefined;
  if (states?.kind !== 'list') throw new Error('no list of states');
  expect(withPlainSpaces(summaryOf(states.item, row, nameOf))).toBe(
    'Sapin du Caucase · 1,50-1,75 m · Épuisé',
  );
});

test('what holds nothing but lists is told by them, and a long word stays in its text', () => {
  expect(valueWords(content, undefined, { rows: [{ a: 1 }, { a: 2 }] })).toBe('2 lignes');
  const [before] = aroundDifference(
    `${'mot '.repeat(30)}${'w'.repeat(40)}`,
    `${'mot '.repeat(30)}${'w'.repeat(40)} fin`,
  );
  expect(before).not.toMatch(/^… ?…?$/);
});

test('a picture is called by its description', () => {
  const article = findEntry(content, 'articles/tresser-une-couronne');
  if (!article || !isMapping(article.value)) throw new Error('no article');
  const { schema, collection, slug, value, subject } = article;
  const showing = (src: string, alt: string) => ({ slug, value: { ...value, image: { src, alt } } });
  const versions = {
    ...{ subject, schema, collection },
    before: showing('img-1.jpg', 'Une couronne'),
    after: showing('img-2034-marche.jpg', 'Le marché'),
  };
  const [change] = changesIn(content, versions, () => null);
  expect([change?.before, change?.after]).toEqual(['Une couronne', 'Le marché']);
});

function nameOf(field: Field, value: Json): string | null {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? null;
  return field.kind === 'reference' ? nameInList(content, field.list, String(value)) : null;
}
