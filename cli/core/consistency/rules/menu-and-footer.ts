import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Href } from '../../model/walk.ts';
import { valueAt } from '../../values/json-value.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

const NAVIGATION = 'navigation';

export const menuAndFooter: Rule<{
  'menu-and-footer/missing': { missing: string; from: string };
}> = {
  id: 'menu-and-footer',
  title: { fr: 'menu et pied de page qui diffèrent', en: 'menu and footer that differ' },
  why: {
    fr: 'ce que le menu offre, le pied de page l’oublie',
    en: 'what the menu offers, the footer leaves out',
  },
  words: {
    'menu-and-footer/missing': ({ missing, from }) => [
      `${fr.quote(missing)} est dans le menu, mais pas sous ${fr.quote(from)} du pied de page`,
      'ajoutez le lien, ou retirez-le du menu',
      `${en.quote(missing)} is in the menu, but not under ${en.quote(from)} of the footer`,
      'add the link, or remove it from the menu',
    ],
  },
  *find(model) {
    const links = model.hrefs.filter(({ entry }) => entry.subject === NAVIGATION);
    const menus = groupBy(
      links.filter(({ pointer }) => SUBMENU.test(pointer)),
      parentOf,
    );
    const groups = groupBy(
      links.filter(({ pointer }) => GROUP.test(pointer)),
      parentOf,
    );
    for (const menu of menus.values())
      for (const group of groups.values()) if (areOfOne(menu, group)) yield* between(model, menu, group);
  },
};

const SUBMENU = /^\/header\/menu\/\d+\/submenu\/\d+\/href$/;
const GROUP = /^\/footer\/groups\/\d+\/links\/\d+\/href$/;

function parentOf({ pointer }: Href): string {
  return pointer.replace(/\/\d+\/href$/, '');
}

/** A submenu and a footer group belong together when half of their links are the same. */
function areOfOne(menu: readonly Href[], group: readonly Href[]): boolean {
  const shared = menu.filter(({ value }) => group.some((link) => link.value === value));
  return shared.length >= 2 && shared.length * 2 >= menu.length;
}

function* between(model: Model, menu: readonly Href[], group: readonly Href[]) {
  const title = String(
    valueAt(
      group[0]?.entry.value ?? null,
      (group[0] ? parentOf(group[0]) : '').replace(/\/links$/, '/title'),
    ) ?? '',
  );
  // A dead link stands for one that cannot be told: another rule reports it.
  const isSure = group.every(({ match }) => match?.exists);
  if (!isSure) return;
  for (const link of menu) {
    if (group.some(({ value }) => value === link.value)) continue;
    const name = nameOf(link);
    const sides = [side(model, link, name)];
    yield finding('menu-and-footer/missing', { missing: name, from: title }, NAVIGATION, sides);
  }
}

function nameOf({ entry, pointer }: Href): string {
  return String(valueAt(entry.value, pointer.replace(/href$/, 'name')) ?? '');
}
