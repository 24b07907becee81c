// What `check` and `consistency` find of changes that are planted in the shipped content, one by one: contradictions, and
// edits that any shop makes. Two numbers a set, found and alarms, decide whether a rule earns its lines.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf } from '../cli/tools/build.mjs';
import { sizes } from './extent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheDir = path.join(root, 'node_modules/.cache/sapin-bench');
const sets = path.join(root, 'bench/reader');

/**
 * One change of a set. `at` leads to a value: `"title=La commande"` picks the item of a list by a field, `"=colmar"` by itself.
 * @typedef {{ file: string, at: (string | number)[], op: string, text?: any, find?: string }} Planting
 * @typedef {{ id: string, expect: 'contradiction' | 'silence', kind: string, about: string[], edits: Planting[] }} Case
 * @typedef {import('../cli/core/workspace/workspace.ts').Workspace} Workspace
 * @typedef {'found' | 'alarm' | 'silent' | 'outdated'} Answer `outdated`: the content no longer has the place
 */

/** Prints both numbers of each set; `SHOW=silent` (`alarm`, `found`, `outdated`) lists those cases. */
export async function run() {
  const tool = await bundled();
  const workspace = tool.openWorkspace({
    contentDir: path.join(root, 'content'),
    schemasDir: path.join(root, 'schemas'),
    cacheDir,
  });
  const known = reportOf(tool, workspace);
  console.log('\n## Planted in the shipped content\n');
  console.log(
    '| set | contradictions | found | harmless | alarms | outdated | seconds |\n|---|---|---|---|---|---|---|',
  );
  for (const name of readdirSync(sets).map((file) => path.parse(file).name)) {
    /** @type {Case[]} */
    const cases = readFileSync(path.join(sets, `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    row(name, sizes(cases), (one) => answerTo(tool, workspace, known, one));
  }
  const slips = sizes(constantsTypedOver(workspace));
  row('constants typed over', slips, (one) => answerToSlip(tool, workspace, known, one, false));
  row('the same, since the last version', slips, (one) => answerToSlip(tool, workspace, known, one, true));
}

/**
 * @template {{ id: string, expect?: string }} C
 * @param {string} name @param {readonly C[]} cases @param {(one: C) => Answer} ask
 */
function row(name, cases, ask) {
  const started = performance.now();
  const answers = cases.map((one) => ({ one, answer: ask(one) }));
  /** @param {Answer} wanted @param {boolean} isHarmless */
  const count = (wanted, isHarmless) =>
    answers.filter(({ one, answer }) => answer === wanted && (one.expect === 'silence') === isHarmless)
      .length;
  const harmless = cases.filter(({ expect }) => expect === 'silence').length;
  const outdated = count('outdated', true) + count('outdated', false);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `| ${name} | ${cases.length - harmless} | ${count('found', false)} | ${harmless} | ${count('alarm', true)} | ${outdated} | ${seconds.toFixed(1)} |`,
  );
  for (const { one, answer } of answers)
    if (answer === process.env.SHOW) console.log(`  ${one.id} ${JSON.stringify(one)}`);
}

async function bundled() {
  mkdirSync(cacheDir, { recursive: true });
  const chunks = await bundleOf({
    workspace: path.join(root, 'cli/core/workspace/workspace.ts'),
    edits: path.join(root, 'cli/core/edit/edit-value.ts'),
    wording: path.join(root, 'cli/core/consistency/registry.ts'),
  });
  for (const { fileName, code } of chunks) writeFileSync(path.join(cacheDir, fileName), code);
  /** @param {string} name */
  const load = (name) => import(pathToFileURL(path.join(cacheDir, `${name}.mjs`)).href);
  /** @type {[typeof import('../cli/core/workspace/workspace.ts'), typeof import('../cli/core/edit/edit-value.ts'), typeof import('../cli/core/consistency/registry.ts')]} */
  const [{ openWorkspace }, { editValue }, { wordingOfFinding }] = /** @type {any} */ (
    await Promise.all(['workspace', 'edits', 'wording'].map(load))
  );
  return { openWorkspace, editValue, wordingOfFinding };
}

/** @typedef {Awaited<ReturnType<typeof bundled>>} Tool */

/** @param {Tool} tool @param {Workspace} workspace @param {ReturnType<typeof reportOf>} known @param {Case} one @returns {Answer} */
function answerTo(tool, workspace, known, { expect, kind, about, edits }) {
  const files = new Set(edits.map(({ file }) => file));
  try {
    for (const edit of edits) plant(tool, workspace, edit);
    const { errors, findings } = newIn(tool, workspace, known);
    if (expect === 'silence') return errors.length + findings.length > 0 ? 'alarm' : 'silent';
    const isAbout = (/** @type {string} */ subject) =>
      files.has(`${subject}.yaml`) || about.includes(subject);
    const isThere = findings.some(
      ({ finding }) =>
        finding.sides.some(({ place }) => files.has(place.file)) ||
        (kind.startsWith('data:') && isAbout(finding.subject)),
    );
    return errors.length > 0 || isThere ? 'found' : 'silent';
  } catch (error) {
    if (error instanceof Outdated) return 'outdated';
    throw error;
  } finally {
    for (const file of files) workspace.setText(file, undefined);
  }
}

/** @param {Tool} tool @param {Workspace} workspace */
function reportOf({ wordingOfFinding }, workspace) {
  const { loaded, verdict } = workspace.snapshot();
  const words = (
    /** @type {import('../cli/core/consistency/engine.ts').Judged} */ { rule, status, finding },
  ) => [rule, status, finding.subject, wordingOfFinding(finding, 'fr').message].join('\0');
  return {
    errors: new Map(
      loaded.problems.map((problem) => [
        [problem.code, problem.file, JSON.stringify(problem.params)].join('\0'),
        problem,
      ]),
    ),
    findings: new Map(
      verdict()
        .judged.filter(({ status }) => status === 'open')
        .map((each) => [words(each), each]),
    ),
  };
}

/** @param {Tool} tool @param {Workspace} workspace @param {ReturnType<typeof reportOf>} known */
function newIn(tool, workspace, known) {
  const { errors, findings } = reportOf(tool, workspace);
  return {
    errors: [...errors].flatMap(([key, problem]) => (known.errors.has(key) ? [] : [problem])),
    findings: [...findings].flatMap(([key, judged]) => (known.findings.has(key) ? [] : [judged])),
  };
}

class Outdated extends Error {}

/** @param {Tool} tool @param {Workspace} workspace @param {Planting} edit */
function plant({ editValue }, workspace, { file, at, op, text, find }) {
  const entry = entryOf(workspace, file);
  let value = entry.value;
  let pointer = '';
  for (const step of at) {
    const key = Array.isArray(value) ? indexIn(value, step) : step;
    if (key === -1) throw new Outdated(`${pointer}: ${step}`);
    value = /** @type {any} */ (value)?.[key];
    pointer += `/${key}`;
  }
  if (value === undefined && op !== 'set') throw new Outdated(pointer);
  for (const edit of editsFor(op, pointer, value, text, find))
    workspace.setText(file, editValue(entryOf(workspace, file).file.text, edit));
}

/** @param {Workspace} workspace @param {string} file */
function entryOf(workspace, file) {
  const { collections, singletons } = workspace.snapshot().loaded.content;
  const all = [
    ...singletons.values(),
    ...[...collections.values()].flatMap((entries) => [...entries.values()]),
  ];
  const entry = all.find((each) => each.file.path === file);
  if (!entry) throw new Outdated(file);
  return entry;
}

/** @param {readonly any[]} list @param {string | number} step */
function indexIn(list, step) {
  if (typeof step === 'number') return step;
  const [name, wanted] = [step.slice(0, step.indexOf('=')), step.slice(step.indexOf('=') + 1)];
  return list.findIndex((item) => String(name ? item?.[name] : item) === wanted);
}

/**
 * @param {string} op @param {string} pointer @param {any} value @param {any} text @param {string | undefined} find
 * @returns {import('../cli/core/values/value-edit.ts').ValueEdit[]}
 */
function editsFor(op, pointer, value, text, find) {
  const set = (/** @type {any} */ to) => [{ op: /** @type {const} */ ('set'), pointer, value: to }];
  if (op === 'append') return set(`${value.trimEnd()} ${text}`);
  if (op === 'paragraph') return set(`${value.trimEnd()}\n\n${text}\n`);
  if (op === 'push') return [{ op: 'insert', pointer: `${pointer}/${value.length}`, value: text }];
  if (op !== 'after' && op !== 'swap') return set(text);
  const words = (find ?? '').trim().split(/\s+/).map(literal);
  const hit = new RegExp(words.join('\\s+')).exec(value);
  if (!hit) throw new Outdated(find);
  const [start, end] = [hit.index, hit.index + hit[0].length];
  const kept =
    op === 'after' ? value.slice(0, end) + (text.startsWith('\n') ? '' : ' ') : value.slice(0, start);
  return set(kept + text + value.slice(end));
}

/** @param {string} text */
function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const DAYS = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
const NUMBERS =
  'un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante'.split(
    ' ',
  );

/** Another value of the same kind, or nothing where the words hold no number, month or weekday. @param {string} text */
function another(text) {
  const number = text.replace(/\d+(?:[.,]\d+)?/g, (digits) => {
    const value = Number(digits.replace(',', '.'));
    if (!Number.isInteger(value)) return String(value + 1).replace('.', ',');
    return String(value < 10 ? value + 2 : value < 60 ? value + 6 : value > 1000 ? value + 10 : value - 8);
  });
  if (number !== text) return number;
  for (const list of [MONTHS, DAYS, NUMBERS])
    for (const [index, word] of list.entries()) {
      const pattern = new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'u');
      if (pattern.test(text)) return text.replace(pattern, list[(index + 2) % list.length] ?? word);
    }
  return undefined;
}

/** @typedef {{ id: string, file: string, from: number, placeholder: string, to: string, about: string }} Slip */

/** A case of each constant in a text: another value of its kind stands in its place. @param {Workspace} workspace @returns {Slip[]} */
function constantsTypedOver(workspace) {
  const { loaded, model } = workspace.snapshot();
  const values = new Map(
    model().facts.map(({ slug, readings }) => [slug, readings.find(({ live }) => live)?.text ?? '']),
  );
  const { collections, singletons } = loaded.content;
  const entries = [
    ...singletons.values(),
    ...[...collections.values()].flatMap((each) => [...each.values()]),
  ];
  return entries.flatMap(({ file: { path: file, text } }) => {
    if (/^(?:lexicon|facts\/)/.test(file)) return [];
    return [...text.matchAll(/\{\{([a-z0-9-]+)\}\}/g)].flatMap(({ 0: placeholder, 1: about = '', index }) => {
      const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
      const to = another(values.get(about) ?? '');
      if (line.trimStart().startsWith('#') || to === undefined) return [];
      return [{ id: `${file}:${index}`, file, from: index, placeholder, to, about: `facts/${about}` }];
    });
  });
}

/**
 * Found where it is refused, or where a finding names the constant that stood there.
 * @param {Tool} tool @param {Workspace} workspace @param {ReturnType<typeof reportOf>} known @param {Slip} slip
 * @param {boolean} isCompared whether with the last version of the text @returns {Answer}
 */
function answerToSlip(tool, workspace, known, { file, from, placeholder, to, about }, isCompared) {
  const { text } = entryOf(workspace, file).file;
  const typed = text.slice(0, from) + to + text.slice(from + placeholder.length);
  workspace.setText(file, typed);
  workspace.compareWith(new Map([[file, isCompared ? text : typed]]));
  const { errors, findings } = newIn(tool, workspace, known);
  workspace.setText(file, undefined);
  workspace.compareWith(new Map());
  const isRight = findings.some(({ finding }) =>
    [finding.subject, ...finding.sides.map(({ place }) => place.file.replace(/\.yaml$/, ''))].includes(about),
  );
  return errors.length > 0 || isRight ? 'found' : 'silent';
}
