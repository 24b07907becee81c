import { SCHEMAS } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';
import { annotated, warningsOf } from '../checks/warnings-of.ts';

const article = (body: string) => ({
  'articles/choisir.yaml': `title: a\ndate: "2026-11-21"\nbody: |\n  ${body}\n`,
});
const few = annotated('articles', 'body', { 'x-links': { max: 2 } });
const limited = annotated('articles', 'body', { 'x-links': { min: 2 } });

test.each(transcript`
  [a](/communes) [b](/communes/) [c](/communes#ici) [d](https://a.example)
  > ne mène qu’à 1 page du site -> menez le visiteur vers ce dont le texte parle, par 2 liens au moins : [ce que l’on y trouve](/adresse)
  rien
  > ne mène à aucune page du site -> menez le visiteur vers ce dont le texte parle, par 2 liens au moins : [ce que l’on y trouve](/adresse)
`)('each page counts once, and other sites do not: $title', ({ title: body, expected: [words] }) => {
  expect(warningsOf('text/links', article(body), limited)).toEqual([
    `articles/choisir.yaml:4:3-4:${3 + body.length} « Corps » ${words}`,
  ]);
});

test('too many are found', () => {
  const [line] = warningsOf('text/links', article('[a](/communes) [b](/) [c](/communes/colmar)'), few);
  expect(line).toMatch(/« Corps » mène à 3 pages du site, il en faut 2 au plus -> gardez-en 2 :/);
});

test('enough of them are left alone', () => {
  expect(warningsOf('text/links', article('[a](/communes) [b](/communes/colmar)'), limited)).toEqual([]);
});

test('a page under the whole address of the site counts as that page', () => {
  const address = 'https://www.sapin.example';
  const files = {
    ...article(`[a](/communes) [b](${address}/communes/colmar)`),
    'site.yaml': `name: S\nimageHosts: [images.example]\naddress: ${address}\n`,
  };
  const site = SCHEMAS['site.schema.json'];
  const properties = { ...site.properties, address: { format: 'origin', title: 'A', description: 'a' } };
  const schemas = { ...limited, 'site.schema.json': { ...site, properties } };
  expect(warningsOf('text/links', files, schemas)).toEqual([]);
});
