// What is kept of the forms: files of JSON lines, which a running server appends to and removals shorten.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface JournalLine {
  /** Of the line's own bytes: it needs no field, and stays the same wherever the line is moved. */
  readonly id: string;
  readonly text: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * The files of a journal. What comes is appended to `current`; a removal renames it to `closed`, and writes what is left
 * to `kept` before it deletes `closed`.
 */
export function journalFiles(folder: string, journal: string) {
  const file = (ending: string) => join(folder, `${journal}${ending}.jsonl`);
  return { current: file(''), closed: file('.closed'), kept: file('.kept') };
}

/** The lines of a journal, the oldest first. */
export function readJournal(folder: string, journal: string): JournalLine[] {
  const { current, closed, kept } = journalFiles(folder, journal);
  // In the order in which lines move: none is missed while a removal is under way, and what is met twice counts once.
  const [newest, middle, oldest] = [current, closed, kept].map(readOrNothing);
  return linesOf(journal, `${oldest}${middle}${newest}`);
}

/** The whole lines of `text`, each once; what was torn or damaged is not a line. */
export function linesOf(journal: string, text: string): JournalLine[] {
  const lines = new Map<string, JournalLine>();
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    const record = recordOf(line);
    if (!record) continue;
    const id = idOf(journal, line);
    lines.set(id, { id, text: line, record });
  }
  return [...lines.values()];
}

/** @param line without its end */
export function idOf(journal: string, line: string): string {
  return hash('sha256', `${journal}\n${line}`).slice(0, 20);
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function recordOf(line: string): JournalLine['record'] | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as JournalLine['record'];
  } catch {
    return undefined;
  }
}
