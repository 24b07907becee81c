import { licences } from '#generated/pages/licences.ts';
import { paths } from '#generated/routes.ts';
import { readPackage } from '../../data/installed-packages.ts';
import { fill } from '../../text/fill.ts';
import type { PageContent } from '../page.ts';
import type { LicencesPageProps } from './LicencesPage.tsx';

export async function buildPage(): Promise<PageContent<LicencesPageProps>> {
  const { seo, packages, version, licence, read, ...words } = licences;
  const notices = packages.map(async ({ package: name, use }) => {
    const installed = await readPackage(name);
    return {
      name,
      use,
      version: fill(version, { version: installed.version }),
      licence: fill(licence, { licence: installed.licence }),
      read: fill(read, { name }),
      text: installed.text,
    };
  });
  return {
    head: { ...seo, canonical: paths.licences() },
    props: { ...words, notices: await Promise.all(notices) },
  };
}
