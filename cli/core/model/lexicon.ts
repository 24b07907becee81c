import type { Entry } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import { type Lexicon, makeLexicon } from '../prose/lexicon.ts';
import { isMapping, type JsonValue, mappingOf } from '../values/json-value.ts';

type JsonMapping = { readonly [key: string]: JsonValue };

/** The words of `lexicon.yaml`, which has passed its schema; `undefined` when the project has no such file. */
export function lexiconOf(entry: Entry | undefined): Lexicon | undefined {
  return entry && isMapping(entry.value) ? readLexicon(entry) : undefined;
}

const readLexicon = memoize(({ value }: Entry): Lexicon => {
  const { subjects, roles } = mappingOf(value);
  return makeLexicon({
    subjects: mappingsIn(subjects).map((subject) => ({
      about: wordsIn(subject.about),
      words: wordsIn(subject.words),
      pages: wordsIn(subject.pages),
      unless: wordsIn(subject.unless),
      with: wordsIn(subject.with),
      isOurs: subject.ours === true,
      isPriced: subject.priced === true,
      isNamed: subject.named === true,
      isLocal: subject.local === true,
      group: typeof subject.group === 'string' ? subject.group : undefined,
      outside: wordsIn(subject.outside),
      for: wordsIn(subject.for),
      against: wordsIn(subject.against),
    })),
    roles: Object.fromEntries(mappingsIn(roles).map(({ role, words }) => [role, wordsIn(words)])),
  });
});

function mappingsIn(value: JsonValue | undefined): JsonMapping[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

function wordsIn(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
