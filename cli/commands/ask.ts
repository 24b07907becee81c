import { readAnswers, stillAsked } from '../core/consistency/claims/answers.ts';
import { questionsOf } from '../core/consistency/claims/questions.ts';
import type { Judged } from '../core/consistency/engine.ts';
import { constantCure } from '../core/consistency/finding.ts';
import { questionDiagnostics } from '../core/consistency/finding-diagnostics.ts';
import { judgeContent } from '../core/consistency/judge-content.ts';
import { routesInWordsOf } from '../core/consistency/routes-in-words.ts';
import { untiedValue } from '../core/consistency/rules/untied-value.ts';
import { ANSWERS } from '../core/content/settings/settings.ts';
import { rangeIn } from '../core/diagnostics/json-format.ts';
import type { ContentEdit } from '../core/edit/content-edit.ts';
import { removeAnswers } from '../core/edit/edit.ts';
import type { LoadedProject } from '../core/load/load.ts';
import { buildModel } from '../core/model/model.ts';
import { editsFor, type Settlement } from '../core/settle/settle.ts';
import { commandLine } from './command-line.ts';
import { type Context, WRONG_CALL } from './context.ts';
import { editContent, edited } from './edit-content.ts';
import { isAtTerminal, terminal } from './terminal.ts';

/** `3:none` or `3:reply-time`; `all:none` answers every question. */
const CHOICE = /^(\d+|all):([\w:/-]+)$/;
const NONE = 'none';

/** A value in prose that no fact holds. */
interface Question {
  readonly subject: string;
  readonly written: string;
  readonly sentence: string;
  readonly facts: readonly string[];
  readonly labels: readonly string[];
  readonly place: Judged['finding']['sides'][number]['place'];
  readonly judged: Judged;
}

/** `sapin consistency --ask`: lists the questions that the texts raise, or writes `given` answers. Returns the exit status. */
export function ask(
  context: Context,
  loaded: LoadedProject,
  given: readonly string[],
): number | Promise<number> {
  const { words, refuse, reporting, language } = context;
  if (given.length === 0 && isAtTerminal() && reporting.format === 'text') return askInTurn(context, loaded);
  const questions = questionsIn(context, loaded);
  const open = questions.map(questionIn);
  if (given.length === 0) {
    const document = () => ({ ok: true, questions: open.map(inDocument) });
    const call = (number: number, answer: string) =>
      commandLine(context, ['consistency', '--answer', `${number}:${answer}`]);
    const diagnostics = questionDiagnostics(questions, language).map((each, index) => ({
      ...each,
      advice: words.consistency.answerBy(
        open[index]?.facts.slice(0, 1).map((fact) => call(index + 1, fact))[0],
        call(index + 1, NONE),
      ),
    }));
    context.report({
      diagnostics,
      document,
      summary: words.consistency.questions(open.length),
      routesInWords: routesInWordsOf(loaded.content, language),
    });
    return 0;
  }
  const isFact = (name: string) => loaded.content.find(loaded.content.settings.facts, name) !== undefined;
  const choices = given.map((each) => choiceIn(each, open, isFact));
  const wrong = given.find((_, index) => choices[index] === undefined);
  if (wrong !== undefined) return refuse(words.consistency.wrongAnswer(wrong, open.length), WRONG_CALL);
  const all = choices.flatMap((each) => each ?? []);
  if (all.length > 0 && !write(context, loaded, all)) return 1;
  context.print(words.consistency.answered(all.length));
  return 0;
}

function questionsIn({ project }: Context, loaded: LoadedProject): readonly Judged[] {
  return judgeContent(project, loaded, [untiedValue.id]).questions;
}

function questionIn(judged: Judged): Question {
  const { subject, params, sides } = judged.finding;
  const [own] = sides;
  if (!own) throw new Error('a question without a place');
  return { judged, subject, place: own.place, ...(params as Omit<Question, 'judged' | 'subject' | 'place'>) };
}

function inDocument({ subject, written, sentence, facts, place }: Question) {
  return { subject, value: written, sentence, facts, ...rangeIn(place), pointer: place.pointer };
}

function choiceIn(
  given: string,
  open: readonly Question[],
  isFact: (name: string) => boolean,
): Settlement[] | undefined {
  const [, number = '', name = ''] = CHOICE.exec(given) ?? [];
  const chosen = number === 'all' ? open : open.slice(Number(number) - 1, Number(number));
  if (chosen.length === 0 || (name !== NONE && !isFact(name))) return undefined;
  return chosen.map((question) => answerWith(question, name === NONE ? undefined : name));
}

/** @param fact the name of one; `undefined` when it is none */
function answerWith({ judged, place }: Question, fact: string | undefined): Settlement {
  if (fact === undefined) return { judged, choice: { kind: 'none' } };
  return { judged, choice: { kind: 'cure', cure: constantCure(place, fact) } };
}

/** Writes placeholders for values that are facts, and keeps the other answers; `undefined` where that is impossible. */
function write(
  context: Context,
  { content }: LoadedProject,
  settlements: readonly Settlement[],
): LoadedProject | undefined {
  if (!content.singletons.has(ANSWERS)) {
    context.refuse(context.words.consistency.noAnswers);
    return undefined;
  }
  return editContent(context, editsFor(content, settlements));
}

/**
 * Sentence by sentence, one key each: a digit for a fact, n for none, s to skip, q to stop. Each answer is written before
 * the next question, which is read again because a placeholder moves what follows it.
 */
async function askInTurn(context: Context, loaded: LoadedProject): Promise<number> {
  let current = loaded;
  let answered = 0;
  let skipped = 0;
  for (;;) {
    const open = questionsIn(context, current);
    const next = open[skipped];
    if (!next) break;
    const question = questionIn(next);
    const key = await keyFor(context, question, [answered + skipped + 1, answered + open.length]);
    if (key === 'q') break;
    if (key === 's') {
      skipped++;
      continue;
    }
    const written = write(context, current, [answerWith(question, question.facts[Number(key) - 1])]);
    if (!written) return 1;
    current = written;
    answered++;
  }
  if (answered > 0) context.print(context.words.consistency.answered(answered));
  return 0;
}

/** The key that answers a question; `place` is its number and the total. */
async function keyFor(
  { words, print }: Context,
  { subject, sentence, written, facts, labels }: Question,
  [number, count]: readonly [number, number],
): Promise<string> {
  print(`\n${number}/${count} ${subject}`);
  print(inWidth('  ', sentence));
  print(inWidth('  ', words.consistency.isFact(written)));
  for (const [rank, label] of labels.entries())
    print(inWidth(`  ${rank + 1}  `, `${label} (${facts[rank]})`));
  print(inWidth('  ', words.consistency.keys));
  const known = ['q', 's', 'n', ...facts.map((_, rank) => String(rank + 1))];
  let key = await terminal.key();
  while (!known.includes(key)) key = await terminal.key();
  return key;
}

/** Width assumed for a terminal that does not report one, in characters. */
const USUAL_WIDTH = 80;

/** A text wrapped to the terminal, each line indented like the first. */
function inWidth(start: string, text: string): string {
  const width = process.stdout.columns ?? USUAL_WIDTH;
  const lines: string[] = [];
  let line = start;
  for (const word of text.split(/\s+/)) {
    const isFull = line.length + word.length >= width && line.trim() !== '';
    if (isFull) lines.push(line.trimEnd());
    line = `${isFull ? ' '.repeat(start.length) : line}${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

/** The file of answers without those whose sentence no longer asks; `undefined` when nothing changes. */
export function prunedAnswers({ content }: LoadedProject): ContentEdit | undefined {
  const entry = content.singletons.get(ANSWERS);
  if (!entry) return undefined;
  const answers = readAnswers(entry);
  const kept = new Set(stillAsked(answers, questionsOf(buildModel(content))));
  const gone = answers.flatMap((answer, index) => (kept.has(answer) ? [] : [index]));
  return gone.length === 0 ? undefined : edited(entry.file, removeAnswers(entry.file.text, gone));
}
