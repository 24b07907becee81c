// What the built site needs of browsers, beside the floor that package.json promises (`browserslist`).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKnown, lacking } from './compat.mjs';
import { attribute, keysOfGlobal, keysOfMember, readScript } from './scripts.mjs';
import { featuresOfStyles } from './styles.mjs';

/** @typedef {{ readonly lacking: readonly string[], readonly files: string[] }} Beneath the browsers that lack it, and who uses it */

/**
 * Each feature that a browser of the floor lacks, and that nothing asks for before it is used.
 * @param {string} dist a built site
 * @param {import('./compat.mjs').Versions} floor
 * @returns {ReadonlyMap<string, Beneath>} by its name in the data
 */
export function beneath(dist, floor) {
  const { code, styles, documents } = contentsOf(dist);
  /** @type {Map<string, Beneath>} */
  const found = new Map();
  const add = (/** @type {string} */ key, /** @type {string} */ file) => {
    const browsers = isKnown(key) ? lacking(key, floor) : [];
    if (browsers.length > 0)
      found.set(key, { lacking: browsers, files: [...(found.get(key)?.files ?? []), file] });
  };
  for (const [html, file] of documents) for (const key of featuresOfMarkup(html)) add(key, file);
  for (const [css, file] of styles) for (const key of featuresOfStyles(css, floor)) add(key, file);

  const scripts = Array.from(code, ([text, file]) => ({ file, ...readScript(file, text) }));
  const asked = new Set(scripts.flatMap((script) => [...script.asked]));
  const defined = new Set(scripts.flatMap((script) => [...script.defined]));
  /** A name may mean the oldest of `keys`. @type {(name: string, keys: readonly string[], file: string) => void} */
  const addNamed = (name, keys, file) => {
    const [first] = keys;
    if (first && !asked.has(name) && keys.every((key) => lacking(key, floor).length > 0)) add(first, file);
  };
  for (const { file, features, members, globals } of scripts) {
    for (const key of features) if (!asked.has(key.split('.').at(-1) ?? '')) add(key, file);
    for (const name of members) if (!defined.has(name)) addNamed(name, keysOfMember(name), file);
    for (const name of globals) addNamed(name, keysOfGlobal(name), file);
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/** The texts of a built site, with the last file that holds each. @param {string} dist */
function contentsOf(dist) {
  /** @type {Record<'code' | 'styles' | 'documents', Map<string, string>>} */
  const contents = { code: new Map(), styles: new Map(), documents: new Map() };
  const kinds = { '.js': contents.code, '.css': contents.styles, '.html': contents.documents };
  for (const file of /** @type {string[]} */ (readdirSync(dist, { recursive: true }))) {
    const kind = kinds[/** @type {keyof typeof kinds} */ (path.extname(file))];
    kind?.set(readFileSync(path.join(dist, file), 'utf8'), file);
  }
  for (const [html, file] of contents.documents) {
    for (const [, type, text = ''] of html.matchAll(
      /<script\b(?:[^>]*\btype="([^"]*)")?[^>]*>(.*?)<\/script>/gs,
    ))
      if (text && (type === undefined || type === 'module')) contents.code.set(text, file);
    for (const [, text = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) contents.styles.set(text, file);
  }
  return contents;
}

/** @param {string} html @returns {Set<string>} */
function featuresOfMarkup(html) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    found.add(`html.elements.${tag}`);
    for (const [, name = ''] of attributes.matchAll(/\s([\w-]+)(?:="[^"]*")?/g))
      found.add(attribute(tag, name));
  }
  return found;
}
