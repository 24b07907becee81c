import type { Content } from '../core/content/content.ts';
import { type Loaded, loadContent } from '../core/load/load.ts';
import { constantsOf } from '../core/model/constants.ts';
import { buildModel, type Model } from '../core/model/model.ts';
import { unusedWords } from '../core/model/unused-words.ts';
import { openWorkspace } from '../core/workspace/workspace.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';

/** `sapin stats`: lists the facts, or the words that do nothing. Returns the exit status. */
export function stats(context: Context, { words }: { readonly words: boolean }): number {
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0)
    return !words && loaded.content.schemas.problems.length === 0
      ? listReadableFacts(context, loaded)
      : reportCheck(context, loaded);
  return words ? listUnusedWords(context, buildModel(loaded.content)) : listFacts(context, loaded.content);
}

/** Valid facts, and the files that are not: one looks up a name, often, to fix such a file. */
function listReadableFacts(context: Context, { problems }: Loaded): number {
  const { sound } = openWorkspace(context.project).snapshot();
  const unread = [...new Set(problems.map(({ file }) => file))];
  listFacts(context, sound, unread);
  context.note(context.reporting.colors.yellow(context.words.stats.unread(unread.join(', '), caller())));
  return 1;
}

/** Facts, kept and computed, by the names that texts and `lexicon.yaml` take. */
function listFacts({ answer, language }: Context, content: Content, unread: readonly string[] = []): number {
  const rows = [...constantsOf(content).values()].flatMap(({ name, origin, kind, values, label }) =>
    origin === 'fact' || origin === 'computed'
      ? [{ name, kind, values, isComputed: origin === 'computed', label: label[language] }]
      : [],
  );
  const heading = rows.map(
    ({ name, values, label }) => `${`{{${name}}}`.padEnd(34)} ${values.join(' / ').padEnd(22)} ${label}`,
  );
  const document = { ok: unread.length === 0, facts: rows, ...(unread.length > 0 && { unread }) };
  return answer(document, heading.join('\n'));
}

/** Words of `lexicon.yaml` that occur in no text, and names in it that no fact has. */
function listUnusedWords({ answer, words: { stats: words } }: Context, model: Model): number {
  const unused = unusedWords(model);
  const heading = [
    ...unused.unknown.map((name) => words.unknownSubject(name)),
    ...unused.words.map(({ about, words: list }) => `${about.padEnd(34)} ${list.join(', ')}`),
  ];
  return answer({ ok: true, ...unused }, heading.join('\n'));
}
