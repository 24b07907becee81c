import { type Content, findEntry } from '../../core/content/content.ts';
import { pageAddresses, settingsNaming } from '../../core/edit/renaming.ts';
import { buildModel, type Model } from '../../core/model/model.ts';
import { usagesOf } from '../../core/model/usages.ts';
import type { DeskContent } from '../desk-content.ts';
import { type ChangedEntry, subjectOf } from '../history/entry-changes.ts';
import { loadBefore } from './part.ts';
import type { State } from './state.ts';

/** How a changed entry holds to others, by their subjects. */
interface Ties {
  /** What has to be published with it: what is new and named by it; when it goes, what has named it and its redirects. */
  readonly needs: ReadonlySet<string>;
  /** What names it, and is offered along. */
  readonly namedBy: ReadonlySet<string>;
}

/**
 * How changed entries hold together.
 * @param before the content without the changes; read where an entry has gone or moved
 */
async function tiesBetween(
  content: Content,
  entries: readonly ChangedEntry[],
  today: string,
  before: () => Promise<Content>,
): Promise<ReadonlyMap<string, Ties>> {
  const ties = new Map(
    entries.map(({ subject }) => [subject, { needs: new Set<string>(), namedBy: new Set<string>() }]),
  );
  const need = (subject: string, needed: string) => {
    if (subject !== needed && ties.has(needed)) ties.get(subject)?.needs.add(needed);
  };
  const model = buildModel(content, today);
  const named = entries.filter(({ subject }) => subject !== '');
  const formerOf = (entry: ChangedEntry) => subjectOf(content, entry.files[0]?.before?.path ?? '');
  const gone = named.filter(
    (entry) => entry.kind === 'deleted' || (entry.kind === 'changed' && formerOf(entry) !== entry.subject),
  );
  for (const { subject, kind } of named) {
    if (kind === 'deleted' || (kind === 'changed' && !gone.some((each) => each.subject === subject)))
      continue;
    for (const namer of namersOf(model, subject)) {
      need(namer, subject);
      if (ties.has(namer)) ties.get(subject)?.namedBy.add(namer);
    }
  }
  if (gone.length === 0) return ties;
  const old = await before();
  const modelBefore = buildModel(old, today);
  const nowOf = new Map(named.map((entry) => [formerOf(entry), entry.subject]));
  const { redirects } = content.settings;
  const table = findEntry(content, redirects)?.file.text ?? '';
  for (const entry of gone) {
    const former = findEntry(old, formerOf(entry) ?? '');
    if (!former) continue;
    for (const namer of namersOf(modelBefore, former.subject)) need(entry.subject, nowOf.get(namer) ?? '');
    if (
      !ties.has(redirects) ||
      !pageAddresses(modelBefore, former).some((address) => table.includes(address))
    )
      continue;
    // The row would lead to nothing, and the old address without it.
    need(redirects, entry.subject);
    need(entry.subject, redirects);
  }
  return ties;
}

/** The entries that name, show or link to another. */
function namersOf(model: Model, subject: string): ReadonlySet<string> {
  const entry = model.entry(subject);
  if (!entry) return new Set();
  const places = [...usagesOf(model, entry).map(({ place }) => place), ...settingsNaming(model, entry)];
  const files = new Set(places.map(({ file }) => file));
  return new Set(
    model.entries.flatMap((each) => (files.has(each.file.path) && each !== entry ? [each.subject] : [])),
  );
}

/** The ties of one state, which are found once. */
export class KnownTies {
  private readonly desk: DeskContent;
  private key = '';
  private ties: ReturnType<typeof tiesBetween> = Promise.resolve(new Map());

  constructor(desk: DeskContent) {
    this.desk = desk;
  }

  of({ base, working, entries, whole }: State): ReturnType<typeof tiesBetween> {
    const key = `${base} ${working.part}`;
    if (this.key === key) return this.ties;
    const before = async () => (await loadBefore(whole)).content;
    this.key = key;
    this.ties = tiesBetween(this.desk.content(), entries, this.desk.today(), before);
    return this.ties;
  }
}
