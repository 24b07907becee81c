import { ANNOTATIONS } from '../annotations/registry.ts';
import { rulesFor } from '../consistency/judge-content.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import { once } from '../content/memoize.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import { type ContentFolder, readContentFolder, readSourceFile } from '../content/read.ts';
import { readSchemas } from '../content/read-schemas.ts';
import type { SchemaSet } from '../content/schemas.ts';
import { builtInSchemas } from '../content/settings/built-in-schemas.ts';
import { PROJECT, readSettings } from '../content/settings/settings.ts';
import { comparePlaces, type Problem } from '../diagnostics/problem.ts';
import { fingerprint } from '../load/check-cache.ts';
import { CheckMemory } from '../load/check-memory.ts';
import {
  checkAgain,
  checkContent,
  contentAgain,
  type Loaded,
  type LoadedProject,
  type Project,
} from '../load/load.ts';
import { CHECK_CODES, problemsOfDay } from '../load/run-checks.ts';
import { makeValidators, schemasHash } from '../load/validators.ts';
import { buildModel, type Model } from '../model/model.ts';
import { today as todayAtTheFarm } from '../values/clock.ts';
import { type Answers, makeAnswers, type Snapshot } from './answers.ts';
import { withTexts } from './unsaved.ts';

export type { Snapshot } from './answers.ts';

const SETTINGS = `${PROJECT}.yaml`;

/**
 * The content of a project as it is on disk with unsaved texts over it, and every answer about it. What has not changed is
 * neither read nor parsed nor judged again.
 */
export class Workspace {
  readonly project: Project;
  private readonly today: () => string;
  private readonly texts = new Map<string, string>();
  private earlier: ReadonlyMap<string, string> = new Map();
  private disk: ContentFolder | undefined;
  private schemas: { readonly key: string; readonly set: SchemaSet } | undefined;
  /** Files of `disk` that must be read again. */
  private readonly changed = new Set<string>();
  private memory: CheckMemory | undefined;
  /** Each file as its schema last accepted it. */
  private readonly lastSound = new Map<string, Entry>();
  /** The last files that passed together. */
  private passing: ContentFolder | undefined;
  private current: Snapshot | undefined;
  /** The last answers, and of what. */
  private known:
    | {
        readonly sound: Sound | undefined;
        readonly day: string;
        readonly before: ReadonlyMap<string, string>;
        readonly answers: Answers;
      }
    | undefined;

  constructor(project: Project, today: () => string) {
    this.project = project;
    this.today = today;
  }

  /** Sets the unsaved text of a file, by its path relative to the content folder with `/`; `undefined` drops it. */
  setText(path: string, text: string | undefined): void {
    if (this.texts.get(path) === text) return;
    if (text === undefined) this.texts.delete(path);
    else this.texts.set(path, text);
    this.current = undefined;
  }

  /** Sets what texts are compared with: files of the last version that are otherwise on disk, by their paths. */
  compareWith(texts: ReadonlyMap<string, string>): void {
    if (equalMaps(this.earlier, texts)) return;
    this.earlier = texts;
    this.current = undefined;
  }

  /** Records that files of the content have changed on disk: those of these paths, or any of content and schemas. */
  refresh(paths?: readonly string[]): void {
    this.current = undefined;
    if (!paths) this.schemas = undefined;
    const known = new Set(this.disk?.files.map(({ path }) => path));
    if (paths?.every((path) => known.has(path))) for (const path of paths) this.changed.add(path);
    else this.disk = undefined;
  }

  /** The state now: the same object until something changes. */
  snapshot(): Snapshot {
    this.current ??= this.take();
    return this.current;
  }

  /** The problems of what is saved, or of the files that `others` puts in its place. */
  checkSaved(others = (saved: ContentFolder) => saved): Loaded {
    const folder = others(this.readDisk());
    return this.check(folder, this.schemasFor(folder));
  }

  private check(folder: ContentFolder, schemas: SchemaSet): Loaded {
    const memory = this.memoryFor(schemas);
    return memory
      ? checkAgain(memory, folder)
      : checkContent(schemas, folder, () => makeValidators(schemas, this.project.cacheDir));
  }

  private take(): Snapshot {
    const folder = withTexts(this.readDisk(), this.texts);
    const schemas = this.schemasFor(folder);
    const isKnown = this.memory !== undefined;
    const memory = this.memoryFor(schemas);
    if (memory && !isKnown && this.texts.size > 0) {
      // What is saved may serve for what is broken since.
      const saved = this.readDisk();
      this.soundIn(memory, saved, checkAgain(memory, saved).content);
    }
    const checked = this.check(folder, schemas);
    const day = this.today();
    const ofDay = checked.problems.length > 0 ? [] : problemsOfDay(checked.content, day);
    const loaded: LoadedProject = {
      ...checked,
      warnings: [...checked.warnings, ...ofDay].sort(comparePlaces),
      fingerprint: fingerprint(schemasHash(schemas), folder),
    };
    const sound = memory && this.soundIn(memory, folder, checked.content);
    if (loaded.problems.length === 0) this.passing = folder;
    const publishable = once(() =>
      loaded.problems.length === 0 ? loaded : memory && this.withoutFaults(memory, folder, loaded.problems),
    );
    return { loaded, publishable, ...this.answersAbout(sound, loaded.content, day) };
  }

  /**
   * The files with those that have problems as they were when all passed, or else as they are saved, as they were in the last
   * version, or left out; `undefined` where they do not fit the others even so.
   */
  private withoutFaults(
    memory: CheckMemory,
    folder: ContentFolder,
    problems: readonly Problem[],
  ): LoadedProject | undefined {
    const lastVersion = withTexts({ ...folder, files: [] }, this.earlier);
    const fallbacks = [this.passing ?? this.readDisk(), lastVersion].map(
      ({ files }) => new Map(files.map((file) => [file.path, file])),
    );
    const fallbacksOf = (path: string) => fallbacks.flatMap((files) => files.get(path) ?? []);
    const faults = new Map<string, number>(); // of each file, by how often it was found wrong
    for (let found = problems; ; ) {
      const wrong = new Set(found.map(({ file }) => file));
      if (![...wrong].some((path) => (faults.get(path) ?? 0) <= fallbacksOf(path).length)) return undefined;
      for (const path of wrong) faults.set(path, (faults.get(path) ?? 0) + 1);
      const files = folder.files.flatMap((file) => {
        const times = faults.get(file.path);
        return times === undefined ? file : (fallbacksOf(file.path)[times - 1] ?? []);
      });
      const passing = { ...folder, files };
      const checked = checkAgain(memory, passing);
      found = checked.problems;
      if (found.length > 0) continue;
      this.passing = passing;
      return { ...checked, fingerprint: fingerprint(schemasHash(memory.schemas), passing) };
    }
  }

  /** The previous ones if no valid content has changed, as while the file being typed is broken. */
  private answersAbout(sound: Sound | undefined, content: Content, day: string): Answers {
    const { known } = this;
    const before = this.textsBefore(sound);
    if (sound && known?.sound && known.day === day && isSame(known.sound, sound))
      if (equalMaps(known.before, before)) return known.answers;
    const rules = sound ? rulesFor(content.settings) : [];
    const earlier = once(() => new Map(Array.from(before, ([path, text]) => [path, yamlValue(text)])));
    const modelOf = (of: Content) => buildModel(of, day, earlier());
    const modelAfter = sound ? modelsAfter(sound, modelOf) : () => undefined;
    const answers = { ...makeAnswers(sound?.content ?? content, rules, day, modelOf), modelAfter };
    this.known = { sound, day, before, answers };
    return answers;
  }

  /** What sound texts are compared with, by their files: without an earlier version, what is saved. */
  private textsBefore(sound: Sound | undefined): ReadonlyMap<string, string> {
    const now = new Map(sound?.folder.files.map((file) => [file.path, file]));
    const saved = this.texts.size === 0 ? [] : this.readDisk().files;
    const changed = saved.filter(({ path, hash }) => (now.get(path)?.hash ?? hash) !== hash);
    return new Map([...changed.map(({ path, text }) => [path, text] as const), ...this.earlier]);
  }

  /** A file that can no longer be read has the whole folder read again. */
  private readDisk(): ContentFolder {
    const { contentDir } = this.project;
    if (this.disk && this.changed.size > 0) {
      const files = this.disk.files.flatMap((file) =>
        this.changed.has(file.path) ? (readSourceFile(contentDir, file.path) ?? []) : file,
      );
      const settings = this.changed.has(SETTINGS) ? readSettings(contentDir) : this.disk.settings;
      const isWhole = files.length === this.disk.files.length;
      this.disk = isWhole ? { ...this.disk, files, settings } : undefined;
    }
    this.changed.clear();
    this.disk ??= readContentFolder(contentDir);
    return this.disk;
  }

  private schemasFor(folder: ContentFolder): SchemaSet {
    const { contentDir, schemasDir } = this.project;
    const brought = builtInSchemas(folder, CHECK_CODES);
    const key = JSON.stringify(brought.map(({ text }) => text));
    if (this.schemas?.key !== key)
      this.schemas = { key, set: readSchemas(schemasDir, contentDir, ANNOTATIONS, brought) };
    return this.schemas.set;
  }

  /** What is known by these schemas: nothing as long as they are broken. */
  private memoryFor(schemas: SchemaSet): CheckMemory | undefined {
    if (this.memory?.schemas === schemas) return this.memory;
    const isSame = this.memory && schemasHash(this.memory.schemas) === schemasHash(schemas);
    if (isSame && schemas.problems.length === 0) {
      this.schemas = this.schemas && this.memory && { ...this.schemas, set: this.memory.schemas };
      return this.memory;
    }
    this.memory = undefined;
    this.lastSound.clear();
    if (schemas.problems.length > 0) return undefined;
    const validators = makeValidators(schemas, this.project.cacheDir);
    if (validators.problems.length === 0) this.memory = new CheckMemory(schemas, validators);
    return this.memory;
  }

  private soundIn(memory: CheckMemory, folder: ContentFolder, content: Content): Sound {
    const unsound = new Set<string>();
    for (const entry of allEntries(content)) {
      const { path } = entry.file;
      const judgement = memory.judgements.get(entry);
      if (judgement?.isAccepted && judgement.problems.length === 0) this.lastSound.set(path, entry);
      else unsound.add(path);
    }
    if (unsound.size === 0) return { memory, folder, lost: unsound, content };
    const lost = new Set([...unsound].filter((path) => !this.lastSound.has(path)));
    lost.delete(`${content.settings.routes}.yaml`); // a table is read as far as it is sound
    const files = folder.files.map((file) =>
      unsound.has(file.path) ? (this.lastSound.get(file.path)?.file ?? file) : file,
    );
    const sound = { ...folder, files };
    return { memory, folder: sound, lost, content: contentAgain(memory, sound, lost) };
  }
}

/** @param today the day on which the content is judged, `2026-11-21`; called at each change */
export function openWorkspace(project: Project, today: () => string = todayAtTheFarm): Workspace {
  return new Workspace(project, today);
}

/** The content that answers refer to, and what it was made of. */
interface Sound {
  readonly memory: CheckMemory;
  readonly folder: ContentFolder;
  /** Files that are left out. */
  readonly lost: ReadonlySet<string>;
  readonly content: Content;
}

function isSame(one: Sound, other: Sound): boolean {
  const [{ files, images, settings }, now] = [one.folder, other.folder];
  return (
    one.memory === other.memory &&
    images === now.images &&
    settings === now.settings &&
    one.lost.size === other.lost.size &&
    [...one.lost].every((path) => other.lost.has(path)) &&
    files.length === now.files.length &&
    files.every(({ path, hash }, at) => now.files[at]?.path === path && now.files[at]?.hash === hash)
  );
}

function modelsAfter(
  { memory, folder, lost }: Sound,
  modelOf: (content: Content) => Model,
): Snapshot['modelAfter'] {
  const known = once(() => new Set(checkAgain(memory, folder).problems.map(problemKey)));
  return (texts) => {
    const changed = withTexts(folder, texts);
    const before = known();
    const { problems, content } = checkAgain(memory, changed);
    if (problems.some((problem) => !before.has(problemKey(problem)))) return undefined;
    return modelOf(lost.size > 0 ? contentAgain(memory, changed, lost) : content);
  };
}

export function problemKey({ file, pointer, code }: Problem): string {
  return [file, pointer, code].join('\0');
}

function equalMaps(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}
