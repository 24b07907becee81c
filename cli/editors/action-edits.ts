import {
  type CodeAction,
  CodeActionKind,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Cure } from '../core/consistency/finding.ts';
import { allEntries, type Entry } from '../core/content/content.ts';
import type { Place } from '../core/content/places.ts';
import type { Span } from '../core/diagnostics/problem.ts';
import { skeletonOf } from '../core/edit/skeleton.ts';
import type { Language } from '../core/language/wording.ts';
import { EDITOR_WORDS, type EditorWords } from '../core/messages/editor.ts';
import type { Choice } from '../core/settle/choice.ts';
import { type Settlement, settledTexts, type Term } from '../core/settle/settle.ts';
import { slugify } from '../core/shared/slug.ts';
import { today } from '../core/values/clock.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
import { lineStart } from '../core/yaml/lines.ts';
import type { Files } from './files.ts';
import { Positions } from './positions.ts';

/** A question for what can be done at a part of a file. */
export interface ActionsAsked {
  readonly snapshot: Snapshot;
  readonly language: Language;
  readonly files: Files;
  readonly path: string;
  readonly text: string;
  readonly span: Span;
  /** Whether all texts have been compared: without it, nothing is offered about contradictions. */
  readonly isCompared: boolean;
  readonly creates: boolean;
  readonly renames: boolean;
  /** The command by which the editor asks for a reason; without one, a blank to fill in is written. */
  readonly acceptCommand: string | undefined;
}

/** What actions are made of: edits of what is on the screen. */
export class ActionEdits {
  readonly asked: ActionsAsked;
  readonly words: EditorWords;
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(asked: ActionsAsked) {
    this.asked = asked;
    this.words = EDITOR_WORDS[asked.language];
    this.entries = new Map(
      allEntries(asked.snapshot.loaded.content).map((entry) => [entry.file.path, entry]),
    );
  }

  /** Whether a place is on the requested lines, and the file unchanged. */
  isHere({ file, text, span }: Pick<Place, 'file' | 'text' | 'span'>): boolean {
    const { path, text: now, span: here } = this.asked;
    if (file !== path || text !== now) return false;
    const from = lineStart(now, here.start);
    const rest = /[\r\n]/.exec(now.slice(here.end));
    const to = rest ? here.end + rest.index : now.length;
    return span.start <= to && span.end >= from;
  }

  entryOf(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  bySubject(subject: string | undefined): Entry | undefined {
    return [...this.entries.values()].find((entry) => entry.subject === subject);
  }

  /** An action that makes an edit; none without one. */
  action(title: string, edit: WorkspaceEdit | undefined, isPreferred = false): CodeAction[] {
    return edit ? [{ title, kind: CodeActionKind.QuickFix, edit, ...(isPreferred && { isPreferred }) }] : [];
  }

  edit(path: string, after: string): WorkspaceEdit | undefined {
    const before = path === this.asked.path ? this.asked.text : this.entries.get(path)?.file.text;
    if (before === undefined || before === after) return undefined;
    const change: TextDocumentEdit = {
      textDocument: { uri: this.asked.files.uri(path), version: null },
      edits: new Positions(before).editTo(after),
    };
    return { documentChanges: [change] };
  }

  newFile(path: string, text: string): WorkspaceEdit {
    const uri = this.asked.files.uri(path);
    const start = { line: 0, character: 0 };
    return {
      documentChanges: [
        { kind: 'create', uri, options: { ignoreIfExists: true } },
        { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText: text }] },
      ],
    };
  }

  /** What settles findings; a file that does not exist yet only where the editor can create it. */
  settling(settlement: Settlement | readonly Settlement[], term?: Term): WorkspaceEdit | undefined {
    const { snapshot, creates } = this.asked;
    const changes = [...settledTexts(snapshot.loaded.content, [settlement].flat(), term)].map(
      ([path, after]) =>
        this.edit(path, after) ??
        (this.entries.has(path) || !creates ? undefined : this.newFile(path, after)),
    );
    const documentChanges = changes.flatMap((change) => change?.documentChanges ?? []);
    return documentChanges.length > 0 ? { documentChanges } : undefined;
  }

  /** Keeps one reading of an entry; `shown` is what visitors then read. */
  decision(subject: string, value: string, shown: string): CodeAction[] {
    return this.settled(this.words.decide(shown), { kind: 'keep', subject, value, shown });
  }

  cure(cure: Cure, isPreferred = false): CodeAction[] {
    const isOfContent = cure.writings.every(({ place }) => this.entries.has(place.file));
    if (!isOfContent) return [];
    return this.settled(this.titleOf(cure), { kind: 'cure', cure }, isPreferred);
  }

  private titleOf({ writes, shown }: Cure): string {
    if (writes === 'relation') return this.words.add(shown);
    if (writes === 'removal') return this.words.remove(shown);
    if (writes !== 'constant') return this.words.replaceBy(shown);
    const fact = this.asked.snapshot.model().facts.find(({ slug }) => slug === shown);
    return this.words.placeholder(shown, fact?.label ?? '');
  }

  /** What a choice writes; none where the texts cannot take it. */
  settled(title: string, choice: Choice, isPreferred = false): CodeAction[] {
    return this.action(title, this.settling({ choice }), isPreferred);
  }

  /** An entry that does not exist, to be filled in. */
  creation(collection: string, slug: string): CodeAction[] {
    const { snapshot, language, creates } = this.asked;
    const { schemas, find } = snapshot.loaded.content;
    const schema = schemas.files.get(collection);
    if (!creates || !schema || slug !== slugify(slug) || find(collection, slug)) return [];
    const path = `${collection}/${slug}.yaml`;
    const schemaPath = `../../generated/schemas/${collection}.json`;
    const text = skeletonOf(schemas, schema, { today: today(), schemaPath, language });
    return this.action(this.words.create(path), this.newFile(path, text));
  }

  /** The requested file, under the name that it should have. */
  move(newPath: string): CodeAction[] {
    const { files, path, renames } = this.asked;
    if (!renames) return [];
    const change = { kind: 'rename' as const, oldUri: files.uri(path), newUri: files.uri(newPath) };
    return this.action(this.words.move(newPath), { documentChanges: [change] }, true);
  }
}
