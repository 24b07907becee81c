import { isIdentifier } from '../content/names.ts';
import type { JsonValue } from '../values/json-value.ts';

/** The first line of a module; `source` may hold the name of a file, and that anything. */
export function header(source: string): string {
  return `// Written by \`sapin generate\` from ${source.replace(/\s+/g, ' ')}: edit that, not this.\n`;
}

/** The way to the folder of all modules from the one that is called `name`. */
export function up(name: string): string {
  const depth = name.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** The name of a schema without its folders. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** A text between single quotes. */
export function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export function inTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

export function keyText(key: string): string {
  return isIdentifier(key) ? key : JSON.stringify(key);
}

export function unionOf(texts: readonly string[]): string {
  return texts.map(quoted).join(' | ') || 'never';
}

/**
 * TypeScript compares the elements of a list with each other, and gives up at about a thousand that differ (TS2590).
 * What has a longer list, or more keys, is written as JSON text, which it takes as it is.
 */
const LONGEST_LIST = 500;

/** `export const NAME: TYPE = …`, from the JSON of its elements when `type` is a list, else of its value. */
export function constant(name: string, type: string, json: string | readonly string[]): string {
  const declared = `export const ${name}: ${type} = `;
  const whole = typeof json === 'string' ? json : `[${json.join(',')}]`;
  const isLong = typeof json !== 'string' && json.length > LONGEST_LIST;
  const value = isLong ? undefined : (JSON.parse(whole) as JsonValue);
  return value === undefined || isLarge(value)
    ? `${declared}/* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(whole)},\n);\n`
    : `${declared}${literal(value)};\n`;
}

function isLarge(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const below = Object.values(value) as readonly JsonValue[];
  return below.length > LONGEST_LIST || below.some(isLarge);
}

/** A key `__proto__` would otherwise set the prototype. */
function literal(value: JsonValue): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:');
}
