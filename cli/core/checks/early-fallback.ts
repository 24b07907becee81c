import type { DayCheck } from '../annotations/check-kinds.ts';
import { soundRows } from '../content/route-table.ts';
import { waitingEntries } from '../content/waiting.ts';
import { english } from '../language/english.ts';
import { french } from '../language/french.ts';
import { en, fr } from '../messages/phrases.ts';

/** An unpublished entry that unknown addresses show. */
export const earlyFallback: DayCheck<{ 'date/early-fallback': { slug: string; until: string | undefined } }> =
  {
    reads: 'day',
    severity: 'warning',
    words: {
      'date/early-fallback': ({ slug, until }) => [
        `le repli ${fr.quote(slug)} ${until === undefined ? 'est un brouillon' : `ne paraît que le ${french.date(until)}`} : d’ici là, une adresse inconnue montre la page « introuvable »`,
        'nommez une entrée déjà publiée',
        `the fallback ${en.quote(slug)} ${until === undefined ? 'is a draft' : `is published on ${english.date(until)} only`}: until then an unknown address shows the not-found page`,
        'name an entry that is published',
      ],
    },
    *find(content, day) {
      const table = content.singletons.get(content.settings.routes);
      const waiting = new Map(waitingEntries(content, day).map(({ entry, until }) => [entry, until]));
      if (!table || waiting.size === 0) return;
      for (const { index, route } of soundRows(table.value)) {
        const slug = route.fallback?.entry;
        const entry = slug && route.collection ? content.find(route.collection, slug) : undefined;
        if (entry && waiting.has(entry))
          yield {
            code: 'date/early-fallback',
            params: { slug: entry.slug, until: waiting.get(entry) },
            in: table,
            pointer: `/routes/${index}/fallback/entry`,
          };
      }
    },
  };
