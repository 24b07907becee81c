import type { DayCheck } from '../../annotations/check-kinds.ts';
import { identityOf } from '../../content/content.ts';
import { ANNOUNCED_BY, seasonAt, seasonIn } from '../../model/season.ts';
import { itemsOf } from '../../season/items.ts';
import { openItems, readReview, yearOfReview } from '../../season/review.ts';

interface PastSeason {
  'season/past': { season: number; next: number };
  'season/unreviewed': { season: number; left: number };
}

/**
 * The season that `site.yaml` announces when its Christmas is over: prices and dates of last year would be offered. From
 * September on, also one whose review was begun and not finished.
 */
export const pastSeason: DayCheck<PastSeason> = {
  reads: 'day',
  severity: 'warning',
  words: {
    'season/past': ({ season, next }, reader) => [
      `la saison ${season} est passée : le site en annonce encore les dates et les prix`,
      reader.isAtDesk
        ? `revoyez les dates, les prix et les textes, puis changez l’année de la saison pour ${next}`
        : `« npm run sapin -- season ${next} » montre ce qui est de l’an dernier`,
      `the season ${season} is over: the site still announces its dates and prices`,
      `"npm run sapin -- season ${next}" shows what is left from last year`,
    ],
    'season/unreviewed': ({ season, left }, reader) => [
      `la saison ${season} n’est pas toute relue : ${left > 1 ? `encore ${left} choses de l’an dernier` : 'encore une chose de l’an dernier'}`,
      reader.isAtDesk
        ? 'revoyez les dates, les prix et les textes de l’an dernier'
        : `reprenez avec « npm run sapin -- season ${season} »`,
      `the season ${season} is not wholly reviewed: ${left} ${left > 1 ? 'things' : 'thing'} left from last year`,
      `go on with "npm run sapin -- season ${season}"`,
    ],
  },
  *find(content, day) {
    const announced = seasonIn(identityOf(content));
    if (!announced) return;
    const { entry: site, year: season, pointer } = announced;
    const next = seasonAt(day, ANNOUNCED_BY);
    if (season < next) yield { code: 'season/past', params: { season, next }, in: site, pointer };
    const review = yearOfReview(content);
    const reviewed = readReview(content);
    const isNew = season === next && day.startsWith(String(season)); // not in the spring after it
    const isBegun = review?.year === season || reviewed.some(({ year }) => year === season);
    if (!isNew || !review || !isBegun) return;
    const left = openItems(itemsOf(content, season), reviewed, season).length;
    if (left > 0)
      yield { code: 'season/unreviewed', params: { season, left }, in: review.entry, pointer: '/year' };
  },
};
