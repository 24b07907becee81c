// The tests' own shop, read once for a test file and checked in memory with the repository's schemas.
import path from 'node:path';
import { ANNOTATIONS } from '../../cli/core/annotations/registry.ts';
import { readContentFolder } from '../../cli/core/content/read.ts';
import { readSchemas } from '../../cli/core/content/read-schemas.ts';
import { builtInSchemas } from '../../cli/core/content/settings/built-in-schemas.ts';
import { wordingOf } from '../../cli/core/load/catalogue.ts';
import { CheckMemory } from '../../cli/core/load/check-memory.ts';
import { checkAgain, checkContent, type Loaded } from '../../cli/core/load/load.ts';
import { CHECK_CODES } from '../../cli/core/load/run-checks.ts';
import { makeValidators } from '../../cli/core/load/validators.ts';
import { withTexts } from '../../cli/core/workspace/unsaved.ts';
import { shop } from '../shop.mjs';
import { expectBothLanguages } from './wording.ts';

const folder = readContentFolder(shop.content);
const own = builtInSchemas(folder, CHECK_CODES);
const schemas = readSchemas(path.resolve('schemas'), shop.content, ANNOTATIONS, own);
const validators = makeValidators(schemas, path.resolve('node_modules/.cache/sapin-tests'));

export interface ShopEdit {
  readonly file: string;
  /** Must be in the file; the first place counts. */
  readonly before: string | RegExp;
  readonly after: string;
}

/** What is known of the files that an edit leaves as they are. */
const memory = new CheckMemory(schemas, validators);

/** What `check` says of the shop, with an edit if one is given; `changed` are the files that need the checks. */
export function checkShop(edit?: ShopEdit, changed?: ReadonlySet<string>): Loaded {
  const present = edit ? withTexts(folder, new Map([[edit.file, edited(edit)]])) : folder;
  const loaded = changed
    ? checkContent(schemas, present, () => validators, { known: { changed, warnings: [] } })
    : checkAgain(memory, present);
  for (const each of loaded.problems) expectBothLanguages((...to) => wordingOf(each, ...to), each.code);
  return loaded;
}

export function shopText(file: string): string {
  const source = folder.files.find(({ path: name }) => name === file);
  if (!source) throw new Error(`the shop has no ${file}`);
  return source.text;
}

function edited({ file, before, after }: ShopEdit): string {
  const own = shopText(file);
  const text = own.replace(before, () => after);
  if (text === own) throw new Error(`${file} has no ${before}, or has ${after} already`);
  return text;
}
