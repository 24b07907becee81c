import { identityOf } from '../core/content/content.ts';
import { groupBy } from '../core/content/group.ts';
import { placeIn } from '../core/content/places.ts';
import { rangeIn } from '../core/diagnostics/json-format.ts';
import { rangeOf } from '../core/diagnostics/problem.ts';
import { loadContent } from '../core/load/load.ts';
import { seasonOf } from '../core/model/season.ts';
import type { Item } from '../core/season/items.ts';
import { lineOf } from '../core/season/review.ts';
import { keptEdit, nextSeason, reviewOf, type SeasonReview } from '../core/settle/season-review.ts';
import { today } from '../core/values/clock.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import { type Context, WRONG_CALL } from './context.ts';
import { editContent } from './edit-content.ts';

interface SeasonOptions {
  /** The year of the season; that of the day, or of the next one from July on, unless the site is further. */
  readonly year?: number | undefined;
  /** Ids of items that are right as they are, or `all`. */
  readonly unchanged?: readonly string[] | undefined;
}

/** `sapin season`: lists what last year left behind, or records that it is right. Returns the exit status. */
export function season(context: Context, { year: wanted, unchanged }: SeasonOptions): number {
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const { words, refuse } = context;
  const { content } = loaded;
  const year = wanted ?? nextSeason(content, today());
  const current = seasonOf({ identity: identityOf(content) });
  if (current !== undefined && year < current) return refuse(words.season.isPast(year, current), WRONG_CALL);
  const review = reviewOf(content, year, today());
  return unchanged === undefined ? report(context, review) : keepAll(context, review, unchanged);
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
      value: lineOf(item),
      isReviewed: !open.includes(item),
      ...rangeIn(placeIn(item.entry, item.pointer)),
      pointer: item.pointer,
    })),
  });
  const groups = [...groupBy(open, ({ kind }) => kind)].map(([kind, all]) =>
    [
      colors.bold(`${words.season.kinds[kind]} (${all.length})`),
      ...all.map(
        (item) => `  ${item.label}  ${colors.dim(`${placeOf(item)} [${item.id}]`)}\n    ${lineOf(item)}`,
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
        words.season.how(`${caller()} season ${year} --unchanged ID`, `${caller()} desk`),
      ),
    );
  return 0;
}

function placeOf({ entry, pointer }: Item): string {
  const { file, text, span } = placeIn(entry, pointer);
  return `${file}:${rangeOf(text, span).line}`;
}

/** Records that items are right as they are; the year itself is the one thing that cannot stay. */
function keepAll(context: Context, review: SeasonReview, ids: readonly string[]): number {
  const { words, refuse, print, language } = context;
  const { content, year, today, items, open } = review;
  const wrong = ids.find((id) => id !== 'all' && !items.some((item) => item.id === id));
  if (wrong !== undefined) return refuse(words.season.noItem(wrong), WRONG_CALL);
  const isKept = ({ id, kind }: Item) => kind !== 'season' && (ids.includes('all') || ids.includes(id));
  const edit = keptEdit(review, open.filter(isKept), language);
  const loaded = edit && editContent(context, [edit]);
  if (edit && !loaded) return 1;
  const after = reviewOf(loaded?.content ?? content, year, today);
  print(words.season.left(year, after.open.length, `${caller()} season ${year}`));
  return 0;
}
