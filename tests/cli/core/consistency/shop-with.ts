import path from 'node:path';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import type { Content } from '../../../../cli/core/content/content.ts';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { readContentFolder } from '../../../../cli/core/content/read.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { CheckMemory } from '../../../../cli/core/load/check-memory.ts';
import { contentAgain } from '../../../../cli/core/load/load.ts';
import { pointerSteps } from '../../../../cli/core/values/pointer.ts';
import { shop } from '../../../shop.mjs';

const schemas = readSchemas(path.resolve('schemas'), shop.content, ANNOTATIONS);
const folder = readContentFolder(shop.content);
const unjudged = { byName: new Map(), problems: [], explain: () => [], accepts: () => true };

/** What does not change between two shops is parsed once, and nothing is checked: rules judge sound content. */
const memory = new CheckMemory(schemas, unjudged);

/** A value put at a place of a file; `-` as its last step stands for a new item at the end of a list. */
export interface Edit {
  readonly file: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** The tests' shop with other values at some places. */
export function shopWith(...edits: readonly Edit[]): Content {
  const files = folder.files.map((source) => {
    const own = edits.filter(({ file }) => file === source.path);
    if (own.length === 0) return source;
    const text = own.reduce((now, { pointer, value }) => withValue(now, pointer, value), source.text);
    return { ...source, hash: `${source.hash} ${own.map(({ pointer }) => pointer).join(' ')}`, text };
  });
  return contentAgain(memory, { ...folder, files });
}

function withValue(text: string, pointer: string, value: unknown): string {
  const copy = structuredClone(parseYaml('', text).value) as never;
  const steps = [...pointerSteps(pointer)];
  const last = steps.pop() ?? '';
  let node: Record<string, unknown> = copy;
  for (const step of steps) node = node[step] as Record<string, unknown>;
  if (Array.isArray(node) && last === '-') node.push(value);
  else node[last] = value;
  return JSON.stringify(copy, null, 2);
}
