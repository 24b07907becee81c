import type { Content } from '../core/content/content.ts';
import type { ContentEdit } from '../core/edit/content-edit.ts';
import type { Project } from '../core/load/load.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Step } from './state/steps.ts';

/** What history and publication need of the desk: the content, and the journal of unsaved edits. */
export interface DeskContent {
  readonly project: Project;
  /** The problems of what is saved, or of the files that `others` puts in its place. */
  checkSaved: Workspace['checkSaved'];
  /** The content as it is now, by which older versions are put into words. */
  content(): Content;
  /** Aborted when the desk is closed: nobody waits any more. */
  readonly closing: AbortSignal;
  /** `2026-11-21` */
  today(): string;
  /** The text of a file, with unsaved edits, by its path relative to the content folder. */
  textOf(path: string): string | undefined;
  /** The same as it is saved. */
  savedText(path: string): string | undefined;
  /** The bytes of a picture as it is now, by its path relative to the content folder. */
  pictureOf(path: string): Uint8Array | undefined;
  /** Whether a file has unsaved edits, by its path relative to the content folder. */
  isUnsaved(path: string): boolean;
  /** Reports what publishing does now. */
  progress(step: string): void;
  /** Files on disk have changed: unsaved edits are based on them as they are now. */
  filesChanged(): void;
  /** Why an entry cannot be deleted, in words; `null` where it can. */
  deletionRefusal(subject: string): string | null;
  /** Deletes the files of entries, each as a step that can be undone; of none where one cannot be deleted. */
  delete(subjects: readonly string[]): void;
  /** The last step by which a file was deleted, if that can be undone. */
  deletionOf(path: string): Step | undefined;
  /** Writes files as they were before a step, which cannot be undone any more. */
  takeBack(step: Step, edits: readonly ContentEdit[]): void;
  /** Sets unsaved texts, by their paths, as one step that can be undone. */
  setTexts(label: string, texts: ReadonlyMap<string, string>): void;
}
