import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What this shop is about: words of its checks and rules, which are registered from outside. */
const SHOP = /\b(?:variety|varieties|seasons?|finder|trees|towns?)\b/i;

test.each(['cli/annotations', 'cli/content', 'cli/diagnostics', 'cli/generate'])(
  '%s knows nothing of trees and seasons',
  (folder) => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    expect(names).not.toEqual([]);
    const lines = names.flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line}`),
    );
    expect(lines.filter((line) => SHOP.test(line))).toEqual([]);
  },
);
