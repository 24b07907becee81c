import path from 'node:path';
import { ANNOTATIONS } from '../../../cli/annotations/registry.ts';
import type { Content } from '../../../cli/content/content.ts';
import { checkContent } from '../../../cli/content/load.ts';
import { parseYaml } from '../../../cli/content/parse-yaml.ts';
import { pointerSteps } from '../../../cli/content/pointer.ts';
import { readContentFolder } from '../../../cli/content/read.ts';
import { readSchemas } from '../../../cli/content/read-schemas.ts';
import { shop } from '../../shop.mjs';

const schemas = readSchemas(path.resolve('schemas'), shop.content, ANNOTATIONS);
const folder = readContentFolder(shop.content);
const unjudged = { byName: new Map(), problems: [], explain: () => [], accepts: () => true };

/** The tests' shop with another value at one place. */
export function shopWith(file: string, pointer: string, value: unknown): Content {
  const files = folder.files.map((source) =>
    source.path === file
      ? { ...source, hash: `${source.hash} ${pointer}`, text: withValue(source.text, pointer, value) }
      : source,
  );
  return checkContent(schemas, { ...folder, files }, () => unjudged).content;
}

function withValue(text: string, pointer: string, value: unknown): string {
  const copy = structuredClone(parseYaml('', text).value) as never;
  const steps = [...pointerSteps(pointer)];
  const last = steps.pop() ?? '';
  let node: Record<string, unknown> = copy;
  for (const step of steps) node = node[step] as Record<string, unknown>;
  node[last] = value;
  return JSON.stringify(copy, null, 2);
}
