import { allEntries, type Content } from '../../core/content/content.ts';
import { pathsOf } from '../../core/git/revisions.ts';
import type { ClashingField, Incoming as IncomingState } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { nameOfFile, readValue } from '../history/entry-changes.ts';
import { type ContentHistory, pictureAddress } from '../history/history.ts';
import { clashFields } from '../view/conflict.ts';
import { type FileClash, sizeOf } from './incoming.ts';
import { forVisitors, shortList } from './sentence.ts';
import type { State } from './state.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** What others have published, in words; `null` where all of it is here. */
export async function arrivals(
  desk: DeskContent,
  history: ContentHistory,
  { repository, incoming, hindrance }: State,
): Promise<IncomingState | null> {
  if (!incoming || sizeOf(incoming) === 0) return null;
  const { fork, tip, coming, outside } = incoming;
  const paths = new Set(coming.flatMap(pathsOf));
  const moments = await history.between(repository, { before: fork, after: tip }, (file) =>
    pathsOf(file).some((each) => paths.has(each)),
  );
  await history.readAll(repository, [{ files: coming }]);
  const content = desk.content();
  const entries = forVisitors(content, history.changes(content, coming, fork, tip));
  const titles = entries.map(({ title }) => title);
  const authors = [...new Set(moments.map(({ author }) => author))];
  const others = outside.coming.length + outside.going.length;
  const known = history.withOthers(content);
  const nameOf = ({ path, mine, theirs }: FileClash) => nameOfFile(known, path, mine || theirs);
  return {
    revision: tip,
    summary: PUBLICATION_WORDS.came(authors, shortList(titles, sizeOf(incoming))),
    moments,
    clashes: incoming.clashes.map((clash) => ({
      path: clash.path,
      title: nameOf(clash),
      why: whyOf(clash),
      fields: fieldsOf(content, clash, tip, nameOf(clash)),
    })),
    remark:
      [
        ...(others > 0 ? [PUBLICATION_WORDS.siteChanges] : []),
        ...(outside.left.length > 0 ? [PUBLICATION_WORDS.left(outside.left)] : []),
      ].join(' ') || null,
    hindrance,
  };
}

/** Why the whole entry has to be chosen. */
function whyOf({ here, there, mine, theirs, pointers }: FileClash): string | null {
  if (!pointers.includes('')) return null;
  if (!here) return PUBLICATION_WORDS.deletedHere;
  if (!there) return PUBLICATION_WORDS.deletedThere;
  if (!here.path.endsWith('.yaml')) return null;
  if (readValue(mine) === undefined) return PUBLICATION_WORDS.unreadableHere;
  if (readValue(theirs) === undefined) return PUBLICATION_WORDS.unreadableThere;
  return here.path === there.path ? PUBLICATION_WORDS.bothNew : PUBLICATION_WORDS.movedTwice;
}

function fieldsOf(content: Content, clash: FileClash, tip: string, title: string): readonly ClashingField[] {
  const { path, here, there, pointers } = clash;
  const entry = allEntries(content).find(({ file }) => file.path === path);
  if (entry && here && there) return clashFields(content, entry, clash);
  const place = { subject: '', pointer: pointers[0] ?? '', title, label: PUBLICATION_WORDS.whole };
  const isPicture = path.startsWith(`${content.settings.images.folder}/`);
  const pictures = {
    mine: here ? pictureAddress(here.path) : null,
    theirs: there ? pictureAddress(there.path, tip) : null,
  };
  const field = {
    place,
    mine: here ? PUBLICATION_WORDS.yours : PUBLICATION_WORDS.deleted,
    theirs: there ? PUBLICATION_WORDS.theirs : PUBLICATION_WORDS.deleted,
  };
  return [isPicture ? { ...field, pictures } : field];
}
