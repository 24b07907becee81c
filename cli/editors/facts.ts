import { makeRoutesInWords } from '../core/consistency/routes-in-words.ts';
import type { Content, Entry } from '../core/content/content.ts';
import { factOn } from '../core/content/entry-readings.ts';
import { formsOf } from '../core/content/phrases.ts';
import { localeOf } from '../core/language/locale-of.ts';
import type { Language } from '../core/language/wording.ts';
import type { EditorWords } from '../core/messages/editor.ts';
import { makeFact } from '../core/model/facts.ts';
import { nameOf, routesOfReading } from '../core/model/lookups.ts';
import type { Model } from '../core/model/model.ts';

/** A fact in a few words: its label with the values that it may have, and a line of Markdown for each reading. */
export function factLines({ settings }: Pick<Content, 'settings'>, entry: Entry, words: EditorWords) {
  const { label, readings } = makeFact(entry, localeOf(settings));
  const values = [...new Set(readings.filter(({ live }) => live).map(({ text }) => text))];
  return {
    title: `${label}${words.colon}${values.join(' / ')}`,
    readings: readings.map(({ text, source, declared, live }) => {
      const where = words.reading(source, declared.surfaces ?? []);
      return live ? `- **${text}** — ${where}` : `- ~~${text}~~ — ${where} (${words.isDropped})`;
    }),
  };
}

/** A fact, a phrase or a field of the shop, with the value of each reading and the pages that show it, in Markdown. */
export function aboutConstant(
  model: Model,
  content: Content,
  entry: Entry,
  words: EditorWords,
  language: Language,
): string {
  const fact = model.factOf(entry);
  if (!fact)
    return [
      `**${nameOf(entry)}** — ${words.phrase}`,
      ...(formsOf(content, entry.slug) ?? []).map((form) => `- ${form}`),
    ].join('\n');
  const routesInWords = makeRoutesInWords(model.paths, model.routes, language);
  const { readings } = factLines(content, entry, words);
  const lines = fact.readings.map((reading, index) => {
    const routes = routesOfReading(model, fact, reading);
    return `${readings[index]}${routes.length > 0 ? `\n\n  ${words.shownOn} ${routesInWords(routes)}` : ''}`;
  });
  const isShown = fact.readings.some((reading) => routesOfReading(model, fact, reading).length > 0);
  return [
    `**${fact.label}** — ${words.constant}`,
    '',
    ...lines,
    ...(isShown ? [] : ['', words.shownNowhere]),
  ].join('\n');
}

/** `site.legal.siret` or `count:articles` with its value. */
export function aboutShopField(content: Content, name: string, words: EditorWords): string {
  const value = factOn(content, name, '');
  const about = name.includes(':') ? words.computed : words.field(`${content.settings.identity}.yaml`);
  return [`**${value ?? words.noReading}**`, about].join('\n\n');
}
