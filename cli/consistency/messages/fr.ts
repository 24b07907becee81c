import type { Wording } from '../../messages/catalogue.ts';
import type { FindingCatalogue, ListName } from './catalogue.ts';

const say = (message: string, hint: string): Wording => ({ message, hint });
const quote = (value: string) => `« ${value} »`;
const all = (values: readonly string[], last = 'et') =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;
const near = (paths: readonly string[]) =>
  paths.length === 0
    ? 'donnez au lien une adresse qui existe, ou retirez-le'
    : `la page la plus proche est ${all(paths, 'ou')}`;

const DECIDE = 'retenez une lecture avec « sapin decide », ou corrigez celle qui se trompe';

const LISTS: Readonly<Record<ListName['kind'], string>> = {
  terms: 'la liste des conditions générales de vente',
  'quote-types': 'la liste des sapins du formulaire de devis',
  'footer-towns': 'la liste des communes du pied de page',
  submenu: 'le sous-menu',
  page: 'la liste de la page',
};
const listName = (list: ListName) =>
  'name' in list ? `${LISTS[list.kind]} ${quote(list.name)}` : LISTS[list.kind];

/** What says the same of two things, and what to do about it. */
const SAME_WORDS: Readonly<Record<'title' | 'description' | 'alternative', readonly [string, string]>> = {
  title: ['les titres de plusieurs pages', 'donnez à chaque page un titre que les autres n’ont pas'],
  description: ['les descriptions de plusieurs pages', 'dites de chaque page ce qu’on n’y trouve que là'],
  alternative: ['plusieurs images', 'dites de chaque image ce que l’on n’y voit que là'],
};

export const fr: FindingCatalogue = {
  'conflicting-readings': ({ label, qualifier, values, files }) =>
    say(
      `${quote(label)}${qualifier.length > 0 ? ` (${qualifier.join(', ')})` : ''} a ${values.length} valeurs : ${all(values)}`,
      files > 1 ? 'plusieurs fichiers disent la même chose : retenez une valeur dans chacun' : DECIDE,
    ),
  'conflicting-price-grids': ({ name, sources, differing, partial }) => {
    const differences = differing.map(
      ({ size, prices, gap }) => `${prices.join(' / ')} pour ${size}, soit ${gap} d’écart`,
    );
    const onlyIn = partial.map(
      ({ sizes, sources: having }) => `${all(sizes)} seulement dans ${all(having.map(quote))}`,
    );
    return say(
      `${name} a ${sources.length} grilles qui diffèrent : ${[...differences, ...onlyIn].join(' ; ')}`,
      DECIDE,
    );
  },
  'conflicting-price-grids/unlisted': ({ name, sources, missingFrom, others }) =>
    say(
      `${name} n’a de prix que dans ${all(sources.map(quote))} : ${quote(missingFrom)}, qui en donne pour ${others} variétés, l’oublie`,
      `ajoutez la lecture ${quote(missingFrom)}, ou retenez celle qui existe avec « sapin decide »`,
    ),
  'from-price-mismatch': ({ name, source, from, least, size }) =>
    say(
      `${name} est annoncé à partir de ${from}, mais le plus petit prix de sa grille est ${least} (${size}), dans ${quote(source)}`,
      'corrigez le prix d’appel (« from ») ou la grille',
    ),
  'from-price-mismatch/elsewhere': ({ name, prices }) =>
    say(`${name} est annoncé à partir de ${all(prices)} selon la page`, DECIDE),
  'teaser-price-mismatch': ({ teaser, price, name, height, asked }) =>
    say(
      `${quote(teaser)} est annoncé à ${price}, mais un ${name} de ${height} coûte ${all(asked, 'ou')} dans la grille`,
      'corrigez le prix de l’accroche ou celui de la grille',
    ),
  'teaser-price-mismatch/no-row': ({ teaser, name, height }) =>
    say(
      `${quote(teaser)} est annoncé, mais aucune grille de ${name} ne vend un arbre de ${height}`,
      'ajoutez cette taille à la grille, ou changez l’accroche',
    ),
  'broken-grid/overlap': ({ name, source, sizes }) =>
    say(
      `dans la grille de ${name} (${source}), ${all(sizes)} se chevauchent`,
      'faites commencer une taille où finit la précédente',
    ),
  'broken-grid/hole': ({ name, source, hole }) =>
    say(
      `dans la grille de ${name} (${source}), un arbre de ${hole} n’a pas de prix`,
      'faites commencer une taille où finit la précédente',
    ),
  'broken-grid/cheaper': ({ name, source, sizes, prices }) =>
    say(
      `dans la grille de ${name} (${source}), ${sizes[1]} coûte ${prices[1]}, moins que ${sizes[0]} (${prices[0]})`,
      'corrigez l’un des deux prix',
    ),
  'dead-link': ({ href, nearest }) => say(`le lien ${href} ne mène à aucune page`, near(nearest)),
  'dead-link/fallback': ({ href, shown, nearest }) =>
    say(`le lien ${href} ne mène pas où il dit : le visiteur voit ${quote(shown)}`, near(nearest)),
  'impossible-dates/deadline': ({ deadlines, lastDay, time, latest }) =>
    say(
      `les commandes sont ouvertes jusqu’au ${all(deadlines, 'ou')}, mais en ${time} il faut commander le ${latest} pour être livré le ${lastDay}, dernier jour`,
      'avancez la date limite, prolongez la livraison, ou dites qui peut encore être livré',
    ),
  'impossible-dates/notice': ({ notice, shortest }) =>
    say(
      `une commande se modifie jusqu’à ${notice} avant la livraison, mais la livraison peut se faire plus vite (${shortest})`,
      'dites ce qui vaut pour une livraison plus rapide que le délai de modification',
    ),
  'impossible-dates/updated': ({ date, updated }) =>
    say(`mis à jour le ${updated}, avant sa parution le ${date}`, 'corrigez l’une des deux dates'),
  'impossible-dates/weekday': ({ written, date, actual }) =>
    say(`${quote(written)} : le ${date} est un ${actual}`, 'corrigez le jour ou la date'),
  'outside-zone': ({ town, distance, radius, centre }) =>
    say(
      `${town} est à ${distance} de ${centre}, au-delà du rayon de livraison de ${radius}`,
      'retirez cette commune, élargissez le rayon, ou vérifiez ses coordonnées',
    ),
  'list-mismatch/missing': ({ list, missing }) =>
    say(
      `${listName(list)} oublie ${all(missing)}`,
      `ajoutez ${missing.length > 1 ? 'les entrées qui manquent' : 'l’entrée qui manque'}, ou acceptez la différence en disant pourquoi`,
    ),
  'list-mismatch/sizes': ({ missing, unsold }) =>
    say(
      [
        missing.length > 0
          ? `le formulaire de devis ne permet pas de demander ${all(missing, 'ni')}, qui se vendent pourtant`
          : '',
        unsold.length > 0 ? `le formulaire de devis propose ${all(unsold)}, qu’aucune grille ne vend` : '',
      ]
        .filter((part) => part !== '')
        .join(' ; '),
      'accordez les tailles du formulaire et celles des grilles',
    ),
  'list-mismatch/group': ({ town, listed, own }) =>
    say(
      `${town} est dans le groupe ${quote(listed)} du pied de page, mais se dit du groupe ${quote(own)}`,
      'accordez le pied de page et la fiche de la commune',
    ),
  'stated-in-prose': ({ stated, label, expected, fact }) =>
    say(
      `le texte dit ${quote(stated)}, mais ${quote(label)} vaut ${all(expected.map(quote), 'ou')} sur cette page`,
      `écrivez {{${fact}}} à la place de la valeur`,
    ),
  'stated-in-prose/agrees': ({ stated, label, fact }) =>
    say(
      `${quote(stated)} est écrit en toutes lettres (${label})`,
      `écrivez {{${fact}}} : le texte suivra la constante`,
    ),
  'stated-in-prose/phone': ({ stated, known }) =>
    say(`le texte donne le ${stated}, mais la boutique a le ${all(known, 'ou le')}`, 'corrigez le numéro'),
  'stated-in-prose/texts': ({ values, about }) =>
    say(
      `deux textes se contredisent (${all(about)}) : ${all(values.map(quote))}`,
      'accordez les deux textes, ou faites de cette valeur une constante dans facts/',
    ),
  'stale-season': ({ years, season, places }) =>
    say(
      `parle de ${all(years.map(String))} (${places > 1 ? `${places} endroits` : 'un endroit'}), alors que la saison est ${season}`,
      'mettez le texte à jour, ou retirez-le ; si c’est un souvenir assumé, acceptez-le en disant pourquoi',
    ),
  'stale-season/legal': ({ updated, season, years }) =>
    say(
      `ce texte légal date du ${updated}, ${years} ans avant la saison ${season}`,
      'relisez-le, puis changez sa date',
    ),
  'asymmetric-reference': ({ from, to }) =>
    say(
      `${from} nomme ${to}, mais ${to} ne nomme pas ${from}`,
      'ajoutez la relation qui manque, ou retirez l’autre',
    ),
  'same-words': ({ what, words }) => {
    const [things, advice] = SAME_WORDS[what];
    return say(`${things} disent la même chose : ${quote(words)}`, advice);
  },
  'similar-texts': ({ town, other, percent }) =>
    say(
      `le texte de ${town} reprend ${percent} % de celui de ${other}`,
      'dites ce qui n’est vrai que de cette commune : une rue, un accès, un quartier',
    ),
};
