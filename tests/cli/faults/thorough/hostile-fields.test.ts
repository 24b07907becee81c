// Hostile strings at every place for a string that the project's own schemas have.
import { hash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../../../cli/core/content/content.ts';
import { readContentFolder } from '../../../../cli/core/content/read.ts';
import { checkContent, loadContent } from '../../../../cli/core/load/load.ts';
import { makeValidators } from '../../../../cli/core/load/validators.ts';
import { shop } from '../../../shop.mjs';
import { TIME_LIMIT } from '../../thorough.ts';
import { hostileStrings } from '../hostile-strings.ts';
import {
  type Copy,
  copiesOf,
  isAccepted,
  placesOfSchema,
  pointerOf,
  put,
  type StringPlace,
} from '../string-places.ts';

const cacheDir = path.resolve('node_modules/.cache/sapin');
const contentDir = shop.content;
const { content } = loadContent({ contentDir, schemasDir: path.resolve('schemas'), cacheDir });
const validators = makeValidators(content.schemas, cacheDir);
const schemaFiles = [...content.schemas.files.values()];

interface Sample extends Omit<Copy, 'places'> {
  readonly place: StringPlace;
}

/** Of each place one in the smallest entry that has it, which is the quickest to check. */
const samples = samplesOf(content);

function samplesOf(all: Content): readonly Sample[] {
  const sized = copiesOf(all).map((copy) => ({ ...copy, size: JSON.stringify(copy.value).length }));
  const found = new Map<string, Sample>();
  for (const { entry, value, places } of sized.sort((a, b) => a.size - b.size))
    for (const place of places) if (!found.has(place.name)) found.set(place.name, { entry, value, place });
  return [...found.values()];
}

const has = ({ schemas }: StringPlace, keyword: string) => schemas.some((schema) => schema[keyword]);

test('every place of every schema is tried', () => {
  const wanted = schemaFiles.flatMap((file) => placesOfSchema(content.schemas, file));
  expect(wanted.length).toBeGreaterThan(500);
  expect(samples.map(({ place }) => place.name).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test('what is taken as an address leads nowhere strange, and what is taken as a name names nothing', {
  timeout: TIME_LIMIT,
}, () => {
  const visible = hostileStrings.filter(
    (text) => !/[^\P{Cc}\t\n]|[\u2028-\u202E\u2066-\u2069\uFEFF]/u.test(text),
  );
  // In a sample each string is tried at some places, and each place with some strings.
  let tried = 0;
  const taken: Record<'href' | 'name' | 'text', string[]> = { href: [], name: [], text: [] };
  for (const [_index, { entry, value, place }] of samples.entries()) {
    const copy = structuredClone(value);
    const isName = ['x-image', 'x-ref', 'x-collection', 'x-surface-id', 'enum', 'format'].some((it) =>
      has(place, it),
    );
    const kind = has(place, 'x-href') ? 'href' : isName ? 'name' : 'text';
    for (const text of visible) {
      tried += 1;
      put(copy, place.steps, text);
      if (isAccepted(content, validators, entry, copy)) taken[kind].push(`${place.name}: ${text}`);
    }
  }
  expect(taken.href.filter((it) => !/: (https:\/\/|tel:|mailto:|\/(?![/\\]))/.test(it))).toEqual([]);
  expect(taken.name).toEqual([]);
  // Texts are free; `tests/e2e/hostile.e2e.ts` shows that they stay texts.
  expect(taken.text.length).toBeGreaterThan(tried / 4);
});

test('a character that hides is refused at its place, wherever it stands', () => {
  // `check` shows no more than a hundred problems of a file.
  const AT_ONCE = 50;
  const entries = new Set(samples.map(({ entry }) => entry));
  const ofEntries = [...entries].map((entry) => samples.filter((it) => it.entry === entry));
  for (let start = 0; ofEntries.some((all) => start < all.length); start += AT_ONCE) {
    const round = ofEntries.flatMap((all) => all.slice(start, start + AT_ONCE));
    const spoilt = new Map<string, unknown>();
    for (const { entry, value, place } of round) {
      const copy = (spoilt.get(entry.file.path) ?? structuredClone(value)) as typeof value;
      put(copy, place.steps, 'Sapin \u202Edécoré');
      spoilt.set(entry.file.path, copy);
    }
    const folder = readContentFolder(contentDir);
    const files = folder.files.map((file) => {
      const value = spoilt.get(file.path);
      const text = JSON.stringify(value, null, 1);
      return value === undefined ? file : { path: file.path, text, hash: hash('sha1', text) };
    });
    const { problems } = checkContent(content.schemas, { ...folder, files }, () => validators);
    const found = new Map(
      problems
        .filter(({ code }) => code === 'text/invisible')
        .map(({ file, pointer, text, span }) => [`${file}${pointer}`, text.slice(span.start, span.end)]),
    );
    const expected = round.map(({ entry, place }) => `${entry.file.path}${pointerOf(place.steps)}`);
    expect([...found.keys()].toSorted()).toEqual(expected.toSorted());
    expect(new Set(found.values())).toEqual(new Set(['\u202E']));
  }
});
