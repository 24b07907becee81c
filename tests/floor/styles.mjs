// What a style sheet uses of CSS. What has a fallback in the same rule, or stands in `@supports`, is no need.
import postcss from 'postcss';
import { isKnown, lacking } from './compat.mjs';

/**
 * @param {string} css
 * @param {import('./compat.mjs').Versions} floor
 * @returns {Set<string>}
 */
export function featuresOfStyles(css, floor) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {readonly string[]} */ keys) => {
    for (const key of keys) if (isKnown(key)) found.add(key);
  };
  postcss.parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'atrule') add(featuresOfAtRule(node));
    else if (node.type === 'rule') add(featuresOfSelector(node));
    else if (node.type === 'decl' && !hasFallback(node, floor)) add(featuresOfDeclaration(node));
  });
  return found;
}

/** @param {import('postcss').Node} node */
function isInSupports({ parent }) {
  for (let at = parent; at; at = at.parent)
    if (at.type === 'atrule' && /** @type {import('postcss').AtRule} */ (at).name === 'supports') return true;
  return false;
}

/**
 * Whether the same rule declares the property, or its prefixed form, in a way that the floor knows.
 * @param {import('postcss').Declaration} declaration
 * @param {import('./compat.mjs').Versions} floor
 */
function hasFallback(declaration, floor) {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some(
    (other) =>
      other.type === 'decl' &&
      (other.prop === `-webkit-${declaration.prop}` ||
        (other.prop === declaration.prop &&
          featuresOfDeclaration(other).every((key) => !isKnown(key) || lacking(key, floor).length === 0))),
  );
}

/** @param {import('postcss').AtRule} rule @returns {string[]} */
function featuresOfAtRule({ name, params }) {
  const key = `css.at-rules.${name}`;
  if (name !== 'media') return [key];
  const features = [...params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].map(([, feature]) => `${key}.${feature}`);
  return [key, ...features, ...(/[<>]/.test(params) ? [`${key}.range_syntax`] : [])];
}

/** @param {import('postcss').Rule} rule @returns {string[]} */
function featuresOfSelector({ selector, parent }) {
  const isNested = parent?.type === 'rule';
  const names = [...selector.replace(/\\.|(["']).*?\1/g, '').matchAll(/::?([a-z-]+)/g)];
  return [
    ...names.map(([, name]) => `css.selectors.${name}`),
    ...(isNested ? ['css.selectors.nesting'] : []),
  ];
}

/** @param {import('postcss').Declaration} declaration @returns {string[]} */
function featuresOfDeclaration({ prop, value, parent }) {
  const around = parent?.type === 'atrule' ? /** @type {import('postcss').AtRule} */ (parent).name : '';
  const isDescriptor = around === 'font-face' || around === 'page';
  const key = isDescriptor ? `css.at-rules.${around}.${prop}` : `css.properties.${prop}`;
  const words = value.replace(/(["']).*?\1|url\([^)]*\)|var\(--[\w-]+/g, ' ');
  const names = [...words.matchAll(/(?<![\w#-])(-?[a-z][a-z-]*)(\()?/g)].map(([, name = '', call]) => ({
    name,
    call,
  }));
  const functions = names.filter(({ call }) => call).flatMap(({ name }) => keysOfFunction(name, key));
  const idents = names.filter(({ call }) => !call).map(({ name }) => `${key}.${name}`);
  const units = [...words.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => keyOfUnit(unit));
  return [key, ...functions, ...idents, ...units];
}

/** @param {string} name @param {string} property */
function keysOfFunction(name, property) {
  const nested = [
    'gradient',
    'color',
    'filter-function',
    'transform-function',
    'basic-shape',
    'image',
    'easing-function',
  ];
  const keys = [
    `${property}.${name}`,
    `css.types.${name}`,
    ...nested.map((type) => `css.types.${type}.${name}`),
  ];
  const known = keys.find(isKnown);
  return known ? [known] : [];
}

/** @param {string} unit */
function keyOfUnit(unit) {
  const size = { d: 'dynamic', s: 'small', l: 'large' }[unit[0] ?? ''];
  const isViewport = size !== undefined && /^[dsl]v(?:[hwib]|min|max)$/.test(unit);
  return `css.types.length.${isViewport ? `viewport_percentage_units_${size}` : unit}`;
}
