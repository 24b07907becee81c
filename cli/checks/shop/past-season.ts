import { isMapping } from '../../content/json-value.ts';
import type { DayCheck } from '../check-kinds.ts';

/** The month in which a season is prepared at the latest. */
const SEPTEMBER = 9;

/** The season that `site.yaml` announces when its Christmas is over: prices and dates of last year would be offered. */
export const pastSeason: DayCheck<{ 'season/past': { season: number; next: number } }> = {
  reads: 'day',
  severity: 'warning',
  words: {
    'season/past': ({ season, next }) => [
      `la saison ${season} est passée : le site en annonce encore les dates et les prix`,
      `écrivez ${next}, puis relisez les prix, les dates et ce que « npm run consistency » signale`,
      `the season ${season} is over: the site still announces its dates and prices`,
      `write ${next}, then review the prices, the dates and what "npm run consistency" reports`,
    ],
  },
  *find({ singletons }, day) {
    const site = singletons.get('site');
    const season = isMapping(site?.value) ? site.value.season : undefined;
    if (!site || typeof season !== 'number') return;
    const [year = 0, month = 0] = day.split('-').map(Number);
    const next = month >= SEPTEMBER ? year : year - 1;
    if (season < next) yield { code: 'season/past', params: { season, next }, in: site, pointer: '/season' };
  },
};
