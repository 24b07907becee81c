// The seller in the content, his forms, and how long submissions are kept.
import { type Content, identityOf } from '../../core/content/content.ts';
import { decisionOf, factOn, fillPlaceholders, readingsOf } from '../../core/content/entry-readings.ts';
import { withoutFinalSlashes } from '../../core/shared/final-slashes.ts';
import type { FormField } from '../../core/shared/form-rows.ts';
import { slugOf } from '../../core/shared/slug.ts';
import { type JsonValue, mappingOf } from '../../core/values/json-value.ts';

export interface Shop {
  readonly name: string;
  /** Of the site, without a final slash. */
  readonly address: string;
  /** The fields of a form (`contact-message`), in the order and the words of its page; a consent is a text. */
  fields(form: string): Readonly<Record<string, FormField | string>>;
  /** The first town of the content that a text names. */
  townIn(text: string): string | undefined;
  /** The path of a page, by its name in the route table. */
  pathOf(page: string): string | undefined;
  /** The readings of a fact, or the decided one. */
  readings(fact: string): readonly string[];
}

export function shopOf(content: Content): Shop {
  const site = mappingOf(identityOf(content)?.value);
  const fill = (text: string) =>
    fillPlaceholders(text, (fact) => factOn(content, fact, 'quote') ?? `{{${fact}}}`);
  const paths = content.routes.concrete();
  const pathOfEntry = (slug: unknown) =>
    slug === undefined ? undefined : paths.find((each) => each.slug === slug)?.path;
  const towns = (content.collections.get('towns') ?? [])
    .map(({ value }) => String(mappingOf(value).name ?? ''))
    .filter(Boolean)
    // "Beaumont" is also in "Beaumont-le-Vieux".
    .toSorted((a, b) => b.length - a.length);
  const fields: Shop['fields'] = (form) => {
    const listed = mappingOf(mappingOf(content.singletons.get(form)?.value).fields);
    return Object.fromEntries(
      Object.entries(listed).flatMap(([name, field]): [string, FormField | string][] => {
        if (typeof field === 'string') return [[name, field]];
        const { label, options, sizes } = mappingOf(field);
        if (typeof label !== 'string') return [];
        return [[name, { label: fill(label), options: optionsOf(options), sizes: optionsOf(sizes) }]];
      }),
    );
  };
  const optionsOf = (rows: JsonValue | undefined) =>
    (Array.isArray(rows) ? rows : []).map((row) => {
      const { value, id, label, variety } = mappingOf(row);
      const path = pathOfEntry(variety);
      return { value: String(value ?? id ?? label), label: String(label), ...(path && { path }) };
    });
  return {
    name: String(site.name ?? ''),
    address: withoutFinalSlashes(String(site.address ?? '')),
    fields,
    townIn(text) {
      const words = `-${slugOf(text)}-`;
      return towns.find((town) => words.includes(`-${slugOf(town)}-`));
    },
    pathOf: (page) => paths.find((each) => each.page === page)?.path,
    readings(name) {
      const fact = content.find(content.settings.facts, name);
      const decision = fact && decisionOf(fact);
      if (decision !== undefined) return [String(decision)];
      return fact ? readingsOf(fact).map(({ value }) => String(value)) : [];
    },
  };
}
