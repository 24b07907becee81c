// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { licences } from '#generated/pages/licences.ts';
import { setPackageReader } from '../../../../src/data/installed-packages.ts';
import { buildPage } from '../../../../src/pages/licences/data.ts';
import { LicencesPage } from '../../../../src/pages/licences/LicencesPage.tsx';
import { visit } from '../visit.tsx';

beforeEach(() =>
  setPackageReader(async (name) => ({ version: '1.2.3', licence: 'MIT', text: `Copyright of ${name}` })),
);

test('each package is named with its version, its licence and the whole text of it', async () => {
  visit(LicencesPage, await buildPage(), '/licences');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const names = licences.packages.map((it) => it.package);
  expect(headings).toEqual([...names, licences.own.title]);
  for (const [index, item] of screen.getAllByRole('listitem').entries()) {
    const name = names[index] ?? '';
    expect(within(item).getByText(/1\.2\.3/).textContent).toBe('en 1.2.3, sous MIT');
    expect(within(item).getByText(`Copyright of ${name}`).closest('[lang=en]')).not.toBeNull();
    expect(within(item).getByText(/^Le texte de/).textContent).toContain(name);
  }
});

test('a package that is not installed is an error, not a gap', async () => {
  setPackageReader((name) => Promise.reject(new Error(`no ${name}`)));
  await expect(buildPage()).rejects.toThrow('no react');
});
