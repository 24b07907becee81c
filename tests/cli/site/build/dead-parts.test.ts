import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linksToParts, refuseDeadParts } from '../../../../cli/site/build/dead-parts.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const PAGE = '<main id="contenu"><h2 id="tarifs">Tarifs</h2><h2 class="a" id="été">L’été</h2></main>';
const origin = 'https://www.sapin.example';
const output = { read: () => Promise.resolve(Buffer.from(PAGE)) };

/** What the build says of a page with that link, where the content has it in an article. */
function refused(link: string, followed = link) {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'articles'));
  writeFileSync(path.join(content, 'articles/noel.yaml'), `title: Noël\nbody: voyez [là](${link})\n`);
  const links = new Set(linksToParts(`<p><a class="x" href="${followed}">là</a></p>`, '/devis', origin));
  const files = new Map(['/', '/devis', '/livraison'].map((page) => [page, `${page}.html`]));
  return refuseDeadParts(links, files, { output, content, origin }).then(
    () => 'nothing',
    ({ message }: Error) => message,
  );
}

test.each([
  '/livraison#tarifs',
  '/livraison?de=colmar#tarifs',
  '#tarifs',
  '/livraison#%C3%A9t%C3%A9',
  `${origin}/livraison#tarifs`,
  `${origin}.ailleurs.example/livraison#tarif`,
  'https://ailleurs.example/livraison#tarif',
])('%s is built', async (link) => {
  expect(await refused(link)).toBe('nothing');
});

test.each([
  ['/livraison#tarif', '« /livraison#tarif » : vouliez-vous dire « /livraison#tarifs » ?'],
  [`${origin}/livraison#tarif`, '« /livraison#tarif » : vouliez-vous dire « /livraison#tarifs » ?'],
  ['#delais', '« /devis#delais » : écrivez /devis'],
  ['/#zzz', '« /#zzz » : écrivez /'],
])('%s is refused, with what was meant', async (link, words) => {
  expect(await refused(link)).toContain(`la page n’a pas de partie où mène ${words}`);
});

test.each([
  ['/livraison#tarif', 'articles/noel.yaml:2:18: '],
  [`${origin}/livraison#tarif`, 'articles/noel.yaml:2:18: '],
  ['/livraison?de=colmar#tarif', 'articles/noel.yaml:2:18: '],
  ['/livraison#tarif) [ici](/livraison#tarif', 'articles/noel.yaml:2:18, articles/noel.yaml:2:42: '],
  ['/zone/livraison#tarifs) [ici](/livraison#tarif', 'articles/noel.yaml:2:48: '],
])('each place of the link %s is told', async (link, places) => {
  const [last = ''] = link.split('(').slice(-1);
  expect((await refused(link, last)).startsWith(places)).toBe(true);
});
