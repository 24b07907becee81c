// Runs at build (see vite.config.ts): the footer needs the names of the towns, not all that is written about them.
import { navigation } from '../../generated/navigation.ts';
import { findTown } from '../../generated/towns.ts';

/** The groups of delivered towns of the footer. */
export const townGroups = navigation.footer.towns.map(({ title, note, towns }) => ({
  title,
  note,
  towns: towns.map((slug) => ({ slug, name: findTown(slug)?.name ?? slug })),
}));
