import type { Fault, SingletonCheck } from '../../annotations/check-kinds.ts';
import type { Content, Entry } from '../../content/content.ts';
import { walkValues } from '../../content/walk-annotated.ts';
import type { Reader } from '../../language/reader.ts';
import { en, fr } from '../../messages/phrases.ts';
import { listedIn, listFor } from '../../values/among.ts';
import { endOf, startOf } from '../../values/calendar.ts';
import { valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { hasShape } from './shape.ts';

interface Line {
  /** `1.75-2`; all sizes without it. */
  readonly sizes?: readonly string[];
  readonly state: string;
  readonly from?: string;
  readonly until?: string;
}

function stateIn(reader: Reader, state: string): string {
  return reader.value('availability.yaml', '/states/0/state', state);
}

interface Lists {
  readonly states: readonly (Line & { readonly variety: string })[];
  readonly decorations?: readonly (Line & { readonly decoration: string })[];
}

const LISTS = {
  states: [{ variety: 'string', state: 'string', 'sizes?': ['string'] }],
  'decorations?': [{ decoration: 'string', state: 'string' }],
} as const;

interface AvailabilityParams {
  'availability/size': { size: string; variety: string; sizes: readonly string[] };
  'availability/overlap': { what: string; sizes: readonly string[]; one: string; other: string };
}

/** What the schema of `availability.yaml` cannot express: a size that the variety lacks, two states at the same time. */
export const availability: SingletonCheck<AvailabilityParams> = {
  reads: { singleton: 'availability', with: /^prices\// },
  severity: 'error',
  words: {
    'availability/size': ({ size, variety, sizes }, reader) => [
      `${fr.quote(size)} n’est pas une taille de ${fr.quote(reader.entry('varieties', variety))}`,
      `ses tailles : ${sizes.join(', ') || `aucune, faute de grille dans ${reader.folder('prices')}`}`,
      `${en.quote(size)} is not a size of ${en.quote(variety)}`,
      `its sizes: ${sizes.join(', ') || 'none, for it has no grid in prices/'}`,
    ],
    'availability/overlap': ({ what, sizes, one, other }, reader) => [
      `${fr.quote([what, ...sizes].join(' '))} a deux états au même moment : ${stateIn(reader, one)} et ${stateIn(reader, other)}`,
      'gardez l’un des deux, ou donnez une fin au premier et un début au second',
      `${en.quote([what, ...sizes].join(' '))} has two states at one moment: ${one} and ${other}`,
      'keep one of them, or give the first an end ("until") and the second a start ("from")',
    ],
  },
  find(entry, content) {
    if (!hasShape(entry.value, LISTS)) return [];
    const { states, decorations = [] } = entry.value as unknown as Lists;
    return [
      ...unknownSizes(entry, content),
      ...overlaps('states', states, ({ variety }) => variety),
      ...overlaps('decorations', decorations, ({ decoration }) => decoration),
    ];
  },
};

function unknownSizes(entry: Entry, content: Content): Fault<AvailabilityParams>[] {
  const faults: Fault<AvailabilityParams>[] = [];
  walkValues(entry, ({ value, pointer, tree }) => {
    const among = tree.annotations['x-among'];
    if (typeof value !== 'string' || typeof among !== 'string') return;
    const list = listFor(among, entry.value, pointer);
    const sizes = list === null ? [] : listedIn(content.collections.get('prices') ?? [], list);
    const known = sizes.map((each) => each.value);
    const variety = String(valueAt(entry.value, `${parentPointer(parentPointer(pointer))}/variety`));
    if (!known.includes(value))
      faults.push({ code: 'availability/size', params: { size: value, variety, sizes: known }, pointer });
  });
  return faults;
}

/** A line that names sizes goes before one that names none, so only lines of one kind can be at odds. */
function* overlaps<L extends Line>(
  list: keyof Lists,
  lines: readonly L[],
  whatOf: (line: L) => string,
): Generator<Fault<AvailabilityParams>> {
  for (const [index, line] of lines.entries()) {
    for (const earlier of lines.slice(0, index)) {
      if (whatOf(line) !== whatOf(earlier) || !isAtOneTime(line, earlier)) continue;
      const shared = line.sizes?.filter((size) => earlier.sizes?.includes(size)) ?? [];
      if (line.sizes || earlier.sizes ? shared.length === 0 : false) continue;
      yield {
        code: 'availability/overlap',
        params: { what: whatOf(line), sizes: shared, one: earlier.state, other: line.state },
        pointer: `/${list}/${index}/state`,
      };
    }
  }
}

function isAtOneTime(one: Line, other: Line): boolean {
  return startOf(one.from) < endOf(other.until) && startOf(other.from) < endOf(one.until);
}
