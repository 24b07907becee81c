// Evaluated at build time (see vite.config.ts).
import { navigation } from '#generated/navigation.ts';
import { paths } from '#generated/routes.ts';
import { findTown } from '#generated/towns.ts';

/** The groups of delivered towns, by their names. */
export const footerTowns = navigation.footer.towns.map(({ title, note, towns }) => ({
  title,
  note,
  towns: towns.map((slug) => ({ name: findTown(slug)?.name ?? slug, href: paths.delivery(slug) })),
}));

const { groups, copyright, legal, cookies } = navigation.footer;
/** What browsers find in the document alone. */
export const footerLinks = { groups, towns: footerTowns, copyright, legal, cookies };
