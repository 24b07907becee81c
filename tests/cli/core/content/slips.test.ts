import { allEntries, type Content, findEntry } from '../../../../cli/core/content/content.ts';
import { hasCode, type Problem } from '../../../../cli/core/diagnostics/problem.ts';
import { fixText } from '../../../../cli/core/edit/fix-text.ts';
import { written as afterWriting } from '../../../../cli/core/edit/write.ts';
import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { curesOfProblem } from '../../../../cli/core/settle/problem-cures.ts';
import type { Snapshot } from '../../../../cli/core/workspace/workspace.ts';
import { lineStart } from '../../../../cli/core/yaml/lines.ts';
import { remarksOf } from '../../../../cli/desk/view/remarks.ts';
import { wordsOfProblem } from '../../../../cli/desk/view/wording.ts';
import { shownProblems } from '../../../../cli/editors/diagnostics.ts';
import { Files } from '../../../../cli/editors/files.ts';
import { checkShop, shopText } from '../../shop-content.ts';
import { SLIPS } from '../../slips.ts';

const files = new Files('/content');

describe.each(SLIPS)('$title', ({ edit, advice }) => {
  const loaded = checkShop(edit);
  const { content, problems } = loaded;
  const [first] = problems;
  if (!first) throw new Error('nothing wrong was found');

  test('gets the same advice in both languages, and none of commands at the desk', () => {
    expect(first.file).toBe(edit.file);
    const { hint } = wordingOf(first, 'fr');
    expect(hint).toEqual(advice);
    const english = wordingOf(first, 'en');
    expect(english.message).not.toMatch(/^this is not YAML/);
    expect(english.hint).toMatch(/\S/);
    const typed = STEPS.flatMap(([pattern]) => pattern.exec(hint ?? '')?.slice(1) ?? []);
    for (const each of typed.filter((part) => part && !/^(?:ajoutez|effacez)$/.test(part)))
      expect(english.hint).toContain(each);
    expect(wordsOfProblem(content, first).advice).toMatch(/^(?!.*npm run)/);
  });

  test.each(['fr', 'en'] as const)('is shown in editors in %s, with what to do', (language) => {
    const { message, hint } = wordingOf(first, language);
    const shown = shownProblems({ loaded }, files, language).get(edit.file);
    expect(shown).toContainEqual(expect.objectContaining({ severity: 1, message: `${message}\n${hint}` }));
  });

  test('is the first remark of the desk, with what to do', () => {
    const entry = allEntries(content).find(({ file }) => file.path === edit.file);
    if (!entry) throw new Error(`${edit.file} is no entry`);
    const snapshot = { loaded, sound: content, model: () => buildModel(content) };
    const [remark] = remarksOf(snapshot as unknown as Snapshot, entry, false);
    expect(remark).toMatchObject({ level: 'error', ...wordsOfProblem(content, first) });
  });

  test('is gone where the advice is followed, and nothing new is wrong', () => {
    const known = new Set(problems.filter((each) => each !== first).map(told));
    for (const text of followed(first, problems, content)) {
      const after =
        text === shopText(edit.file) ? [] : checkShop({ ...edit, before: /^[\s\S]*$/, after: text }).problems;
      expect(
        after
          .filter((each) => !isOfTheSlip(each))
          .map(told)
          .filter((each) => !known.has(each)),
      ).toEqual([]);
    }
  });
});

const told = (each: Problem) => `${each.code} ${wordingOf(each, 'fr').message}`;

/** What a slip leaves of the line that it replaces is a field of no name. */
function isOfTheSlip(problem: Problem): boolean {
  return hasCode(problem, 'schema/additionalProperties') && problem.params.key === 'x';
}

/** The file as it is where advice is followed to the letter: what is offered, what `fix` writes, what is to be written. */
function followed(problem: Problem, problems: readonly Problem[], content: Content): readonly string[] {
  const { text, file } = problem;
  const own = problems.filter((each) => each.file === file);
  const fixed = () => fixText(text, findEntry(content, file.replace('.yaml', '')), own, content);
  const hint = wordingOf(problem, 'fr').hint ?? '';
  const written = STEPS.flatMap(([pattern, follow]) => {
    const found = pattern.exec(hint);
    return found ? [follow(problem, found)] : [];
  });
  if (hint.includes('fix --write')) written.push(fixed());
  const offered = curesOfProblem(problem).map(({ writings }) => afterWriting(text, writings));
  return [...new Set([...written, ...offered])];
}

/** What a person does who reads these words, and no others. */
const STEPS: readonly (readonly [RegExp, (problem: Problem, found: RegExpExecArray) => string])[] = [
  // a value
  [
    /(?: : |écrivez )("[^"]*"|\d[\d.]*|true|false)(?=$|,| ;| ou)/,
    ({ text, span }, [, value = '']) => text.slice(0, span.start) + value + text.slice(span.end),
  ],
  // a line
  [
    /(?:écrivez|: ) ?((?:- )?[\w-]+: [^…]*?|- ".*?)(?=$| ; |, ou laissez)/,
    ({ text, span }, [, line = '']) => {
      const here = lineStart(text, span.start);
      const above = lineStart(text, here - 1);
      // Its field stands above where the line is torn from it, and the rest of its value below.
      const start = text.startsWith(line.split(':', 1)[0] ?? '', above) ? above : here;
      const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
      const below = new RegExp(`.*(?:\\n${indent} +.*)*`, 'y');
      below.lastIndex = start;
      const end = Math.max(start + (below.exec(text)?.[0].length ?? 0), text.indexOf('\n', here));
      return text.slice(0, start) + indent + line + text.slice(end);
    },
  ],
  // spaces before lines
  [
    /^(ajoutez|effacez) (\d+) espaces? au début de (?:la|chaque) ligne(?:,? (?:de )?(\d+))?(?: à (\d+))?/,
    ({ text, span }, [, act = '', blanks = '', first, last = first]) => {
      const lines = text.split('\n');
      const from = Number(first ?? text.slice(0, span.start).split('\n').length);
      for (let line = from; line <= Number(last ?? from); line++) {
        const own = lines[line - 1] ?? '';
        lines[line - 1] = /^a/.test(act) ? ' '.repeat(Number(blanks)) + own : own.slice(Number(blanks));
      }
      return lines.join('\n');
    },
  ],
];
