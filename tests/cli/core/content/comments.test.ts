import { expect, test } from 'vitest';
import { commentsIn } from '../../../../cli/core/content/comments.ts';

test('comments are found by their lines, and what only looks like one is not', () => {
  const text = [
    '# yaml-language-server: $schema=../a.json',
    '# en tête',
    'title: Sapin # après une valeur',
    'quoted: "deux # trois" # après une autre',
    'link: /page#ancre',
    'body: |',
    '  ## Un titre',
    '  du texte # suite',
    '# entre deux',
    'list: [a, b] # au bout',
    'empty: # rien avant',
  ].join('\n');
  expect(commentsIn(text)).toEqual([
    { line: 2, text: 'en tête' },
    { line: 3, text: 'après une valeur' },
    { line: 4, text: 'après une autre' },
    { line: 9, text: 'entre deux' },
    { line: 10, text: 'au bout' },
    { line: 11, text: 'rien avant' },
  ]);
});

test('broken YAML has none', () => {
  expect(commentsIn('a: [1 # un\nb: 2')).toEqual([]);
});
