import { ANNOTATIONS } from '../annotations/registry.ts';
import { type Outcome, outcomesInSteps } from '../consistency/causes.ts';
import {
  findInSteps,
  type Judgement,
  judge,
  type ReadingsRead,
  type RuleFinding,
} from '../consistency/engine.ts';
import { rulesFor } from '../consistency/judge-content.ts';
import type { AnyRule } from '../consistency/rule.ts';
import { readAcceptances } from '../content/acceptance.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import { type ContentFolder, readContentFolder, readSourceFile } from '../content/read.ts';
import { readSchemas } from '../content/read-schemas.ts';
import type { SchemaSet } from '../content/schemas.ts';
import { ownSchemas } from '../content/settings/own-schemas.ts';
import { PROJECT, readSettings } from '../content/settings/settings.ts';
import { comparePlaces, type Problem } from '../diagnostics/problem.ts';
import { fingerprint } from '../load/check-cache.ts';
import { CheckMemory } from '../load/check-memory.ts';
import { checkAgain, checkContent, contentAgain, type LoadedProject, type Project } from '../load/load.ts';
import { CHECK_CODES, problemsOfDay } from '../load/run-checks.ts';
import { makeValidators, schemasHash } from '../load/validators.ts';
import { buildModel, type Model } from '../model/model.ts';
import { today as todayAtTheFarm } from '../values/clock.ts';
import { type InSteps, inSteps } from './steps.ts';
import { withTexts } from './unsaved.ts';

const SETTINGS = `${PROJECT}.yaml`;

/**
 * The content of a project as it is on disk with unsaved texts over it, and every answer about it. What has not changed is
 * neither read nor parsed nor judged again.
 */
export interface Workspace {
  readonly project: Project;
  /** Sets the unsaved text of a file, by its path relative to the content folder with `/`; `undefined` drops it. */
  setText(path: string, text: string | undefined): void;
  /** Says that files of the content have changed on disk: those of these paths, or any of content and schemas. */
  refresh(paths?: readonly string[]): void;
  /** The state now: the same object until something changes. */
  snapshot(): Snapshot;
}

/** One state of a workspace. All but the problems is computed when it is first asked for; none of it throws at broken files. */
export interface Snapshot {
  /** What `check` says of these texts. Warnings of the day are among the others where there is no error. */
  readonly loaded: LoadedProject;
  /**
   * The content that the rest speaks of: a file that its schema refuses, or that is no YAML, is as it was when it was last
   * accepted. One that never was is left out, but links and references may lead to it.
   */
  readonly sound: Content;
  readonly rules: readonly AnyRule[];
  model(): Model;
  /** What the rules find in `sound`. */
  findings(): readonly RuleFinding[];
  /** The same, weighed against what has been accepted; hints apart. */
  verdict(): Judgement;
  /** Computes `verdict` in steps of a few milliseconds, between rules and between the texts that a rule reads. */
  comparison(): Iterable<unknown>;
  /** What keeping each reading of an entry would do: as slow as `findings` for each of them, so it is computed in steps. */
  outcomes(subject: string): InSteps<readonly Outcome[]>;
  /** The model if these texts were saved over `sound`, by path; `undefined` where `check` would then find something new. */
  modelAfter(texts: ReadonlyMap<string, string>): Model | undefined;
}

/** @param today the day on which the content is judged, `2026-11-21`; asked at each change */
export function openWorkspace(project: Project, today: () => string = todayAtTheFarm): Workspace {
  return new OpenWorkspace(project, today);
}

class OpenWorkspace implements Workspace {
  readonly project: Project;
  private readonly today: () => string;
  private readonly texts = new Map<string, string>();
  private disk: ContentFolder | undefined;
  private schemas: { readonly own: string; readonly set: SchemaSet } | undefined;
  /** Files of `disk` that must be read again. */
  private readonly changed = new Set<string>();
  private memory: CheckMemory | undefined;
  /** Each file as its schema last accepted it. */
  private readonly lastSound = new Map<string, Entry>();
  private current: Snapshot | undefined;
  /** The last answers, and of what. */
  private known:
    | { readonly sound: Sound | undefined; readonly day: string; readonly answers: Answers }
    | undefined;

  constructor(project: Project, today: () => string) {
    this.project = project;
    this.today = today;
  }

  setText(path: string, text: string | undefined): void {
    if (this.texts.get(path) === text) return;
    if (text === undefined) this.texts.delete(path);
    else this.texts.set(path, text);
    this.current = undefined;
  }

  refresh(paths?: readonly string[]): void {
    this.current = undefined;
    if (!paths) this.schemas = undefined;
    const known = new Set(this.disk?.files.map(({ path }) => path));
    if (paths?.every((path) => known.has(path))) for (const path of paths) this.changed.add(path);
    else this.disk = undefined;
  }

  snapshot(): Snapshot {
    this.current ??= this.take();
    return this.current;
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
    const checked = memory
      ? checkAgain(memory, folder)
      : checkContent(schemas, folder, () => makeValidators(schemas, this.project.cacheDir));
    const day = this.today();
    const ofDay = checked.problems.length > 0 ? [] : problemsOfDay(checked.content, day);
    const loaded: LoadedProject = {
      ...checked,
      warnings: [...checked.warnings, ...ofDay].sort(comparePlaces),
      fingerprint: fingerprint(schemasHash(schemas), folder),
    };
    const sound = memory && this.soundIn(memory, folder, checked.content);
    return { loaded, ...this.answersAbout(sound, loaded.content, day) };
  }

  /** The previous ones if no valid content has changed, as while the file being typed is broken. */
  private answersAbout(sound: Sound | undefined, content: Content, day: string): Answers {
    const { known } = this;
    if (sound && known?.sound && known.day === day && isSame(known.sound, sound)) return known.answers;
    const rules = sound ? rulesFor(content.settings) : [];
    const modelAfter = sound ? modelsAfter(sound, day) : () => undefined;
    const answers = { ...makeAnswers(sound?.content ?? content, rules, day), modelAfter };
    this.known = { sound, day, answers };
    return answers;
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
    const brought = ownSchemas(folder, CHECK_CODES);
    const own = JSON.stringify(brought.map(({ text }) => text));
    if (this.schemas?.own !== own)
      this.schemas = { own, set: readSchemas(schemasDir, contentDir, ANNOTATIONS, brought) };
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
      const own = memory.own.get(entry);
      if (own?.isAccepted && own.problems.length === 0) this.lastSound.set(path, entry);
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

/** The content that answers speak of, and what it was made of. */
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

type Answers = Omit<Snapshot, 'loaded'>;

function modelsAfter({ memory, folder, lost }: Sound, day: string): Snapshot['modelAfter'] {
  const known = once(() => new Set(checkAgain(memory, folder).problems.map(problemKey)));
  return (texts) => {
    const changed = withTexts(folder, texts);
    const before = known();
    const { problems, content } = checkAgain(memory, changed);
    if (problems.some((problem) => !before.has(problemKey(problem)))) return undefined;
    return buildModel(lost.size > 0 ? contentAgain(memory, changed, lost) : content, day);
  };
}

function problemKey({ file, pointer, code }: Problem): string {
  return [file, pointer, code].join('\0');
}

/** @param rules none where the schemas are broken: nothing can be said of the content */
function makeAnswers(content: Content, rules: readonly AnyRule[], day: string): Omit<Answers, 'modelAfter'> {
  const model = once(() => buildModel(content, day));
  const readingsRead: ReadingsRead = new Map();
  const found = rules.map((rule) => inSteps(() => findInSteps(rule, model(), readingsRead)));
  const findings = once(() => found.flatMap((byRule) => byRule.result()));
  const verdict = once(() => judge(findings(), readAcceptances(content), day));
  const known = new Map<string, InSteps<readonly Outcome[]>>();
  const outcomes = (subject: string) => {
    const steps =
      known.get(subject) ?? inSteps(() => outcomesInSteps(model(), rules, findings(), readingsRead, subject));
    known.set(subject, steps);
    return steps;
  };
  function* comparison() {
    yield model();
    let paused = performance.now();
    for (const byRule of found)
      for (const _ of byRule.steps()) {
        if (performance.now() - paused < STEP) continue;
        yield;
        paused = performance.now();
      }
    yield verdict();
  }
  return { sound: content, rules, model, findings, comparison, verdict, outcomes };
}

/** How long a comparison goes on without a pause, in milliseconds. */
const STEP = 8;

function once<T>(compute: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}
