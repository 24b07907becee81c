import type { Content } from '../core/content/content.ts';
import { type Loaded, loadContent } from '../core/load/load.ts';
import { type CollectionStats, statsOf } from '../core/model/collection-stats.ts';
import { constantsOf } from '../core/model/constants.ts';
import { buildModel, type Model } from '../core/model/model.ts';
import { unusedWords } from '../core/model/unused-words.ts';
import { openWorkspace } from '../core/workspace/workspace.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';

/** How many of a collection's longest and shortest entries are named. */
const NAMED = 3;

/** `sapin stats`: counts the content. Returns the exit status. */
export function stats(
  context: Context,
  { facts, words }: { readonly facts: boolean; readonly words: boolean },
): number {
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0)
    return facts && loaded.content.schemas.problems.length === 0
      ? listReadableFacts(context, loaded)
      : reportCheck(context, loaded);
  if (facts) return listFacts(context, loaded.content);
  if (words) return listUnusedWords(context, buildModel(loaded.content));
  const collections = statsOf(loaded.content, buildModel(loaded.content));
  const { images } = loaded.content;
  const heading = [
    context.words.stats.total(loaded.files, images.size),
    ...collections.map((each) => asText(context, each)),
  ];
  return context.answer(
    { ok: true, files: loaded.files, images: images.size, collections },
    heading.join('\n\n'),
  );
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

function asText(
  { words: { stats: words }, reporting: { colors } }: Context,
  collection: CollectionStats,
): string {
  const lengths = collection.lengths.filter(({ words: count }) => count > 0);
  const named = (some: CollectionStats['lengths']) =>
    some.map(({ subject, words: count }) => `${subject.split('/').at(-1)} (${count})`).join(', ');
  const longest = lengths.slice(0, NAMED);
  const shortest = lengths.slice(-NAMED);
  const rows = [
    ...(lengths.length > 2 * NAMED
      ? [[words.longest, named(longest)] as const, [words.shortest, named(shortest)] as const]
      : [[words.lengths, named(lengths)] as const]),
    [words.picturesWithoutText, collection.picturesWithoutText.join(', ')] as const,
    [words.unlinked, collection.unlinked.join(', ')] as const,
    [words.unusedFields, collection.unusedFields.join(', ')] as const,
  ];
  return [
    `${colors.bold(collection.name || words.singles)}: ${words.count(collection.entries, collection.words)}`,
    ...rows.flatMap(([label, text]) => (text === '' ? [] : [`  ${colors.dim(label)} ${text}`])),
  ].join('\n');
}
