// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { setLazyReader } from '../../../../generated/lazy.ts';
import { legalData } from '../../../../src/pages/legal/data.ts';
import { LegalPage } from '../../../../src/pages/legal/LegalPage.tsx';
import { visit } from '../visit.tsx';

const slugs = ['cgv', 'politique-confidentialite', 'mentions-legales'];

beforeAll(() => setLazyReader(async (path) => JSON.parse(await readFile(`generated/${path}`, 'utf8'))));

async function legal(slug: string) {
  return visit(LegalPage, await legalData(slug), `/${slug}`);
}

test('a text that nobody wrote has no data', async () => {
  expect(await legalData('inconnu')).toBeNull();
});

describe.each(slugs)('/%s', (slug) => {
  test('leads to the other two and home', async () => {
    await legal(slug);
    const others = screen.getByRole('navigation', { name: 'Nos autres textes légaux' });
    const links = within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(
      new Set([...slugs.filter((other) => other !== slug).map((other) => `/${other}`), '/']),
    );
  });

  test('each line of the contents leads to a section', async () => {
    const { container } = await legal(slug);
    const contents = within(screen.getByRole('navigation', { name: 'Sommaire' })).getAllByRole('link');
    const anchors = contents.map((link) => link.getAttribute('href'));
    expect(new Set(anchors).size).toBe(container.querySelectorAll('section').length);
    for (const anchor of anchors) expect(container.querySelector(`section${anchor}`)).not.toBeNull();
  });
});

test.each(['cgv', 'politique-confidentialite'])('/%s says when it was last changed', async (slug) => {
  await legal(slug);
  expect(screen.getByText(/1er décembre 2024$/).getAttribute('datetime')).toBe('2024-12-01');
});

test('the terms list eight varieties, each with its page', async () => {
  await legal('cgv');
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/nos-sapins/'))
    .map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(
    new Set(
      [
        'nordmann-5-etoiles',
        'nordmann-classic',
        'nordmann-alsacienne',
        'nobilis',
        'ignifuge',
        'floque',
        'grand-sapin',
        'decore',
      ].map((slug) => `/nos-sapins/${slug}`),
    ),
  );
});

test('the cookies button of the privacy page alerts about the cookie interface', async () => {
  await legal('politique-confidentialite');
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  fireEvent.click(screen.getByRole('button', { name: 'Gérer mes cookies' }));
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    'L’interface de gestion des cookies sera bientôt disponible.',
  );
});

test.each(['cgv', 'mentions-legales'])('/%s has no such button', async (slug) => {
  await legal(slug);
  expect(screen.queryByRole('button')).toBeNull();
});
