import { expect, test } from 'vitest';
import { warningsOf } from './warnings-of.ts';

const home = (title: string) => warningsOf('text/full-stop', { 'pages/home.yaml': `title: ${title}\n` });

test('that of a title is found at its place', () => {
  expect(home('Sapins de Noël.')).toEqual([
    'pages/home.yaml:1:22-1:23 « Titre » finit par un point -> retirez-le',
  ]);
});

test.each(['Sapins de Noël', 'Sapins, boules, etc.', 'Sapins...', 'Et ailleurs ?'])(
  '%s is left alone',
  (title) => {
    expect(home(title)).toEqual([]);
  },
);

test('a sentence keeps its own', () => {
  const town = 'name: T\npostalCode: "68230"\ntext: Nous livrons.\n';
  expect(warningsOf('text/full-stop', { 'towns/turckheim.yaml': town })).toEqual([]);
});
