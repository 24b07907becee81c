import { hash } from 'node:crypto';
import type { Entry } from '../../core/content/content.ts';
import { givenName } from '../../core/content/given-name.ts';
import { yamlValue } from '../../core/content/parse-yaml.ts';
import type { ContentEdit } from '../../core/edit/content-edit.ts';
import { type FoundWords, replacing, wordsIn } from '../../core/edit/replacing.ts';
import { localeOf } from '../../core/language/locale-of.ts';
import type { Place, Replacement, ReplacePlan, ReplaceRequest, Undone } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { orRefuse, Refused } from '../refused.ts';
import { asRead } from '../view/as-read.ts';
import { placeOf } from '../view/names.ts';
import { entriesOf } from '../view/overview.ts';
import { scalarsIn } from '../view/scalars.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';

/** Places shown, at most. */
const MOST = 300;
/** Around the words, in UTF-16 units. */
const AROUND = 40;
/** A sign that no text has, around the words. */
const SEAM = '\uE000';

type Asked = Pick<ReplaceRequest, 'find' | 'replace' | 'subject'>;

/** Each place where words would be replaced. */
export function replacePlan(desk: Desk, asked: Asked): ReplacePlan {
  const { content } = desk.snapshot.loaded;
  const { misjoined } = localeOf(content.settings);
  const found = [...foundBy(desk, asked)];
  const places = found.slice(0, MOST).map((each): Replacement => {
    const { entry, pointer, text, span, insert, isPart } = each;
    const parts = [text.slice(0, span.start), text.slice(span.start, span.end), text.slice(span.end)];
    // The marks of Markdown around the words are read with the whole text.
    const read = onOneLine(asRead(desk.snapshot.sound, parts.join(SEAM)));
    const [before = '', words = '', after = ''] = read.split(SEAM);
    const [start = '', , end = ''] = parts;
    return {
      id: idOf(each),
      place: placeOf(content, entry, pointer, span),
      before: before.length > AROUND ? `…${before.slice(-AROUND).replace(/^\S*\s/, '')}` : before,
      words,
      insert,
      isPart,
      misjoined: misjoined(start, insert + end) ?? misjoined(start + insert, end) ?? null,
      after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, '')}…` : after,
    };
  });
  return { places, more: found.length > MOST };
}

/**
 * Replaces words in unsaved texts, as one step.
 * @throws Refused where one of the places is no longer as it was shown
 */
export function replaceWords(desk: Desk, request: ReplaceRequest): Undone {
  const wanted = new Set(request.places);
  const chosen = [...foundBy(desk, request)].filter((words) => wanted.has(idOf(words)));
  if (chosen.length === 0 || chosen.length < wanted.size) throw new Refused(WORDS.replace.changed);
  for (const { entry } of chosen) refuseConflict(desk, entry.file.path);
  const changes = orRefuse(WORDS.cannotEdit, () => replacing(chosen));
  const label = WORDS.replace.done(request.find.trim(), request.replace, chosen.length);
  const subjects = [...new Set(chosen.map(({ entry }) => entry.subject))];
  const [subject = ''] = subjects;
  desk.drafts.change({ label, subject, changes });
  desk.tell({ type: 'changed', subjects });
  return { label, subject };
}

/** The texts that say the name of an entry, and still will after some edits. */
export function mentionsAfter(
  { snapshot }: Desk,
  entry: Entry,
  edits: readonly ContentEdit[],
): readonly Place[] {
  const { content } = snapshot.loaded;
  const changed = new Map(
    edits.map(({ path, after = '' }) => [
      path,
      Array.from(scalarsIn(yamlValue(after), ''), ([, text]) => text),
    ]),
  );
  const found = [...wordsIn(entriesOf(content), givenName(entry.value) ?? '', '')].filter(
    ({ entry: from, text, isPart }) => !isPart && changed.get(from.file.path)?.includes(text) !== false,
  );
  const places = found.map(({ entry: from, pointer, span }) => placeOf(content, from, pointer, span));
  return [
    ...new Map(places.toReversed().map((place) => [place.subject + place.pointer, place])).values(),
  ].toReversed();
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function foundBy(desk: Desk, { find, replace, subject }: Asked): Generator<FoundWords> {
  const entries = entriesOf(desk.snapshot.loaded.content);
  const within = subject === undefined ? entries : entries.filter((entry) => entry.subject === subject);
  return wordsIn(within, find, replace);
}

/** Another text at the place has another. */
function idOf({ entry, pointer, text, span }: FoundWords): string {
  return hash('sha1', JSON.stringify([entry.subject, pointer, text, span.start]));
}
