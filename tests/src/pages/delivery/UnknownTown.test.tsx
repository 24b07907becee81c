// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { DeliveryPage } from '../../../../src/pages/delivery/DeliveryPage.tsx';
import { buildPage } from '../../../../src/pages/delivery/data.ts';
import { visit } from '../visit.tsx';

async function ask(unknownKey: string) {
  const content = buildPage('_default');
  if (!content) throw new Error('no default page');
  visit(DeliveryPage, { ...content, props: { ...content.props, unknownKey } });
  const title = await screen.findByRole('heading', { level: 1 });
  return { title: title.textContent, page: document.body.textContent };
}

test.each([
  ['arcon', 'Arçon', /Arçon est à 6.km/],
  ['les-pres-bernard', 'Les Prés-Bernard', /Les Fourgs/],
  ['mouthe', 'Mouthe', /Mouthe/],
])('%s is spelled %s, and is answered from the table of the zone', async (key, name, answer) => {
  const { title, page } = await ask(key);
  expect(title).toBe(`${name}\u00a0: passons\u2011nous\u202f?`);
  expect(page).toMatch(answer);
  expect(page).not.toMatch(/est sur la tournée|on passe/);
});
