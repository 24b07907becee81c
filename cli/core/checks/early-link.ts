import type { DayCheck } from '../annotations/check-kinds.ts';
import { waitingEntries } from '../content/waiting.ts';
import { english } from '../language/english.ts';
import { french } from '../language/french.ts';
import { buildModel } from '../model/model.ts';

/** A link from a published text to an unpublished page: dead until that page is published. */
export const earlyLink: DayCheck<{ 'date/early-link': { href: string; until: string | undefined } }> = {
  reads: 'day',
  severity: 'warning',
  words: {
    'date/early-link': ({ href, until }) => [
      `${href} ${until === undefined ? 'est un brouillon' : `ne paraît que le ${french.date(until)}`} : d’ici là, ce lien ne mène à rien`,
      'publiez la page avec ce texte, ou ajoutez le lien plus tard',
      `${href} ${until === undefined ? 'is a draft' : `is published on ${english.date(until)} only`}: until then this link leads nowhere`,
      'publish the page together with this text, or add the link later',
    ],
  },
  *find(content, day) {
    const all = waitingEntries(content, day);
    if (all.length === 0) return;
    const model = buildModel(content);
    const waiting = new Set(all.map(({ entry }) => entry));
    for (const { entry, until } of all)
      for (const { value, entry: from, pointer, start, end } of model.hrefsTo(entry))
        if (!waiting.has(from)) {
          const params = { href: value, until };
          yield { code: 'date/early-link', params, in: from, pointer, range: { start, end } };
        }
  },
};
