import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { readAcceptances } from '../../../cli/consistency/acceptance.ts';
import { findAll, judge, valuesOf } from '../../../cli/consistency/engine.ts';
import type { Side } from '../../../cli/consistency/finding.ts';
import { buildModel } from '../../../cli/consistency/model.ts';
import { RULES } from '../../../cli/consistency/registry.ts';
import { loadContent } from '../../../cli/content/load.ts';

interface Expected {
  readonly contradictions: readonly {
    readonly rule: string;
    readonly subject: string;
    readonly values: readonly string[];
    readonly places: readonly string[];
    readonly reason: string;
  }[];
  readonly hints: readonly { readonly fact: string; readonly place: string }[];
}

const expected = load(readFileSync('tests/fixtures/shipped-contradictions.yaml', 'utf8')) as Expected;
const { content } = loadContent({
  contentDir: resolve('content'),
  schemasDir: resolve('schemas'),
  cacheDir: resolve('node_modules/.cache/sapin-tests'),
});
const { judged, stale, hints } = judge(
  findAll(buildModel(content), RULES),
  readAcceptances(content.singletons.get('consistency')),
  '2026-11-21',
);
const placeOf = ({ place }: Side) => place.file + place.pointer;
const inOrder = (lines: readonly string[]) => [...lines].sort();

test('the shipped content contradicts itself where a careful reader says so, and nowhere else', () => {
  const found = judged.map(({ rule, status, finding }) =>
    [rule, finding.subject, status, ...valuesOf(finding), ...finding.sides.map(placeOf)].join('\n  '),
  );
  const worked = expected.contradictions.map(({ rule, subject, values, places }) =>
    [rule, subject, 'open', ...values, ...places].join('\n  '),
  );
  expect(inOrder(found)).toEqual(inOrder(worked));
  expect(stale).toEqual([]);
});

test('each expected contradiction says why', () => {
  for (const { reason } of expected.contradictions) expect(reason).toMatch(/\S{3}/);
});

test('the shipped content writes out what its fixture says', () => {
  const found = hints.map(({ finding }) => `${finding.sides[0] ? placeOf(finding.sides[0]) : ''}`);
  expect(found).toEqual(expected.hints.map(({ place }) => place));
});

test('every side of every contradiction is on a page, but for what no visitor sees', () => {
  const unseen = judged.flatMap(({ finding }) =>
    finding.sides.filter(({ routes }) => routes.length === 0).map(placeOf),
  );
  expect(new Set(unseen)).toEqual(
    new Set(['prices/sapin-grandis.yaml/readings', 'routes.yaml/routes/2/fallback', 'site.yaml/season']),
  );
});
