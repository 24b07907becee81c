// Which version of each engine a feature needs, by the data that MDN shows (@mdn/browser-compat-data).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {Readonly<Record<string, string>>} Versions version of each browser, by its name in the data: `safari_ios` */

const load = createRequire(import.meta.url);
/** @type {import('@mdn/browser-compat-data').CompatData} */
export const data = load('@mdn/browser-compat-data');

/** As `browserslist` names them in package.json. @type {Readonly<Record<string, string>>} */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' };

/**
 * @param {'works' | 'as-designed'} floor
 * @returns {Versions}
 */
export function floorOf(floor) {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  /** @type {readonly string[]} */
  const listed = JSON.parse(readFileSync(file, 'utf8')).browserslist[floor];
  return Object.fromEntries(
    listed.map((it) => it.split(' ')).map(([name = '', version = '']) => [NAMES[name], version]),
  );
}

/** @param {string} key as in `css.selectors.has` @returns {Identifier | undefined} */
function identifier(key) {
  /** @type {any} */
  let at = data;
  for (const name of key.split('.')) at = Object.hasOwn(at ?? {}, name) ? at[name] : undefined;
  return at;
}

/** @param {string} key */
export function isKnown(key) {
  return identifier(key)?.__compat !== undefined;
}

/**
 * The browsers of a floor that lack a feature, with the version that has it: `safari 17.4`, or `safari none`.
 * @param {string} key
 * @param {Versions} floor
 * @returns {readonly string[]}
 */
export function lacking(key, floor) {
  return Object.entries(floor).flatMap(([browser, version]) => {
    const since = versionWith(key, browser);
    return since !== undefined && isAtLeast(version, since) ? [] : [`${browser} ${since ?? 'none'}`];
  });
}

/** @param {string} key @param {string} browser @returns {string | undefined} */
function versionWith(key, browser) {
  const statements = [/** @type {any} */ (identifier(key)?.__compat?.support)?.[browser] ?? []].flat();
  const versions = statements
    .filter(
      (it) =>
        !it.flags && !it.prefix && !it.alternative_name && (it.partial_implementation || !it.version_removed),
    )
    .map(({ version_added: added }) =>
      typeof added === 'string' && added !== 'preview' ? added.replace('≤', '') : undefined,
    )
    .filter((it) => it !== undefined);
  return versions.sort((one, other) => (isAtLeast(one, other) ? 1 : -1))[0];
}

/** @param {string} one @param {string} other */
function isAtLeast(one, other) {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [least = 0, leastMinor = 0] = other.split('.').map(Number);
  return major > least || (major === least && minor >= leastMinor);
}
