import { findAll } from '../../../../cli/core/consistency/engine.ts';
import { newSince } from '../../../../cli/core/consistency/judge-content.ts';
import { listMismatch } from '../../../../cli/core/consistency/rules/list-mismatch.ts';
import { modelOf } from './model-of.ts';

/** What the rule finds in a quote form that offers these of three trees; the last one has a box of its own. */
function foundWith(...offered: string[]) {
  const trees = ['nobilis', 'decore', 'ignifuge'].map((slug) => [
    `varieties/${slug}.yaml`,
    `name: ${slug}\n`,
  ]);
  const options = offered.map((slug) => `{label: ${slug}, variety: ${slug}}`).join(', ');
  const form = `fields:\n  typeSapin:\n    options: [${options}]\n  ignifuge: {label: Ignifugé}\n`;
  return findAll(modelOf({ ...Object.fromEntries(trees), 'forms/quote-request.yaml': form }), [listMismatch]);
}

test('a finding that says the same beside another item of its list is not new', () => {
  const before = foundWith('nobilis');
  expect(before).toHaveLength(1);
  expect(newSince(before, foundWith('nobilis', 'ignifuge'))).toEqual([]);
});

test('one that says something else is new, and so is one more that says the same', () => {
  const before = foundWith('nobilis');
  expect(newSince(before, foundWith('decore'))).toHaveLength(1);
  const now = foundWith('nobilis', 'ignifuge');
  expect(newSince(before, [...now, ...now])).toHaveLength(1);
});
