import { groupBy } from '../../content/group.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import type { Href } from '../../model/walk.ts';
import { cached } from '../../prose/cached.ts';
import type { Subject } from '../../prose/lexicon.ts';
import { slugOf } from '../../shared/slug.ts';
import { valueAt } from '../../values/json-value.ts';
import { lastStep, parentPointer } from '../../values/pointer.ts';
import { type Link, linksIn, NOWHERE, pageTitlesOf, tellingIn, type What } from '../announced.ts';
import { type Spoken, spokenOf, subjectsIn } from '../claims/spoken.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

interface Elsewhere {
  what: What;
  label: string;
  target: string;
  expected: string;
}

const HERE = {
  link: { fr: ['le lien', 'mène à'], en: ['the link', 'leads to'] },
  title: { fr: ['le titre', 'est celui de'], en: ['the title', 'is that of'] },
  address: { fr: ['l’ancienne adresse', 'mène à'], en: ['the old address', 'leads to'] },
} as const;

export const linkElsewhere: Rule<{
  'link-elsewhere': Elsewhere;
  'link-elsewhere/two-targets': Elsewhere;
  'link-elsewhere/self': { label: string };
  'link-elsewhere/external': { target: string };
}> = {
  id: 'link-elsewhere',
  title: { fr: 'lien dont les mots sont ceux d’une autre page', en: 'link with the words of another page' },
  why: {
    fr: 'le visiteur arrive sur une autre page que celle que le lien lui promet',
    en: 'visitors land on another page than the link promises',
  },
  words: {
    'link-elsewhere': ({ what, label, target, expected }) => [
      `${HERE[what].fr[0]} ${fr.quote(label)} ${HERE[what].fr[1]} ${target}, mais ses mots sont ceux de ${expected}`,
      'accordez la page et les mots',
      `${HERE[what].en[0]} ${en.quote(label)} ${HERE[what].en[1]} ${target}, but its words are those of ${expected}`,
      'make the page and the words agree',
    ],
    'link-elsewhere/two-targets': ({ what, label, target, expected }) => [
      `${HERE[what].fr[0]} ${fr.quote(label)} ${HERE[what].fr[1]} ${target}, et partout ailleurs mène à ${expected}`,
      'accordez la page et les mots',
      `${HERE[what].en[0]} ${en.quote(label)} ${HERE[what].en[1]} ${target}, and leads to ${expected} everywhere else`,
      'make the page and the words agree',
    ],
    'link-elsewhere/external': ({ target }, reader) => [
      `${target} est une page du site, mais le lien dit en sortir`,
      reader.isAtDesk
        ? 'dites que le lien reste sur le site, ou écrivez l’adresse entière'
        : 'retirez « external », ou écrivez l’adresse entière',
      `${target} is a page of this site, but the link says that it leaves it (external)`,
      'remove "external", or write the whole address',
    ],
    'link-elsewhere/self': ({ label }) => [
      `le lien ${fr.quote(label)} mène à la page où il est`,
      'menez-le ailleurs, ou retirez-le',
      `the link ${en.quote(label)} leads to the page that it is on`,
      'point it elsewhere, or remove it',
    ],
  },
  *find(model) {
    yield* saidToLeave(model);
    const links = [...linksIn(model), ...pageTitlesOf(model)];
    const pages = wordsOfPages(model, links);
    const addresses = byAddress(pages);
    const byPath = new Map(links.map(({ href }) => [pathOf(href), href]));
    const paths = [...byPath.keys()];
    // Most pages are never asked about.
    const described = cached((path) => describedBy(model, byPath.get(path)));
    const spoken = cached((path) => spokenOf(model, entryOf(model, byPath.get(path)), path));
    const byLabel = groupBy(
      links.filter(({ what }) => what === 'link'),
      ({ label }) => foldText(label.label),
    );
    for (const link of links) {
      yield;
      const { what, href, label } = link;
      const { entry, pointer, value, surfaces } = href;
      const at = { entry: link.entry, pointer: label.at, surfaces };
      const own = () =>
        side(model, at, label.label, { place: placeIn(link.entry, label.at, { range: label.range }) });
      const target = () => side(model, { entry, pointer, surfaces }, value);
      if (what === 'link' && isOfItself(href)) {
        yield finding('link-elsewhere/self', { label: label.label }, link.entry.subject, [own(), target()]);
        continue;
      }
      const usual = usualTarget(byLabel.get(foldText(label.label)) ?? [], value);
      if (usual && (what === 'link' || !isAlike(usual.href.value, value))) {
        const params = { what, label: label.label, target: value, expected: usual.href.value };
        const other = side(model, usual.href, usual.href.value);
        yield finding('link-elsewhere/two-targets', params, link.entry.subject, [own(), other]);
        continue;
      }
      const expected =
        addressed(link, addresses) ??
        otherPage(link, pages, described) ??
        (saysOwn(link, pages, described) ? undefined : ofItsSubject(model, link, paths, spoken));
      if (expected === undefined) continue;
      const params = { what, label: label.label, target: value, expected };
      yield finding('link-elsewhere', params, link.entry.subject, [own(), target()]);
    }
  },
};

/** A link that opens like one to another site, and stays. */
function* saidToLeave(model: Model) {
  for (const { entry, pointer, surfaces, value } of model.hrefs) {
    const external = `${parentPointer(pointer)}/external`;
    if (valueAt(entry.value, external) !== true) continue;
    yield finding('link-elsewhere/external', { target: value }, entry.subject, [
      side(model, { entry, pointer: external, surfaces }, value),
    ]);
  }
}

/** Words of a path, by where they come from: a link's own do not count for it. */
type WordsOfPages = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The words of each page: its titles, its name and its address, and the labels of other links to it. */
function wordsOfPages(model: Model, links: readonly Link[]): WordsOfPages {
  const pages = new Map<string, Map<string, number>>();
  const add = (path: string, words: readonly string[]) => {
    const own = pages.get(path) ?? new Map<string, number>();
    for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
    pages.set(path, own);
  };
  // Titles are added below.
  for (const { what, href, words, verb } of links)
    if (what !== 'title') add(pathOf(href), [...words, ...verb]);
  const seen = new Set<string>();
  for (const { href } of links) {
    const path = pathOf(href);
    if (seen.has(path)) continue;
    seen.add(path);
    const { route, slug } = href.match ?? {};
    const entry = entryOf(model, href);
    const said = entry ? ['/title', '/name', '/seo/title'].map((at) => valueAt(entry.value, at)) : [];
    const titles = [
      ...said,
      slug === undefined ? route?.title : '',
      entry && slug !== undefined ? nameOf(entry) : '',
    ];
    for (const title of titles) if (typeof title === 'string') add(path, tellingIn(title));
    add(path, tellingIn(path.replaceAll(/[/-]/g, ' ')));
  }
  return pages;
}

function entryOf(model: Model, href: Href | undefined) {
  const { route, slug } = href?.match ?? {};
  return slug === undefined
    ? model.singleton(route?.page ?? '')
    : model.entry(`${route?.collection}/${slug}`);
}

/** A page's words about itself: a link to it may repeat them. */
function describedBy(model: Model, href: Href | undefined): ReadonlySet<string> {
  const entry = entryOf(model, href);
  const said = entry
    ? ['/description', '/seo/description', '/excerpt'].map((at) => valueAt(entry.value, at))
    : [];
  return new Set(said.flatMap((text) => (typeof text === 'string' ? tellingIn(text) : [])));
}

/** The one page about what a link says in other words, when its own says nothing of it: « la reprise », « le recyclage ». */
function ofItsSubject(
  model: Model,
  { what, href, label, words }: Link,
  paths: readonly string[],
  spoken: (path: string) => Spoken,
): string | undefined {
  if (what !== 'link' || words.length === 0) return undefined;
  const said = subjectsIn(model, label.label);
  const path = pathOf(href);
  const isAbout = (subjects: ReadonlySet<Subject>) => [...said].some((subject) => subjects.has(subject));
  if (said.size === 0 || isAbout(spoken(path).all)) return undefined;
  const [page, ...more] = paths.filter((other) => other !== path && isAbout(spoken(other).titles));
  return more.length === 0 ? page : undefined;
}

function pathOf({ value }: Href): string {
  return value.replace(/[?#].*$/, '');
}

/** A link in the text of an entry to that entry's own page. */
function isOfItself({ entry, match }: Href): boolean {
  return (
    entry.collection !== undefined &&
    match?.route.collection === entry.collection &&
    match.slug === entry.slug
  );
}

/** The target of the other links with this label, when there are two at least and they agree. */
function usualTarget(same: readonly Link[], value: string): Link | undefined {
  // A list leads to all that it lists.
  const others = same.filter(({ href }) => href.value !== value && !href.value.startsWith(`${value}/`));
  const [first] = others;
  if (!first || others.length < 2 || others.length < (same.length - others.length) * 2) return undefined;
  return others.every(({ href }) => href.value === first.href.value) ? first : undefined;
}

/** Two pages with a common word in their addresses are related. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [words, others] = [one, other].map((path) =>
    tellingIn(path.slice(path.lastIndexOf('/')).replaceAll('-', ' ')),
  );
  return words?.some((word) => others?.includes(word)) === true;
}

/** The pages by what their addresses say: as a whole, and by their telling words. */
function byAddress(pages: WordsOfPages): ReadonlyMap<string, readonly string[]> {
  const all = [...pages.keys()].flatMap((path) => {
    const last = lastStep(path);
    const telling = listOf(tellingIn(last.replaceAll('-', ' ')));
    return [last, telling].flatMap((said) => (said === '' ? [] : { said, path }));
  });
  return new Map(
    [...groupBy(all, ({ said }) => said)].map(([said, same]) => [said, same.map(({ path }) => path)]),
  );
}

/** Not a slug: it has a blank before it. */
function listOf(words: readonly string[]): string {
  const telling = words.filter((word) => !NOWHERE.has(word));
  return telling.length === 0 ? '' : ` ${telling.sort().join(' ')}`;
}

/** A page whose address says just what a link says, when its own shares no word with it. */
function addressed(
  { href, label, words, verb }: Link,
  addresses: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const path = pathOf(href);
  const told = [slugOf(label.label), listOf([...verb, ...words])].flatMap(
    (said) => addresses.get(said) ?? [],
  );
  if (told.includes(path)) return undefined;
  return told.find((other) => !isAlike(other, path) && !other.startsWith(`${path}/`));
}

/** A page that has at least half of the words of a link whose own target has none of them. */
function otherPage(
  link: Link,
  pages: WordsOfPages,
  described: (path: string) => ReadonlySet<string>,
): string | undefined {
  const { href, words } = link;
  if (words.length === 0) return undefined;
  const path = pathOf(href);
  if (saysOwn(link, pages, described)) return undefined;
  const told = [...pages].flatMap(([other, said]) => {
    const shared = words.filter((word) => said.has(word)).length;
    return shared * 2 < words.length || isAlike(other, path) ? [] : [{ other, shared }];
  });
  // A list leads to all that it lists.
  if (told.some(({ other }) => other.startsWith(`${path}/`))) return undefined;
  return told.sort((a, b) => b.shared - a.shared || a.other.length - b.other.length)[0]?.other;
}

/** Whether a link has a word of its target. */
function saysOwn(
  { what, href, words, verb }: Link,
  pages: WordsOfPages,
  described: (path: string) => ReadonlySet<string>,
): boolean {
  const own = pages.get(pathOf(href));
  // Its own label is among the words of its target once.
  const isOwn = (word: string) =>
    (own?.get(word) ?? 0) > 1 || (what !== 'address' && described(pathOf(href)).has(word));
  return [...words, ...verb].some(isOwn);
}
