import { decorations } from '#generated/decorations.ts';
import { variety as words } from '#generated/pages/variety.ts';
import { paths } from '#generated/routes.ts';
import type { Link, Variety } from '#generated/types.ts';
import { findVariety, type VarietySlug, varieties } from '#generated/varieties.ts';
import type { Suggestion } from '../../components/SuggestionRow.tsx';
import { personHeightOn } from '../../data/distances.ts';
import { priceOn } from '../../data/readings.ts';
import { soldOutTimes, stockOf, stockOfDecoration } from '../../data/stock.ts';
import { varietyPictures } from '../../data/variety-pictures.ts';
import { comparisonOf } from '../comparison/choice.ts';
import type { PageContent } from '../page.ts';
import type { VarietyPageProps } from './VarietyPage.tsx';

export const entries = varieties;

/** What the two decorations of `Découvrez aussi` are picked from. */
const pool: readonly Suggestion[] = decorations.map((decoration) => ({
  name: decoration.title,
  href: paths.decoration(decoration.slug),
  image: decoration.image,
  gone: soldOutTimes(stockOfDecoration(decoration)),
}));

/** @returns null for a key that no variety has */
export function buildPage(slug: string): PageContent<VarietyPageProps> | null {
  const entry = findVariety(slug);
  if (!entry) return null;
  const { seo, related, care, showCare = true, drawing, practical = [], forWhom: _, ...variety } = entry;
  const { alt, scene, ...shape } = drawing;
  const reading = priceOn(entry.slug, 'variety');
  const stock = stockOf(entry, 'variety');
  return {
    head: { ...seo, canonical: paths.variety(entry.slug) },
    props: {
      variety: {
        ...variety,
        images: varietyPictures(entry),
        care: showCare ? care : [],
        ...(stock && { stock }),
      },
      shape,
      person: personHeightOn('variety'),
      price: reading && {
        from: reading.from,
        grid: reading.grid,
      },
      related: neighbours(entry, related).map(asSuggestion),
      decorations: pool,
      words: {
        ...words,
        ...(words.practical && {
          practical: { ...words.practical, items: [...words.practical.items, ...practical] },
        }),
        tools: words.tools.map((tool) => withVariety(tool, entry.slug)),
        included: {
          ...words.included,
          items: words.included.items.filter(({ finish }) => finish?.includes(entry.traits.finish) ?? true),
        },
      },
    },
  };
}

/** At the comparison, the variety waits for others to stand beside it. */
function withVariety(tool: Link, slug: VarietySlug): Link {
  return tool.href === paths.comparison() ? { ...tool, href: comparisonOf([slug]) } : tool;
}

/** The neighbour of a variety; where it may be sold out, also its own neighbour, and so on. */
function neighbours(variety: Variety, slug: VarietySlug, passed: readonly Variety[] = []): Variety[] {
  const found = findVariety(slug);
  if (!found || found === variety || passed.includes(found)) return [];
  return [
    found,
    ...(soldOutTimes(stockOf(found, 'variety')).length > 0
      ? neighbours(variety, found.related, [...passed, found])
      : []),
  ];
}

function asSuggestion(variety: Variety): Suggestion {
  const [image] = varietyPictures(variety);
  return {
    name: variety.name,
    href: paths.variety(variety.slug),
    image,
    gone: soldOutTimes(stockOf(variety, 'variety')),
  };
}
