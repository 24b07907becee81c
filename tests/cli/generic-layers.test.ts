import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What this shop is about: words of its checks and rules, which are registered from outside. */
const SHOP = /\b(?:variet(?:y|ies)|seasons?|opening|finder|trees?(?= (?:size|trait|width))|towns?)\b/i;

test.each(['cli/content', 'cli/generate', 'cli/annotations'])(
  '%s knows nothing of trees and seasons',
  (folder) => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    expect(files).not.toEqual([]);
    for (const name of files) expect(readFileSync(path.join(folder, name), 'utf8'), name).not.toMatch(SHOP);
  },
);
