import type { Entry } from '../content/content.ts';
import { PLACEHOLDER } from '../content/entry-readings.ts';
import { atOf } from '../model/lookups.ts';
import type { Model } from '../model/model.ts';
import type { Href } from '../model/walk.ts';
import { valueAt } from '../values/json-value.ts';
import { lastStep } from '../values/pointer.ts';
import { type Label, labelOf } from './claims/link-labels.ts';
import { singular, wordsOf } from './claims/names.ts';

/** What leads to a page, or announces it: a link, its own title, an address that it once had. */
export type What = 'link' | 'title' | 'address';

export interface Link {
  readonly what: What;
  /** The link; of a title, the address of its page. */
  readonly href: Href;
  /** Where its words are. */
  readonly entry: Entry;
  readonly label: Label;
  readonly words: readonly string[];
  /** Verbs of calls to action: « Préparer la reprise » is about the second word. */
  readonly verb: readonly string[];
}

function makeLink(what: What, href: Href, entry: Entry, label: Label): Link {
  const words = tellingIn(label.label.replace(VERB, ''));
  return { what, href, entry, label, words, verb: tellingIn(VERB.exec(label.label)?.[0] ?? '') };
}

export function linksIn(model: Model): Link[] {
  return model.hrefs.flatMap((href): Link[] => {
    const label = href.match?.exists ? (labelOf(href) ?? formerOf(model, href)) : undefined;
    const what = href.entry.slug === model.settings.redirects ? 'address' : 'link';
    return label ? [makeLink(what, href, href.entry, label)] : [];
  });
}

/** The words of an address that leads elsewhere by now. */
function formerOf({ settings }: Model, { entry, pointer }: Href): Label | undefined {
  const at = pointer.replace(/\/to$/, '/from');
  const from = entry.slug === settings.redirects ? valueAt(entry.value, at) : undefined;
  if (typeof from !== 'string') return undefined;
  return { label: lastStep(from), at, range: { start: 0, end: from.length } };
}

/** The titles of pages that have an address of their own, in the route table and in their files. */
export function pageTitlesOf(model: Model): Link[] {
  const table = model.singleton(model.settings.routes);
  return model.routes.routes.flatMap(({ path, page, title }, row): Link[] => {
    const match = model.routes.match(path);
    if (!table || !match?.exists || match.slug !== undefined || match.route.path !== path) return [];
    const href = {
      ...atOf(model, table, `/routes/${row}/path`),
      value: path,
      start: 0,
      end: path.length,
      match,
    };
    const own = model.singleton(page);
    // A page without texts of its own has no other words than these.
    if (!own) return [];
    const said = [
      { entry: table, at: `/routes/${row}/title`, label: title },
      { entry: own, at: '/title', label: valueAt(own.value, '/title') },
    ];
    return said.flatMap(({ entry, at, label }) =>
      typeof label === 'string'
        ? [makeLink('title', href, entry, { label, at, range: { start: 0, end: label.length } })]
        : [],
    );
  });
}

/** Shorter words are ignored; « l’été » counts. */
const LETTERS = 3;
/** Words that fit any page. */
export const NOWHERE = new Set(
  'celui autre chez les des une nos vos sur aux par son ses mon ici tout meme page voir lire notre nous vous votre tous toutes tout retour decouvrir plus autre ceux celle pour avec dans sapin noel cette comment leur quel quelle detail'.split(
    ' ',
  ),
);

const VERB = /^\p{Lu}\p{Ll}+(?:er|ir|re)\s/u;

/** The words that tell what a text is about; visitors read a value in the place of a placeholder. */
export function tellingIn(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text.replaceAll(PLACEHOLDER, ' '), LETTERS)
        .filter((word) => !NOWHERE.has(word))
        .map(singular),
    ),
  ];
}
