import path from 'node:path';
import { Hono } from 'hono';
import { findEntry } from '../core/content/content.ts';
import { readIfThere } from '../core/files/read-if-there.ts';
import type { Desk } from './desk.ts';
import type { DeskContent } from './desk-content.ts';
import { deleteEntry, deletePlan } from './editing/entries.ts';
import { subjectOf } from './history/entry-changes.ts';
import { ContentHistory } from './history/history.ts';
import { historyRoutes } from './history/routes.ts';
import type { ComparePages } from './publication/page-changes.ts';
import { ContentPublication } from './publication/publication.ts';
import { publicationRoutes } from './publication/routes.ts';
import { WORDS } from './words.ts';

/** Between two looks at what others have published, in milliseconds. */
const PATROL = 3 * 60_000;
/** After a change, for this long, others of the same save may come, in milliseconds. */
const SETTLED = 300;

/**
 * The part of the desk that uses Git: history, restoring, publishing, proposing.
 * @param compare how the pages of two versions are compared; `undefined` where there is no site
 */
export function gitPart(compare?: ComparePages): (desk: Desk) => Hono {
  return (desk) => {
    const content = contentOf(desk);
    const history = new ContentHistory(content);
    const publication = new ContentPublication(content, history, compare);
    const look = followPublication(desk, publication);
    return new Hono()
      .route('/', historyRoutes(content, history))
      .route('/', publicationRoutes(publication, look));
  };
}

function contentOf(desk: Desk): DeskContent {
  const { project } = desk.workspace;
  return {
    project,
    closing: desk.closing.signal,
    checkSaved: (others) => desk.workspace.checkSaved(others),
    content: () => desk.snapshot.sound,
    today: () => desk.viewed.today,
    textOf: (file) => desk.drafts.textOf(file),
    savedText: (file) => desk.drafts.diskText(file),
    pictureOf: (file) => readIfThere(path.join(project.contentDir, file)),
    isUnsaved: (file) => desk.drafts.isUnsaved(file),
    deletionRefusal(subject) {
      const { allowed, message, places } = deletePlan(desk, subject);
      // What is not saved holds up all that is undone: `delete` refuses it.
      if (allowed || message === WORDS.refusals.unsaved.message) return null;
      return [message, ...places.map(({ title }) => title)].join(' · ');
    },
    delete(subjects) {
      let steps = 0;
      try {
        for (const subject of subjects) {
          if (!findEntry(desk.snapshot.loaded.content, subject)) continue; // it went with another
          deleteEntry(desk, subject);
          steps++;
        }
      } catch (error) {
        for (; steps > 0; steps--) desk.undo();
        throw error;
      }
    },
    progress: (step) => desk.tell({ type: 'progress', step }),
    filesChanged: () => desk.diskChanged(),
    deletionOf: (file) => desk.drafts.deletionOf(file),
    takeBack(step, edits) {
      desk.drafts.takeBack(step, edits);
      const subjects = edits.flatMap((edit) => subjectOf(desk.snapshot.sound, edit.path) ?? []);
      desk.tell({ type: 'changed', subjects });
    },
    setTexts(label, texts) {
      const changes = [...texts].map(([file, after]) => ({
        path: file,
        before: desk.drafts.textOf(file),
        after,
      }));
      const subjects = changes.flatMap((change) => subjectOf(desk.snapshot.sound, change.path) ?? []);
      desk.drafts.change({ label, subject: subjects[0] ?? '', changes });
      desk.tell({ type: 'changed', subjects });
    },
  };
}

/**
 * Has the desk know which entries are not published yet and what others have published, and tell when that changes.
 * @returns looks what others have published, and ends within a bounded time
 */
function followPublication(desk: Desk, publication: ContentPublication): () => Promise<void> {
  desk.unpublished = () => publication.known().unpublished;
  desk.incoming = () => publication.known().incoming;
  let timer: NodeJS.Timeout | undefined;
  let before = publication.known();
  publication.onKnown = (now) => {
    desk.workspace.compareWith(now.earlier);
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    const subjects = [...before.unpublished, ...now.unpublished].map(({ subject }) => subject);
    before = now;
    desk.tell({ type: 'changed', subjects: [...new Set(subjects)] });
  };
  // What is unpublished stays as it was known: `/publication` says what is wrong.
  const compare = () => publication.refresh().catch(() => undefined);
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compare(), SETTLED);
    timer.unref();
  };
  const look = async () => {
    await publication.look().catch(() => undefined); // `/publication` says what is wrong
    await compare();
  };
  desk.listen((event) => {
    if (event.type === 'changed') soon();
  });
  setInterval(() => void look(), PATROL).unref();
  void look();
  return look;
}
