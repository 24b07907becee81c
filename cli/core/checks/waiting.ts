import type { DayCheck } from '../annotations/check-kinds.ts';
import { waitingEntries } from '../content/waiting.ts';
import { english } from '../language/english.ts';
import { french } from '../language/french.ts';

/** Entries that are written and not yet published, so that nobody looks for them on the site. */
export const waiting: DayCheck<{ 'date/waits': { until: string | undefined } }> = {
  reads: 'day',
  severity: 'note',
  words: {
    'date/waits': ({ until }, reader) =>
      until === undefined
        ? [
            'ce brouillon ne paraît pas',
            reader.isAtDesk
              ? 'quand il est prêt, dites que ce n’est plus un brouillon'
              : 'retirez « draft » quand il est prêt',
            'this draft is not published',
            'remove "draft" when it is ready',
          ]
        : [
            `cette page attend le ${french.date(until)}`,
            `le site construit ce jour-là la publie${reader.isAtDesk ? '' : ' ; « npm run dev » la montre dès maintenant'}`,
            `this page waits for ${english.date(until)}`,
            'the site that is built on that day publishes it; "npm run dev" shows it now',
          ],
  },
  *find(content, day) {
    for (const { entry, property, until } of waitingEntries(content, day))
      yield { code: 'date/waits', params: { until }, in: entry, pointer: `/${property}` };
  },
};
