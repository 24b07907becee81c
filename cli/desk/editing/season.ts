import type { ContentEdit } from '../../core/edit/content-edit.ts';
import { commandWords } from '../../core/messages/commands/command-words.ts';
import type { Item } from '../../core/season/items.ts';
import {
  keptEdit,
  nextSeason,
  removedEdit,
  retypedEdit,
  reviewOf,
  type SeasonReview,
} from '../../core/settle/season-review.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import type { Season, SeasonItem } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { orRefuse, Refused } from '../refused.ts';
import { labelAt, placeOf, titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';
import { writeSoundly } from './entries.ts';

const KINDS = commandWords('fr').season.kinds;

/** What is left of earlier seasons, as things are saved and typed. */
function reviewNow({ snapshot, today }: Desk): SeasonReview {
  return reviewOf(snapshot.sound, nextSeason(snapshot.sound, today), today);
}

export function seasonOf(desk: Desk): Season {
  const { year, items, open } = reviewNow(desk);
  return { year, reviewed: items.length - open.length, items: open.map((item) => shown(desk, item)) };
}

function shown({ snapshot }: Desk, item: Item): SeasonItem {
  const { sound } = snapshot;
  const { id, kind, entry, pointer, lines, typed, removes } = item;
  return {
    id,
    kind: capitalized(KINDS[kind]),
    place: placeOf(sound, entry, pointer),
    lines,
    typed: typed.map(({ pointer: at, of, value }) => ({
      pointer: at,
      label: of || labelAt(sound, entry, at),
      value: String(value),
    })),
    canStay: kind !== 'season',
    canGo: removes !== undefined,
  };
}

/**
 * Answers for one thing that is left: it is right as it is, it is typed again, or it goes. What was typed again is right.
 * @param values by the pointers of what was typed
 */
export function answerSeason(
  desk: Desk,
  id: string,
  act: string,
  values: ReadonlyMap<string, string>,
): { readonly label: string } {
  const item = reviewNow(desk).items.find((each) => each.id === id);
  if (!item) throw new Refused(WORDS.season.gone);
  const { subject } = item.entry;
  const label = WORDS.season[act === 'remove' ? 'removed' : 'looked'](
    titleOf(desk.snapshot.sound, item.entry),
  );
  const write = (edit: ContentEdit | undefined) => {
    if (edit && edit.before !== edit.after) writeSoundly(desk, label, subject, [edit]);
  };
  if (act === 'remove' && item.removes) write(removedEdit(item, item.removes));
  if (act === 'write') write(orRefuse(WORDS.cannotEdit, () => retypedEdit(item, values)));
  const now = reviewNow(desk);
  const same = now.items.filter((each) => each.id === id && act !== 'remove' && each.kind !== 'season');
  write(keptEdit(now, same, 'fr'));
  desk.tell({ type: 'changed', subjects: [subject] });
  return { label };
}
