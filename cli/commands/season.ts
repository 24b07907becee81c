import { placesOfOtherYears } from '../core/consistency/rules/stale-season.ts';
import { type Entry, identityOf } from '../core/content/content.ts';
import { decisionOf, hasReadings } from '../core/content/entry-readings.ts';
import { groupBy } from '../core/content/group.ts';
import { placeIn } from '../core/content/places.ts';
import { REVIEW } from '../core/content/settings/review-schema.ts';
import { rangeIn } from '../core/diagnostics/json-format.ts';
import { rangeOf } from '../core/diagnostics/problem.ts';
import type { ContentEdit } from '../core/edit/content-edit.ts';
import { decideAgain, removeDecision } from '../core/edit/edit.ts';
import { editValue } from '../core/edit/edit-value.ts';
import { type LoadedProject, loadContent } from '../core/load/load.ts';
import { buildModel } from '../core/model/model.ts';
import { seasonAt, seasonOf } from '../core/model/season.ts';
import { type Item, itemsOf } from '../core/season/items.ts';
import {
  openItems,
  type Reviewed,
  readReview,
  reviewText,
  saidBy,
  yearOfReview,
} from '../core/season/review.ts';
import { today } from '../core/values/clock.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import { type Context, WRONG_CALL } from './context.ts';
import { editContent, edited } from './edit-content.ts';
import { isAtTerminal, type Terminal, terminal } from './terminal.ts';

interface SeasonOptions {
  /** The year of the season; that of the day, or of the next one from July on, unless the site is further. */
  readonly year?: number | undefined;
  /** Lists what is left, even in a terminal. */
  readonly list?: boolean;
  /** Ids of items that are right as they are, or `all`. */
  readonly unchanged?: readonly string[] | undefined;
}

/** The content and what is left of earlier seasons. */
interface Review {
  readonly loaded: LoadedProject;
  readonly year: number;
  readonly items: readonly Item[];
  readonly reviewed: readonly Reviewed[];
  readonly open: readonly Item[];
}

/** `sapin season`: leads through what last year left behind. Returns the exit status. */
export function season(
  context: Context,
  { year: wanted, list = false, unchanged }: SeasonOptions,
  somebody: Terminal | undefined = isAtTerminal() ? terminal : undefined,
): number | Promise<number> {
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const { words, refuse } = context;
  const own = seasonOf({ identity: identityOf(loaded.content) });
  const year = wanted ?? Math.max(own ?? 0, seasonAt(today()));
  if (own !== undefined && year < own) return refuse(words.season.isPast(year, own), WRONG_CALL);
  const review = reviewOf(loaded, year);
  if (unchanged !== undefined) return keepAll(context, review, unchanged);
  if (list || !somebody) return report(context, review);
  return askAll(context, review, somebody);
}

function reviewOf(loaded: LoadedProject, year: number): Review {
  const items = [...itemsOf(loaded.content, year), ...textItems(loaded, year)];
  const reviewed = readReview(loaded.content, year);
  return { loaded, year, items, reviewed, open: openItems(items, reviewed) };
}

/** What texts and addresses say of other years. */
function textItems({ content }: LoadedProject, year: number): Item[] {
  const model = buildModel(content, today());
  return [...placesOfOtherYears(model, year)].map(([entry, places]): Item => {
    const sides = places.map((place) => place.side(model).place);
    const lines = sides.map(({ text, span }) => around(text, span.start, span.end) || entry.slug);
    const pointer = sides[0]?.pointer ?? '';
    return {
      id: `text:${entry.subject}`,
      kind: 'text',
      entry,
      pointer,
      label: entry.subject,
      lines,
      typed: [],
    };
  });
}

/** A few words around a place, on one line. */
function around(text: string, start: number, end: number): string {
  if (end === start) return '';
  const before = /[^\n]{0,30}$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^\n]{0,30}/.exec(text.slice(end))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.trim();
}

function report(context: Context, { year, items, open }: Review): number {
  const { words, print, reporting } = context;
  const { colors } = reporting;
  const document = () => ({
    ok: true,
    season: year,
    left: open.length,
    items: items.map((item) => ({
      id: item.id,
      kind: item.kind,
      subject: item.entry.subject,
      label: item.label,
      value: saidBy(item),
      isReviewed: !open.includes(item),
      ...rangeIn(placeIn(item.entry, item.pointer)),
      pointer: item.pointer,
    })),
  });
  const groups = [...groupBy(open, ({ kind }) => kind)].map(([kind, all]) =>
    [
      colors.bold(`${words.season.kinds[kind]} (${all.length})`),
      ...all.map(
        (item) => `  ${item.label}  ${colors.dim(`${placeOf(item)} [${item.id}]`)}\n    ${saidBy(item)}`,
      ),
    ].join('\n'),
  );
  if (reporting.format === 'text') for (const group of groups) print(`${group}\n`);
  else context.report({ diagnostics: [], document });
  if (reporting.format === 'text')
    print(
      words.season.left(
        year,
        open.length,
        words.season.inTurn(`${caller()} season ${year}`, `${caller()} season ${year} --unchanged ID`),
      ),
    );
  return 0;
}

function placeOf({ entry, pointer }: Item): string {
  const { file, text, span } = placeIn(entry, pointer);
  return `${file}:${rangeOf(text, span).line}`;
}

function keepAll(context: Context, review: Review, ids: readonly string[]): number {
  const { words, refuse, print } = context;
  const wrong = ids.find((id) => id !== 'all' && !review.items.some((item) => item.id === id));
  if (wrong !== undefined) return refuse(words.season.noItem(wrong), WRONG_CALL);
  // The year itself is the one thing that cannot stay.
  const kept = review.open.filter(
    ({ id, kind }) => kind !== 'season' && (ids.includes('all') || ids.includes(id)),
  );
  const after = keep(context, review, kept);
  if (!after) return 1;
  print(words.season.left(after.year, after.open.length, `${caller()} season ${after.year}`));
  return 0;
}

/** Records that items are right as they are; `undefined` when the file cannot be written. */
function keep(context: Context, review: Review, items: readonly Item[]): Review | undefined {
  const { loaded, year, reviewed } = review;
  const ids = new Set(items.map(({ id }) => id));
  const others = reviewed.filter(({ item }) => !ids.has(item) && review.items.some(({ id }) => id === item));
  const rows = [...others, ...items.map((item) => ({ item: item.id, value: saidBy(item) }))];
  const file = yearOfReview(loaded.content)?.entry.file ?? { path: `${REVIEW}.yaml`, text: undefined };
  const after = reviewText(file.text, year, rows, context.language);
  if (after === file.text) return review;
  const now = editContent(context, [edited(file, after)]);
  return now && reviewOf(now, year);
}

/** Item by item, one key each; what is written stays written when the user stops. */
async function askAll(context: Context, start: Review, somebody: Terminal): Promise<number> {
  const { words, print, reporting } = context;
  const { colors } = reporting;
  const skipped = new Set<string>();
  let review = start;
  if (review.open.length > 0) print(words.season.intro(review.year, review.open.length));
  for (;;) {
    const [item] = review.open.filter(({ id }) => !skipped.has(id));
    if (!item) break;
    const heading = [words.season.kinds[item.kind], item.label].join(' · ');
    const left = review.open.length - skipped.size;
    print(`\n${colors.bold(heading)}  ${colors.dim(`${placeOf(item)} (${words.season.rank(left)})`)}`);
    for (const line of item.lines) print(`  ${line}`);
    const hint = words.season.keys(review.year, item.kind, item.typed.length > 0, item.removes !== undefined);
    print(`  ${hint}`);
    let key = await somebody.key();
    while (!keysFor(item).includes(key)) {
      print(`  ${words.season.noSuchKey(key === '\r' ? '⏎' : key, hint)}`);
      key = await somebody.key();
    }
    if (key === 'q') break;
    const next = await answer(context, review, item, key, somebody);
    if (next === 'skip') skipped.add(item.id);
    else if (next) review = next;
  }
  const call = `${caller()} season ${review.year}`;
  print(`\n${words.season.left(review.year, review.open.length, call)}`);
  return 0;
}

/** The answer keys. */
function keysFor({ kind, typed, removes }: Item): string[] {
  return [
    ...(kind === 'season' ? [] : ['i']),
    ...(typed.length > 0 ? ['m'] : []),
    ...(removes ? ['r'] : []),
    's',
    'q',
  ];
}

/** The effect of a key; `undefined` when the item is to be asked again. */
async function answer(
  context: Context,
  review: Review,
  item: Item,
  key: string,
  somebody: Terminal,
): Promise<Review | 'skip' | undefined> {
  if (key === 's') return 'skip';
  if (key === 'i') return keep(context, review, [item]);
  const change =
    key === 'm'
      ? await retyped(item, review.year, somebody)
      : item.removes
        ? removed(item, item.removes)
        : undefined;
  if (!change) return undefined;
  const loaded = change.before === change.after ? review.loaded : editContent(context, [change]);
  if (!loaded) return undefined;
  const now = reviewOf(loaded, review.year);
  const same = now.items.find(({ id }) => id === item.id);
  return same ? keep(context, now, [same]) : now;
}

async function retyped(item: Item, year: number, somebody: Terminal): Promise<ContentEdit> {
  const { file } = item.entry;
  let text = file.text;
  for (const { pointer, of, value } of item.typed) {
    const typed =
      item.kind === 'season'
        ? String(year)
        : await somebody.text([item.label, of].filter(Boolean).join(', '), String(value));
    if (typed === String(value)) continue;
    const amount = Number(typed.replace(',', '.'));
    const isNumber = typeof value === 'number' && typed.trim() !== '' && Number.isFinite(amount);
    const now = isNumber ? amount : typed;
    text = isDecided(item.entry, pointer, value)
      ? decideAgain(text, now)
      : editValue(text, { op: 'set', pointer, value: now });
  }
  return edited(file, text);
}

/** Whether a value is that of the reading which was decided for: the decision names it. */
function isDecided(entry: Entry, pointer: string, value: string | number): boolean {
  return (
    hasReadings(entry) &&
    /^\/readings\/\d+\/value$/.test(pointer) &&
    String(decisionOf(entry)) === String(value)
  );
}

function removed({ entry: { file } }: Item, what: NonNullable<Item['removes']>): ContentEdit {
  return edited(
    file,
    what === 'decision'
      ? removeDecision(file.text)
      : editValue(file.text, { op: 'remove', pointer: what.pointer }),
  );
}
