import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../language/wording.ts';
import { withoutBom } from '../../text/byte-order-mark.ts';
import { isMapping, type JsonValue } from '../../values/json-value.ts';
import { parseYaml } from '../parse-yaml.ts';

/** What gives names a meaning in a project: `content/project.yaml`, over the usual values. */
export interface Settings {
  /** In which dates, numbers and typography are written. */
  readonly language: Language;
  /** The collection of the facts that texts name. */
  readonly facts: string;
  /** The collection of the phrases, texts with several forms. */
  readonly phrases: string;
  /** The singleton of the shop's identity: texts show its fields, as `{{site.phone}}`. */
  readonly identity: string;
  /** The singletons that hold the route table and the redirects. */
  readonly routes: string;
  readonly redirects: string;
  /** What surrounds every page, beside the pages of the route table. */
  readonly surfaces: readonly string[];
  readonly images: {
    readonly folder: string;
    /** The hosts from which images may come, or the field of a singleton that lists them, as `site.imageHosts`. */
    readonly hosts: readonly string[] | string;
  };
  readonly wordsAMinute: number;
  /** What marks a value as made up, beside reserved domains and numbers. */
  readonly placeholders: readonly string[];
  /** Codes of checks and ids of rules that do not run. */
  readonly off: { readonly checks: readonly string[]; readonly rules: readonly string[] };
}

export const USUAL: Settings = {
  language: 'fr',
  facts: 'facts',
  phrases: 'phrases',
  identity: 'site',
  routes: 'routes',
  redirects: 'redirects',
  surfaces: ['header', 'footer'],
  images: { folder: 'images', hosts: 'site.imageHosts' },
  wordsAMinute: 200,
  placeholders: ['à compléter', 'à faire confirmer', 'de l’Exemple', 'to be completed'],
  off: { checks: [], rules: [] },
};

/** The singleton that holds the words for facts in texts. */
export const LEXICON = 'lexicon';

/** The singleton that holds the settings. */
export const PROJECT = 'project';

/** The settings of a project, the usual ones wherever its file has none, or one that its schema refuses. */
export function readSettings(contentDir: string): Settings {
  let text: string;
  try {
    text = readFileSync(join(contentDir, `${PROJECT}.yaml`), 'utf8');
  } catch {
    return USUAL; // there is no such file, or the walk reports why it cannot be read
  }
  return settingsIn(withoutBom(text));
}

export function settingsIn(text: string): Settings {
  return overlay(USUAL, parseYaml('', text).value);
}

/** `usual` with the values of `given` of the same type; hosts may be of two types. */
function overlay<T extends object>(usual: T, given: JsonValue | undefined): T {
  if (!isMapping(given)) return usual;
  const entries = Object.entries(usual).map(([key, before]) => {
    const value = given[key];
    if (key === 'language') return [key, value === 'fr' || value === 'en' ? value : before];
    if (key === 'hosts' && (typeof value === 'string' || isTexts(value))) return [key, value];
    if (Array.isArray(before)) return [key, isTexts(value) ? value : before];
    if (typeof before === 'object') return [key, overlay(before, value)];
    return [key, typeof value === typeof before ? value : before];
  });
  return Object.fromEntries(entries) as T;
}

function isTexts(value: JsonValue | undefined): value is readonly string[] & JsonValue {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
