import type { DayCheck } from '../../annotations/check-kinds.ts';
import { endOf } from '../../values/calendar.ts';
import { isMapping } from '../../values/json-value.ts';

/** A notice that no page shows any more. */
export const endedNotice: DayCheck<{ 'notice/ended': { until: string } }> = {
  reads: 'day',
  severity: 'note',
  words: {
    'notice/ended': ({ until }) => [
      `cette annonce est finie (${until}) : aucune page ne la montre plus`,
      'effacez-la, ou donnez-lui une autre fin si elle vaut encore',
      `this notice has ended (${until}): no page shows it any more`,
      'delete the file, or give it another end if it still holds',
    ],
  },
  *find(content, day) {
    for (const entry of content.collections.get('notices') ?? []) {
      const until = isMapping(entry.value) ? entry.value.until : undefined;
      if (typeof until === 'string' && endOf(until) <= `${day}T00:00`)
        yield { code: 'notice/ended', params: { until }, in: entry, pointer: '/until' };
    }
  },
};
