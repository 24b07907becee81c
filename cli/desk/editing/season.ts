import { type Entry, findEntry } from '../../core/content/content.ts';
import type { ContentEdit } from '../../core/edit/content-edit.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import { commandWords } from '../../core/messages/commands/command-words.ts';
import type { Item } from '../../core/season/items.ts';
import {
  keptEdit,
  nextSeason,
  removedEdit,
  reviewOf,
  type SeasonReview,
} from '../../core/settle/season-review.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { valueAt } from '../../core/values/json-value.ts';
import type { Season, SeasonItem } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { fieldAt } from '../form/field-at.ts';
import { formOf } from '../form/form-of.ts';
import { changesOfText } from '../history/entry-changes.ts';
import { valueWords } from '../history/value-words.ts';
import { Refused } from '../refused.ts';
import { acceptedIn } from '../view/accepted.ts';
import { asRead } from '../view/as-read.ts';
import { isDisputed } from '../view/decisions.ts';
import { placeOf, titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';
import { writeSoundly } from './entries.ts';
import { saveEntry } from './save-entry.ts';

const KINDS = commandWords('fr').season.kinds;

/** What is left of earlier seasons, as things are saved and typed; with the year after it, for that one. */
function reviewNow({ snapshot, today }: Desk, wanted: number): SeasonReview {
  const year = nextSeason(snapshot.sound, today);
  return reviewOf(snapshot.sound, wanted === year + 1 ? wanted : year, today);
}

export function seasonOf(desk: Desk, wanted: number): Season {
  const { year, items, open } = reviewNow(desk, wanted);
  return {
    year,
    isNext: year > nextSeason(desk.snapshot.sound, desk.today),
    reviewed: items.filter((item) => !open.includes(item)).map((item) => shown(desk, item)),
    items: open.map((item) => shown(desk, item)),
  };
}

function shown({ snapshot, today }: Desk, item: Item): SeasonItem {
  const { sound } = snapshot;
  const { id, kind, entry, pointer, lines, typed, removes } = item;
  const form = formOf(sound.schemas, entry.schema, entry.value);
  const inWords = (at: string) =>
    valueWords(sound, fieldAt(form, entry.value, at), valueAt(entry.value, at) ?? '');
  const days = typed.flatMap(({ pointer: at }) => (at === pointer ? [] : [inWords(at)])).join(' – ');
  const place = placeOf(sound, entry, pointer);
  // An item of a list is called what it is about.
  const [accepted] = kind === 'acceptance' ? acceptedIn(snapshot, today).slice(indexOf(pointer)) : [];
  const about = kind === 'availability' ? place.label.split(',')[0] : accepted?.place?.title;
  const linesOf: Partial<Record<Item['kind'], readonly string[]>> = {
    availability: [inWords(pointer)],
    decision: [inWords(pointer)],
    notice: [inWords(pointer), days].filter(Boolean),
    acceptance: [accepted?.reason ?? ''],
  };
  const asShown = (line: string) =>
    line === entry.slug ? WORDS.season.inAddress : asRead(snapshot.sound, line);
  const others = lines.filter((line) => line === entry.slug).map(asShown);
  return {
    id,
    kind: capitalized(KINDS[kind]),
    place: { ...place, title: about ?? place.title },
    lines: linesOf[kind] ?? lines.map(asShown),
    typed: typed.flatMap(({ pointer: at, of }) => {
      const field = fieldAt(form, entry.value, at);
      return field ? [{ pointer: at, field: { ...field, label: of || field.label } }] : [];
    }),
    others,
    isDisputed: isDisputed(snapshot, entry.subject),
    canStay: kind !== 'season',
    canGo: removes !== undefined,
  };
}

function indexOf(pointer: string): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Answers for one thing that is left: it is right as it is, it is the year that begins, or it goes. */
export function answerSeason(
  desk: Desk,
  id: string,
  act: string,
  wanted: number,
): { readonly label: string } {
  const review = reviewNow(desk, wanted);
  const item = review.items.find((each) => each.id === id);
  if (!item) return saveChanged(desk, id, act);
  const { subject, file } = item.entry;
  const label = act === 'begin' ? WORDS.season.begun(review.year) : labelOf(desk, item.entry, act);
  const write = (edit: ContentEdit | undefined) => {
    if (edit && edit.before !== edit.after) writeSoundly(desk, label, subject, [edit]);
  };
  if (act === 'remove' && item.removes) write(removedEdit(item, item.removes));
  if (act === 'begin' && item.kind === 'season') {
    const { path, text } = file;
    const after = editValue(text, { op: 'set', pointer: item.pointer, value: review.year });
    write({ path, before: text, after });
  }
  if (act === 'keep' && item.kind !== 'season') {
    const edit = keptEdit(review, [item], 'fr');
    if (desk.drafts.isUnsaved(file.path)) saveEntry(desk, subject, label, edit && [edit]);
    else write(edit);
  }
  if (act === 'reopen') write(keptEdit(review, [], 'fr', [item]));
  desk.tell({ type: 'changed', subjects: [subject] });
  return { label };
}

/** What was changed so that nothing of it is left of another year is saved alone. */
function saveChanged(desk: Desk, id: string, act: string): { readonly label: string } {
  const [, subject = ''] = id.split(':');
  const entry = findEntry(desk.snapshot.sound, subject);
  if (act !== 'keep' || !entry || !desk.drafts.isUnsaved(entry.file.path))
    throw new Refused(WORDS.season.gone);
  const label = labelOf(desk, entry, act);
  saveEntry(desk, subject, label);
  return { label };
}

/** What is done: a change in its own words, or what becomes of an entry. */
function labelOf({ drafts, snapshot }: Desk, entry: Entry, act: string): string {
  const { sound } = snapshot;
  const { path, text } = entry.file;
  const title = titleOf(sound, entry);
  if (act === 'keep' && drafts.isUnsaved(path)) {
    const [change, ...others] = changesOfText(sound, path, drafts.baseOf(path) ?? '', text);
    const isOne = change?.before && change.after && others.length === 0;
    return isOne ? WORDS.season.changed(title, change.before, change.after) : title;
  }
  return WORDS.season[act === 'remove' ? 'removed' : act === 'reopen' ? 'reopened' : 'looked'](title);
}
