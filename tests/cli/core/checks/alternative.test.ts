import { expect, test } from 'vitest';
import { SCHEMAS } from '../../small-project.ts';
import { warningsOf } from './warnings-of.ts';

const SCHEMA = SCHEMAS['pages/home.schema.json'];
const schemas = {
  'pages/home.schema.json': {
    ...SCHEMA,
    properties: { ...SCHEMA.properties, alt: { type: 'string', 'x-text': true } },
    required: ['title', 'alt'],
  },
};
const home = (alt: string) =>
  warningsOf('text/alternative', { 'pages/home.yaml': `title: a\nalt: ${alt}\n` }, schemas);

test('one that says that it is a picture is found where it says so', () => {
  expect(home('Une photo de sapin')).toEqual([
    'pages/home.yaml:2:6-2:18 « Une photo de » ne dit rien de ce que l’on voit -> commencez par ce que l’on voit : le lecteur d’écran dit déjà que c’est une image',
  ]);
  expect(home('Image')).toHaveLength(1);
});

test.each(['Un sapin sous la neige', 'Vuedemer, un village', 'Un enfant dessine une image'])(
  '%s is left alone',
  (alt) => {
    expect(home(alt)).toEqual([]);
  },
);

test('a text that is not an alternative may begin so', () => {
  const town = 'name: T\npostalCode: "68230"\ntext: Image de carte postale\n';
  expect(warningsOf('text/alternative', { 'towns/turckheim.yaml': town })).toEqual([]);
});
