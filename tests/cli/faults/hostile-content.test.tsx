// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lastingFolder } from '../../temporary-folder.ts';
import { type ShownProblem, TestProject } from '../content-folder.ts';
import { CONTENT, SCHEMAS } from '../small-project.ts';
import { TIME_LIMIT } from '../thorough.ts';
import { hostileStrings } from './hostile-strings.ts';

/** Each kind of field, by the property that holds it. */
const townFields = ['text', 'link', 'oldLink', 'image'] as const;

const townFile = (field: string, index: number) => `towns/${field.toLowerCase()}-${index}.yaml`;
const articleFile = (index: number) => `articles/body-${index}.yaml`;

/** By its index in the corpus. */
const step = 4;
const tried = [...hostileStrings.entries()].filter(([index]) => index % step === 0);

function writeAll(): void {
  for (const [index, text] of tried) {
    const value = JSON.stringify(text);
    for (const field of townFields)
      project.write(
        townFile(field, index),
        `name: Commune ${field} ${index}\npostalCode: "68000"\n${field}: ${value}\n`,
      );
    project.write(articleFile(index), `title: a\ndate: "2026-01-01"\nbody: ${value}\n`);
  }
}

let project: TestProject;

let problems: readonly ShownProblem[];
let accepted: readonly string[];
let out: string;

beforeAll(() => {
  project = new TestProject(lastingFolder(), CONTENT, SCHEMAS);
  writeAll();
  problems = project.problems();
  const refused = new Set(problems.map(({ file }) => file));
  const written = tried.flatMap(([index]) => [
    articleFile(index),
    ...townFields.map((field) => townFile(field, index)),
  ]);
  for (const file of refused) project.remove(file);
  accepted = written.filter((file) => !refused.has(file));
  const { status, stdout, stderr } = project.spawn(['generate', '--out', project.out]);
  expect({ status, stdout, stderr }).toMatchObject({ status: 0 });
  out = project.out;
  bodies = readAll('lazy/articles').filter((text) => text.includes('<'));
}, TIME_LIMIT);

let bodies: readonly string[];

function readAll(folder: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(folder) && name.endsWith('.json'))
    .map((name) => String(JSON.parse(readFileSync(path.join(out, name), 'utf8'))));
}

test('the corpus is large, and every refusal has its place', () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(300);
  expect(problems.length).toBeGreaterThan(tried.length);
  for (const { file, line, column } of problems)
    expect([file, line > 0, column > 0]).toEqual([file, true, true]);
});

test('no hostile address is taken for a link or a picture', () => {
  const taken = accepted.filter((file) => /^towns\/(link|image)-/.test(file));
  const harmful = taken.filter((file) => {
    const text = hostileStrings[Number(/-(\d+)\./.exec(file)?.[1])] ?? '';
    return !/^(https:\/\/|tel:|mailto:|\/(?![/\\])|#)/.test(text);
  });
  expect(harmful).toEqual([]);
});

test('Markdown that is accepted becomes elements that do nothing', () => {
  expect(bodies.length).toBeGreaterThan(0);
  for (const html of bodies) {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const elements = [...body.querySelectorAll('*')];
    const names = elements.map(({ localName }) => localName);
    expect(
      names.filter((name) => /^(script|style|iframe|object|embed|form|base|meta|link|svg|math)$/.test(name)),
    ).toEqual([]);
    for (const { attributes } of elements)
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^formaction$/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/);
      }
  }
});
