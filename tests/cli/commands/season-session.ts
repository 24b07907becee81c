import path from 'node:path';
import { expect, vi } from 'vitest';
import { makeContext } from '../../../cli/commands/context.ts';
import { season } from '../../../cli/commands/season.ts';
import type { Terminal } from '../../../cli/commands/terminal.ts';
import type { ShopCopy } from './shop-copy.ts';

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
  readonly isReviewed: boolean;
  readonly file: string;
  readonly line: number;
}

/** What is to be reviewed, as data. */
export async function list(
  shop: ShopCopy,
  year = '2027',
): Promise<{ season: number; left: number; items: readonly Listed[] }> {
  const { status, stdout } = await shop.run('season', year, '--format', 'json');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

/** Answers with `keys`, then stops; each question for a text takes the next of `texts`, or stays. */
export async function lead(
  shop: ShopCopy,
  keys: readonly string[],
  texts: readonly string[] = [],
): Promise<string> {
  const [left, typed] = [[...keys], [...texts]];
  const somebody: Terminal = {
    key: () => Promise.resolve(left.shift() ?? 'q'),
    text: (_, current) => Promise.resolve(typed.shift() ?? current),
  };
  const { contentDir: content } = shop;
  const options = {
    content,
    schemas: path.resolve('schemas'),
    format: 'text',
    color: false,
    lang: 'fr',
  } as const;
  let printed = '';
  const write = (text: string | Uint8Array) => {
    printed += text;
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(write);
  try {
    expect(await season(makeContext(options), { year: 2027 }, somebody)).toBe(0);
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  return printed;
}
