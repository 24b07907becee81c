import { identityOf } from '../core/content/content.ts';
import { groupBy } from '../core/content/group.ts';
import { placeIn } from '../core/content/places.ts';
import { rangeIn } from '../core/diagnostics/json-format.ts';
import { rangeOf } from '../core/diagnostics/problem.ts';
import type { ContentEdit } from '../core/edit/content-edit.ts';
import { loadContent } from '../core/load/load.ts';
import { seasonOf } from '../core/model/season.ts';
import type { Item } from '../core/season/items.ts';
import { saidBy } from '../core/season/review.ts';
import {
  keptEdit,
  nextSeason,
  removedEdit,
  retypedEdit,
  reviewOf,
  type SeasonReview,
} from '../core/settle/season-review.ts';
import { today } from '../core/values/clock.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import { type Context, WRONG_CALL } from './context.ts';
import { editContent } from './edit-content.ts';
import { isAtTerminal, type Terminal, terminal } from './terminal.ts';

interface SeasonOptions {
  /** The year of the season; that of the day, or of the next one from July on, unless the site is further. */
  readonly year?: number | undefined;
  /** Lists what is left, even in a terminal. */
  readonly list?: boolean;
  /** Ids of items that are right as they are, or `all`. */
  readonly unchanged?: readonly string[] | undefined;
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
  const { content } = loaded;
  const year = wanted ?? nextSeason(content, today());
  const own = seasonOf({ identity: identityOf(content) });
  if (own !== undefined && year < own) return refuse(words.season.isPast(year, own), WRONG_CALL);
  const review = reviewOf(content, year, today());
  if (unchanged !== undefined) return keepAll(context, review, unchanged);
  if (list || !somebody) return report(context, review);
  return askAll(context, review, somebody);
}

function report(context: Context, { year, items, open }: SeasonReview): number {
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

function keepAll(context: Context, review: SeasonReview, ids: readonly string[]): number {
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
function keep(context: Context, review: SeasonReview, items: readonly Item[]): SeasonReview | undefined {
  const edit = keptEdit(review, items, context.language);
  return edit ? written(context, review, edit) : review;
}

function written(
  context: Context,
  { year, today }: SeasonReview,
  edit: ContentEdit,
): SeasonReview | undefined {
  const loaded = editContent(context, [edit]);
  return loaded && reviewOf(loaded.content, year, today);
}

/** Item by item, one key each; what is written stays written when the user stops. */
async function askAll(context: Context, start: SeasonReview, somebody: Terminal): Promise<number> {
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
  review: SeasonReview,
  item: Item,
  key: string,
  somebody: Terminal,
): Promise<SeasonReview | 'skip' | undefined> {
  if (key === 's') return 'skip';
  if (key === 'i') return keep(context, review, [item]);
  const change =
    key === 'm'
      ? retypedEdit(item, await typed(item, review.year, somebody))
      : item.removes && removedEdit(item, item.removes);
  if (!change) return undefined;
  const now = change.before === change.after ? review : written(context, review, change);
  const same = now?.items.find(({ id }) => id === item.id);
  return now && same ? keep(context, now, [same]) : now;
}

/** What somebody types in place of each value, by its pointer. */
async function typed(item: Item, year: number, somebody: Terminal): Promise<ReadonlyMap<string, string>> {
  const values = new Map<string, string>();
  for (const { pointer, of, value } of item.typed) {
    const question = [item.label, of].filter(Boolean).join(', ');
    values.set(pointer, item.kind === 'season' ? String(year) : await somebody.text(question, String(value)));
  }
  return values;
}
