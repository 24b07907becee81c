import { createContext, useEffect, useState } from 'react';
import { seasonAt } from './calendar.ts';
import { builtSeason, seasonStarts } from './shell.static.ts';

/** The texts of the current season; `undefined` in the main season, for which all other texts are written. */
export const SeasonTexts = createContext(builtSeason.texts);

/**
 * The season by the visitor's clock, with its texts. The first render agrees with the prerendered page, which speaks in the
 * season of the build; only in another one are its texts fetched. A tab that is looked at again may have been asleep when
 * the season changed.
 */
export function useSeason() {
  const [season, setSeason] = useState(builtSeason);
  const { index } = season;
  useEffect(() => {
    const follow = () => {
      const now = seasonAt(seasonStarts);
      if (now === index) return;
      import('#generated/seasons.ts').then(
        ({ seasons }) => setSeason({ index: now, texts: seasons.seasons[now]?.texts }),
        // Offline, the current texts stay.
        () => undefined,
      );
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [index]);
  return season;
}
