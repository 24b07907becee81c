import { type Answer, readAnswers, stillAsked } from '../consistency/claims/answers.ts';
import { questionsOf } from '../consistency/claims/questions.ts';
import type { Judged } from '../consistency/engine.ts';
import { questionDiagnostics } from '../consistency/finding-diagnostics.ts';
import { judgeContent } from '../consistency/judge-content.ts';
import type { LoadedProject } from '../content/load.ts';
import { rangeIn } from '../diagnostics/json-format.ts';
import { setAnswers } from '../edit/answers.ts';
import type { ContentEdit } from '../edit/content-edit.ts';
import { buildModel } from '../model/model.ts';
import { ANSWERS } from '../project/settings.ts';
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
}

interface Choice {
  readonly question: Question;
  /** The name of a fact; `undefined` when it is none. */
  readonly fact: string | undefined;
}

/** `sapin consistency --ask`: lists the questions that the texts raise, or writes `given` answers. Returns the exit status. */
export async function ask(
  context: Context,
  loaded: LoadedProject,
  given: readonly string[],
): Promise<number> {
  const { words, refuse, reporting, project, language } = context;
  const { questions } = judgeContent(project, loaded, []);
  const open = questions.map(questionIn);
  if (given.length === 0 && isAtTerminal() && reporting.format === 'text')
    return write(context, loaded, await askInTurn(context, open));
  if (given.length === 0) {
    const document = () => ({ ok: true, questions: open.map(inDocument) });
    const diagnostics = questionDiagnostics(questions, language);
    context.report({ diagnostics, document, summary: words.consistency.questions(open.length) });
    return 0;
  }
  const isFact = (name: string) => loaded.content.find(loaded.content.settings.facts, name) !== undefined;
  const choices = given.map((each) => choiceIn(each, open, isFact));
  const wrong = given.find((_, index) => choices[index] === undefined);
  if (wrong !== undefined) return refuse(words.consistency.wrongAnswer(wrong, open.length), WRONG_CALL);
  return write(
    context,
    loaded,
    choices.flatMap((each) => each ?? []),
  );
}

function questionIn({ finding: { subject, params, sides } }: Judged): Question {
  const [own] = sides;
  if (!own) throw new Error('a question without a place');
  return { subject, place: own.place, ...(params as Omit<Question, 'subject' | 'place'>) };
}

function inDocument({ subject, written, sentence, facts, place }: Question) {
  return { subject, value: written, sentence, facts, ...rangeIn(place), pointer: place.pointer };
}

function choiceIn(
  given: string,
  open: readonly Question[],
  isFact: (name: string) => boolean,
): Choice[] | undefined {
  const [, number = '', name = ''] = CHOICE.exec(given) ?? [];
  const chosen = number === 'all' ? open : open.slice(Number(number) - 1, Number(number));
  if (chosen.length === 0 || (name !== NONE && !isFact(name))) return undefined;
  return chosen.map((question) => ({ question, fact: name === NONE ? undefined : name }));
}

/** Writes placeholders where the value is a fact, and keeps the other answers. */
function write(context: Context, loaded: LoadedProject, choices: readonly Choice[]): number {
  const { words, refuse, print } = context;
  if (choices.length === 0) return 0;
  const entry = loaded.content.singletons.get(ANSWERS);
  if (!entry) return refuse(words.consistency.noAnswers);
  const none = choices.filter(({ fact }) => fact === undefined).map(({ question }) => answerTo(question));
  const own = edited(entry.file, setAnswers(entry.file.text, [...readAnswers(entry), ...none]));
  const edits = [...placeholders(choices), ...(own.before === own.after ? [] : [own])];
  if (!editContent(context, edits)) return 1;
  print(words.consistency.answered(choices.length));
  return 0;
}

function answerTo({ subject, written, sentence }: Question): Answer {
  return { in: subject, value: written, sentence };
}

/** The texts with `{{fact}}` in the place of the values that are facts. */
function placeholders(choices: readonly Choice[]): ContentEdit[] {
  const edits = new Map<string, ContentEdit>();
  const tied = choices.filter(({ fact }) => fact !== undefined);
  for (const { question, fact } of tied.toSorted(
    (a, b) => b.question.place.span.start - a.question.place.span.start,
  )) {
    const { file, text, span } = question.place;
    const now = edits.get(file)?.after ?? text;
    const after = `${now.slice(0, span.start)}{{${fact}}}${now.slice(span.end)}`;
    edits.set(file, edited({ path: file, text }, after));
  }
  return [...edits.values()];
}

/** Sentence by sentence, one key each: a digit for a fact, n for none, s to skip, q to stop. */
async function askInTurn({ words, print }: Context, open: readonly Question[]): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const [index, question] of open.entries()) {
    const { subject, sentence, written, facts, labels } = question;
    print(`\n${index + 1}/${open.length} ${subject}`);
    print(inWidth('  ', sentence));
    print(inWidth('  ', words.consistency.isFact(written)));
    for (const [rank, label] of labels.entries())
      print(inWidth(`  ${rank + 1}  `, `${label} (${facts[rank]})`));
    print(inWidth('  ', words.consistency.keys));
    const known = ['q', 's', 'n', ...facts.map((_, rank) => String(rank + 1))];
    let key = await terminal.key();
    while (!known.includes(key)) key = await terminal.key();
    if (key === 'q') break;
    const fact = facts[Number(key) - 1];
    if (fact !== undefined || key === 'n') choices.push({ question, fact });
  }
  return choices;
}

/** Width of a terminal that does not tell it, in characters. */
const USUAL_WIDTH = 80;

/** A text in lines that fit the terminal, broken between words and indented like the first. */
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

/** The file of answers without those whose sentence asks no more; `undefined` when nothing changes. */
export function prunedAnswers({ content }: LoadedProject): ContentEdit | undefined {
  const entry = content.singletons.get(ANSWERS);
  if (!entry) return undefined;
  const answers = readAnswers(entry);
  const kept = stillAsked(answers, questionsOf(buildModel(content)));
  return kept.length === answers.length ? undefined : edited(entry.file, setAnswers(entry.file.text, kept));
}
