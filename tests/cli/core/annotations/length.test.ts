import { CONTENT } from '../../small-project.ts';
import { annotated, warningsOf } from '../checks/warnings-of.ts';

const limited = (bounds: object) => annotated('towns', 'text', { 'x-length': bounds });
const town = (text: string) => ({ 'towns/turckheim.yaml': `name: T\npostalCode: "68230"\ntext: ${text}\n` });

test('a text that is too long is found at its place', () => {
  expect(warningsOf('text/length', town('dix signes !'), limited({ max: 10 }))).toEqual([
    'towns/turckheim.yaml:3:7-3:19 « Texte » fait 12 caractères, plus que 10 -> raccourcissez-le de 2 : 10 caractères au plus, constantes remplacées',
  ]);
});

test('a text that is too short is found', () => {
  expect(warningsOf('text/length', town('court'), limited({ min: 6 }))).toEqual([
    'towns/turckheim.yaml:3:7-3:12 « Texte » fait 5 caractères, moins que 6 -> dites-en davantage : 6 caractères au moins, constantes remplacées',
  ]);
});

test('a text is measured as a visitor reads it: facts, not their names', () => {
  expect(warningsOf('text/length', town('à {{radius}}'), limited({ min: 7, max: 7 }))).toEqual([]);
});

const home = annotated('pages/home', 'title', { 'x-length': { max: 20 } });
const page = {
  'routes.yaml': CONTENT['routes.yaml'].replace('path: /,', "path: '/sapins/:town', collection: towns,"),
  'pages/home.yaml': 'title: Sapins à {town}\n',
};

test('what a page fills in is the longest name that its address can show', () => {
  expect(warningsOf('text/length', page, home)).toEqual([]);
  const long = { 'towns/long.yaml': 'name: Sainte-Croix-en-Plaine\npostalCode: "68127"\n' };
  expect(warningsOf('text/length', { ...page, ...long }, home)).toEqual([
    'pages/home.yaml:1:8-1:23 « Titre » fait 31 caractères, plus que 20 -> raccourcissez-le de 11 : 20 caractères au plus, constantes remplacées',
  ]);
});

test('what a page fills in is left as it is on a page that shows no entry', () => {
  expect(warningsOf('text/length', { 'pages/home.yaml': 'title: Sapins à {town}\n' }, home)).toEqual([]);
});
