import type { Entry } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import { type Lexicon, makeLexicon } from '../prose/lexicon.ts';
import { isMapping, type JsonValue, listIn } from '../values/json-value.ts';

/** The words of `lexicon.yaml`, which has passed its schema; `undefined` when the project has no such file. */
export function lexiconOf(entry: Entry | undefined): Lexicon | undefined {
  return entry && isMapping(entry.value) ? readLexicon(entry) : undefined;
}

const readLexicon = memoize(({ value }: Entry): Lexicon => {
  const subjects = listIn(value, 'subjects').filter(isMapping);
  const roles = listIn(value, 'roles').filter(isMapping);
  return makeLexicon({
    subjects: subjects.map((subject) => ({
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
    roles: Object.fromEntries(roles.map(({ role, words }) => [role, wordsIn(words)])),
  });
});

function wordsIn(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
