// Each sentence of cases/*.yaml, and of the examples in docs/rules, is put alone into the tests' shop, each fault of its data
// likewise: README.md there.
import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from '../../../../cli/core/consistency/finding.ts';
import { RULES, wordingOfFinding } from '../../../../cli/core/consistency/registry.ts';
import { allEntries } from '../../../../cli/core/content/content.ts';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { buildModel, type Model } from '../../../../cli/core/model/model.ts';
import { checkShop } from '../../shop-content.ts';
import { expectBothLanguages } from '../../wording.ts';
import { foundBy } from './model-of.ts';
import { shopWith } from './shop-with.ts';

interface Change {
  readonly in?: string;
  readonly at?: string;
  readonly set?: unknown;
  /** What stood there in the version that is compared with. */
  readonly before?: unknown;
}

interface Case extends Change {
  readonly text?: string;
  /** Further values of the same fault. */
  readonly also?: readonly Change[];
  /** The day on which the site is built; none else. */
  readonly today?: string;
  readonly finds?: string;
  readonly code?: string;
  readonly underlines?: string;
}

/** Where a sentence stands that does not say. */
const PAGE = 'pages/contact';
const FOLDER = 'tests/cli/core/consistency/cases';
const shop = buildModel(checkShop().content);
const files = RULES.map(({ id }) => `${id}.yaml`);
/** The rules of which a case has a sentence, the only ones that one can wake. */
const OF_SENTENCES = RULES.filter(({ id }) => casesOf(`${id}.yaml`).some(({ text }) => text !== undefined));

describe.each(files)('%s', (name) => {
  const cases = casesOf(name);
  const rule = name.replace('.yaml', '');
  test.each(cases.map((each) => [titleOf(each), each] as const))('%s', (_, each) => {
    expect(each.text === undefined ? inData(each, rule) : inSentence(each, rule)).toEqual(
      expected(each, rule),
    );
  });
});

function casesOf(name: string): readonly Case[] {
  const file = `${FOLDER}/${name}`;
  const cases = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return parseYaml(name, `${exampleOf(name.replace('.yaml', ''))}\n${cases}`).value as never;
}

/** The lines under « Exemple » of a rule's page. */
function exampleOf(rule: string): string {
  const page = readFileSync(`docs/rules/${rule}.md`, 'utf8');
  return /\n## Exemple\n\n(```|~~~)yaml\n(.*?)\1/s.exec(page)?.[2] ?? '';
}

test.each(RULES)('the page of $id shows what it finds, and what it does not', ({ id }) => {
  const shown = parseYaml(id, exampleOf(id)).value as unknown as readonly Case[];
  expect(new Set(shown.map(({ finds }) => finds !== undefined))).toEqual(new Set([true, false]));
});

function titleOf({ text, in: file, at, set, today, also = [] }: Case): string {
  if (text !== undefined) return text;
  const more = also.map((change) => `, ${titleOf(change)}`).join('');
  return `${file ?? ''}${at ?? ''} ${JSON.stringify(set)}${more}${today === undefined ? '' : ` on ${today}`}`;
}

function expected({ finds, code }: Case, rule: string): string[] {
  return finds === undefined ? [] : [`${code ?? rule}: ${finds}`];
}

/** `CODE: STATED` for the contradiction that a sentence raises. */
function inSentence(each: Case, rule: string): string[] {
  const { text = '', in: subject = PAGE } = each;
  const model = withText(subject, text);
  const found = OF_SENTENCES.flatMap((each) => foundBy<Finding>(each, model)).filter(({ isHint }) => !isHint);
  return theOne(linesOf(found), each, rule);
}

/** What the report underlines of a sentence that really stands in a file, checked for the cases that say so. */
const all = files.flatMap((name) => casesOf(name).filter(({ underlines }) => underlines !== undefined));
test.each(all.map((each) => [each.text, each] as const))(
  'the words that are underlined: %s',
  (_, { text, in: subject, underlines }) => {
    const like = textIn(subject);
    const model = buildModel(
      shopWith({ file: `${subject ?? PAGE}.yaml`, pointer: like.pointer, value: text }),
    );
    const underlined = OF_SENTENCES.flatMap((each) => foundBy<Finding>(each, model))
      .flatMap(({ isHint, sides: [own] }) => (own && !isHint ? [own.place] : []))
      .filter(({ file }) => file === `${subject ?? PAGE}.yaml`)
      .map(({ text: source, span }) => source.slice(span.start, span.end));
    expect(underlined).toEqual([underlines]);
  },
);

function linesOf(found: readonly Finding[]): string[] {
  for (const each of found) expectBothLanguages((...to) => wordingOfFinding(each, ...to), each.code);
  return found.map(({ code, sides }) => `${code}: ${sides[0]?.value}`);
}

/** The first text of an entry, where sentences are put. */
function textIn(subject = PAGE): Model['texts'][number] {
  const like = shop.texts.find(({ entry }) => `${entry.file.path}` === `${subject}.yaml`);
  if (!like) throw new Error(`${subject} has no text`);
  return like;
}

/** The shop with one text alone, where the first text of an entry stands. */
function withText(subject: string, value: string): Model {
  const like = textIn(subject);
  return Object.create(shop, { texts: { value: [{ ...like, value, takesPlaceholders: true }] } });
}

const before = new Set(RULES.flatMap((rule) => linesOf(foundBy<Finding>(rule, shop))));

function inData(each: Case, rule: string): string[] {
  const edits = [each, ...(each.also ?? [])].flatMap(({ in: file, at, set }) =>
    file === undefined || at === undefined ? [] : [{ file: `${file}.yaml`, pointer: at, value: set }],
  );
  const [edit] = edits;
  const earlier =
    each.before === undefined || !edit
      ? []
      : allEntries(shopWith({ ...edit, value: each.before })).map(
          ({ file, value }) => [file.path, value] as const,
        );
  const model = buildModel(shopWith(...edits), each.today, new Map(earlier));
  const lines = RULES.flatMap((each) =>
    linesOf(foundBy<Finding>(each, model).filter(({ isHint }) => !isHint)),
  ).filter((line) => !before.has(line));
  return theOne(lines, each, rule);
}

/** Of several contradictions, the one that the case is about. */
function theOne(lines: string[], each: Case, rule: string): string[] {
  const wanted = expected(each, rule);
  return lines.includes(wanted[0] ?? '') ? wanted : lines;
}
