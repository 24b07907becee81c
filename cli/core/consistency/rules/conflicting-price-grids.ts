import { decisionOf } from '../../content/entry-readings.ts';
import { groupBy } from '../../content/group.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { productName } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { lineUp, type PriceFile, type PriceReading } from '../../model/prices.ts';
import { euros, heights } from '../../values/decimals.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { gridSide } from '../sides.ts';

export const conflictingPriceGrids: Rule<{
  'conflicting-price-grids': {
    name: string;
    sources: readonly string[];
    differing: readonly { size: string; prices: readonly string[]; gap: string }[];
    partial: readonly { sizes: readonly string[]; sources: readonly string[] }[];
  };
  'conflicting-price-grids/unlisted': {
    name: string;
    sources: readonly string[];
    missingFrom: string;
    others: number;
  };
}> = {
  id: 'conflicting-price-grids',
  comparesReadings: true,
  title: { fr: 'grilles de prix contradictoires', en: 'conflicting price grids' },
  why: {
    fr: 'le même arbre a deux prix selon la page, et le client exigera le plus bas',
    en: 'one tree has two prices depending on the page, and customers will ask for the lower one',
  },
  words: {
    'conflicting-price-grids': ({ name, sources, differing, partial }, reader) => [
      `${name} a ${sources.length} grilles qui diffèrent : ${[
        ...differing.map(
          ({ size, prices, gap }) => `${prices.join(' / ')} pour ${size}, soit ${gap} d’écart`,
        ),
        ...partial.map((p) => `${fr.all(p.sizes)} seulement dans ${fr.all(p.sources.map(fr.quote))}`),
      ].join(' ; ')}`,
      fr.decide(reader),
      `${name} has ${sources.length} grids that differ: ${[
        ...differing.map(({ size, prices, gap }) => `${prices.join(' / ')} for ${size}, ${gap} apart`),
        ...partial.map((p) => `${en.all(p.sizes)} only in ${en.all(p.sources.map(en.quote))}`),
      ].join('; ')}`,
      en.decide,
    ],
    'conflicting-price-grids/unlisted': ({ name, sources, missingFrom, others }, reader) => [
      `${name} n’a de prix que dans ${fr.all(sources.map(fr.quote))} : ${fr.quote(missingFrom)}, qui en donne pour ${others} variétés, l’oublie`,
      `ajoutez la lecture ${fr.quote(missingFrom)}, ou ${reader.isAtDesk ? fr.accept(reader) : 'retenez celle qui existe avec « sapin decide »'}`,
      `${name} has prices in ${en.all(sources.map(en.quote))} only: ${en.quote(missingFrom)}, which has them for ${others} varieties, leaves it out`,
      `add the reading ${en.quote(missingFrom)}, or keep the one there is with "sapin decide"`,
    ],
  },
  *find(model) {
    const catalogues = completeSources(model.priceFiles);
    for (const file of model.priceFiles) {
      yield* differences(model, file);
      yield* unlisted(model, file, catalogues);
    }
  },
};

function* differences(model: Model, file: PriceFile) {
  const { readings } = file;
  const rows = lineUp(readings);
  const differing = rows.filter(({ differs }) => differs);
  if (readings.length < 2 || differing.length === 0) return;
  const both = differing.filter(({ prices }) => !prices.includes(null));
  const partial = differing.filter(({ prices }) => prices.includes(null));
  const params = {
    name: productName(model, file),
    sources: readings.map(({ source }) => source),
    differing: both.map(({ min, max, prices }) => {
      const amounts = prices.map((price) => price ?? 0);
      return {
        size: heights(min, max),
        prices: amounts.map(euros),
        gap: euros(Math.round((Math.max(...amounts) - Math.min(...amounts)) * 100) / 100),
      };
    }),
    partial: [...groupBy(partial, ({ prices }) => having(readings, prices).join('\0')).values()].map(
      (rows) => ({
        sizes: rows.map(({ min, max }) => heights(min, max)),
        sources: having(readings, rows[0]?.prices ?? []),
      }),
    ),
  };
  const sides = readings.map((reading) => gridSide(model, file, reading, 'prices'));
  const table = { columns: readings.map(({ source }) => source), rows };
  yield finding('conflicting-price-grids', params, file.entry.subject, sides, { table });
}

/** The sources of the readings that have a price. */
function having(readings: readonly PriceReading[], prices: readonly (number | null)[]): string[] {
  return readings.filter((_, column) => prices[column] !== null).map(({ source }) => source);
}

/** Sources with prices for at least half of the products: a product that they leave out is missing there. */
function completeSources(files: readonly PriceFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { readings } of files)
    for (const source of new Set(readings.map((reading) => reading.source)))
      counts.set(source, (counts.get(source) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count * 2 >= files.length));
}

function* unlisted(model: Model, file: PriceFile, catalogues: ReadonlyMap<string, number>) {
  const sources = new Set(file.readings.map(({ source }) => source));
  for (const [missingFrom, others] of catalogues) {
    if (sources.has(missingFrom) || !areRivals(model, missingFrom, sources)) continue;
    const params = { name: productName(model, file), sources: [...sources], missingFrom, others };
    const absent: Side = {
      value: 'absente',
      key: 'absente',
      en: { value: 'absent' },
      source: missingFrom,
      place: placeIn(file.entry, '/readings', { part: 'key' }),
      routes: [],
      dropped: decisionOf(file.entry) !== undefined || !file.readings.every(({ live }) => live),
    };
    const sides = [...file.readings.map((reading) => gridSide(model, file, reading, 'prices')), absent];
    yield finding('conflicting-price-grids/unlisted', params, file.entry.subject, sides);
  }
}

/** Whether some product has a grid of that source beside one of the others: if none has, the others came after it. */
function areRivals({ priceFiles }: Model, source: string, others: ReadonlySet<string>): boolean {
  return priceFiles.some(
    ({ readings }) =>
      readings.some((reading) => reading.source === source) &&
      readings.some((reading) => others.has(reading.source)),
  );
}
