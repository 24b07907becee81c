import type { TextCheck } from '../annotations/check-kinds.ts';
import type { Content } from '../content/content.ts';
import { hasReadings } from '../content/entry-readings.ts';
import { memoize } from '../content/memoize.ts';
import { LEXICON } from '../content/settings/settings.ts';
import { localeOf } from '../language/locale-of.ts';
import { type Fact, makeFact } from '../model/facts.ts';
import { lexiconOf } from '../model/lexicon.ts';
import { measureOf } from '../model/values.ts';
import type { Lexicon } from '../prose/lexicon.ts';
import { isQuoted, type QuantityInText, quantitiesOf } from '../prose/paragraphs.ts';
import { mayState } from '../prose/read-quantities.ts';
import { statementOf } from '../prose/statements.ts';

interface KnownValue {
  readonly found: string;
  readonly label: string;
  readonly fact: string;
}

/** A fact's value written out, in digits or in words: the copy goes stale when the fact changes. */
export const knownValue: TextCheck<{ 'text/known-value': KnownValue }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/known-value': ({ found, label, fact }) => [
      `« ${found} » est la valeur de la constante « ${label} »`,
      `écrivez {{${fact}}} : le texte la suivra quand elle change`,
      `"${found}" is the value of the fact "${label}"`,
      `write {{${fact}}}: the text then follows when it changes`,
    ],
  },
  *find(text) {
    const { content, written } = text;
    if (text.isChoice || !mayState(text.lower)) return;
    const lexicon = lexiconOf(content.singletons.get(LEXICON));
    for (const quantity of quantitiesOf(written)) {
      const facts = factsByValue(content).get(`${quantity.kind} ${quantity.value}`);
      const fact = facts && !isQuoted(quantity.paragraph) && factNamed(quantity, facts, lexicon);
      if (!fact) continue;
      const { start, end } = quantity;
      const found = written.slice(start, end).replace(/\s+/g, ' ');
      const params = { found, label: fact.label, fact: fact.slug };
      yield { code: 'text/known-value', params, range: { start, end } };
    }
  },
};

/** The fact that a quantity states: the one whose words are nearest, or one that needs none. */
function factNamed(
  quantity: QuantityInText,
  facts: readonly Fact[],
  lexicon: Lexicon | undefined,
): Fact | undefined {
  const statement = lexicon && statementOf(quantity, lexicon, undefined);
  const named = statement?.subjects.flatMap(({ subject }) =>
    facts.filter(({ slug, topic }) => subject.about.includes(slug) || subject.about.includes(topic)),
  );
  return named?.[0] ?? (isTelling(quantity) && statement?.world !== 'past' ? facts[0] : undefined);
}

/** A day of this season, opening hours or a range can only be the fact; "two hours" may be those of anything. */
function isTelling({ kind, value, year }: QuantityInText): boolean {
  const measure = measureOf(value);
  return measure ? measure.from !== measure.to : kind !== 'percentage' && year === undefined;
}

/** The facts by kind and value, of the readings that count. */
const factsByValue = memoize((content: Content): ReadonlyMap<string, readonly Fact[]> => {
  const facts = new Map<string, Fact[]>();
  for (const entry of content.collections.get(content.settings.facts) ?? []) {
    if (!hasReadings(entry)) continue;
    const fact = makeFact(entry, localeOf(content.settings), lexiconOf(content.singletons.get(LEXICON)));
    for (const { canonical, live } of fact.readings) {
      const key = `${fact.kind} ${canonical}`;
      if (live) facts.set(key, [...(facts.get(key) ?? []), fact]);
    }
  }
  return facts;
});
