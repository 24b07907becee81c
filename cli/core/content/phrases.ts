import { isMapping, listIn } from '../values/json-value.ts';
import type { Content } from './content.ts';
import { factOn, fillPlaceholders, type NamesOfTexts } from './entry-readings.ts';

/** The forms of a phrase, of which a page shows one at a time, in the order of its file, as typed; `undefined` for an unknown phrase. */
export function formsOf(
  { find, settings }: Pick<Content, 'find' | 'settings'>,
  name: string,
): readonly string[] | undefined {
  const phrase = find(settings.phrases, name);
  if (!phrase) return undefined;
  return listIn(phrase.value, 'forms').map((form) =>
    isMapping(form) && typeof form.text === 'string' ? form.text : '',
  );
}

/** The same as a visitor of `surface` reads them, but for typography; a fact without a reading stays a placeholder. */
export function formsOn(content: NamesOfTexts, name: string, surface: string): readonly string[] | undefined {
  return formsOf(content, name)?.map((form) =>
    fillPlaceholders(form, (fact) => factOn(content, fact, surface) ?? `{{${fact}}}`),
  );
}
