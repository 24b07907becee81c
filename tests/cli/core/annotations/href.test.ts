import { isAllowedHref } from '../../../../cli/core/content/link-address.ts';
import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';

const NONE =
  'prenez l’adresse dans le navigateur, sur la page même, ou demandez-la par le nom de l’entrée : « npm run sapin -- where towns/colmar »';

test.each(transcript`
    to the home page | link: /
    with a query and a fragment | link: "/communes/colmar?a=b#c"
    to a part of the home page | link: "/#prix"
    out, over https | link: https://a.example/b?c#d
    to a phone | link: tel:+33353012024
    to an email | link: mailto:a@b.example
    to an email with a subject | link: mailto:a@b.example?subject=Devis%20sapin
    to no page | link: /commune
    > 3:7-3:15 link/dead: le lien « /commune » ne mène nulle part -> vouliez-vous dire « /communes » ?
    to no page at all | link: /tout-autre-chose
    > 3:7-3:24 link/dead: le lien « /tout-autre-chose » ne mène nulle part -> prenez l’adresse dans le navigateur, sur la page même, ou demandez-la par le nom de l’entrée : « npm run sapin -- where towns/colmar »
    to no entry of a page without fallback | link: /communes/colmarr
    > 3:7-3:24 link/dead: le lien « /communes/colmarr » ne mène nulle part -> vouliez-vous dire « /communes/colmar » ?
    to below the page of an entry | link: /actualites/choisir/est
    > 3:7-3:30 link/dead: le lien « /actualites/choisir/est » ne mène nulle part -> vouliez-vous dire « /actualites/choisir » ?
    that lands on a fallback | link: /actualites/choisirr
    > 3:7-3:27 link/fallback: le lien « /actualites/choisirr » nomme une page qui n’existe pas : une autre se montre à sa place -> vouliez-vous dire « /actualites/choisir » ?
    that may lead nowhere | oldLink: /nulle-part
    that may land on a fallback | oldLink: /actualites/choisirr
    that may lead nowhere, but not anywhere | oldLink: javascript:alert(1)
    > 3:10-3:29 link/scheme: l’adresse « javascript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    without a slash | link: communes
    > 3:7-3:15 link/scheme: l’adresse « communes » n’est pas permise -> écrivez « /communes » : un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    that is empty | link: ""
    > 3:7-3:9 link/scheme: l’adresse «  » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
  `)('$title', ({ given: [line = ''], expected }) => {
  expect(complaintsOfTown(line)).toEqual(expected);
});

test('of a singleton is checked as well', () => {
  expect(complaintsAbout({ 'site.yaml': `${CONTENT['site.yaml']}contact: /nope\n` })).toEqual([
    `site.yaml:3:10-3:15 link/dead: le lien « /nope » ne mène nulle part -> ${NONE}`,
  ]);
});

const REFUSED = `
    http://a.example HTTP://a.example ftp://a.example data:text/html,x file:///etc/passwd vbscript:x
    javascript:alert(1) JavaScript:alert(1) javascript&colon;alert(1) javascript:
    blob:https://a.example/x about:blank //a.example https:/a.example https:a.example https://
    https://user@a.example https://user:secret@a.example https://:secret@a.example
    https://a.example/"onclick= tel: tel:+33;ext=1 mailto: mailto:a mailto:a@b mailto:a@b@c.example
    mailto:a@b.example?cc=d@e.example mailto:a@b.example?subject=a?b
    #prix ?a=b www.a.example HTTPS://a.example`;
const BLANKS_AND_SIGNS = [
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '/\\a.example',
  '\\\\a.example',
  '/\t/a.example',
  'https://a b.example',
  'tel:03 53',
  '',
];

test.each([...REFUSED.trim().split(/\s+/), ...BLANKS_AND_SIGNS])('%j is refused', (href) => {
  expect(isAllowedHref(href)).toBe(false);
});

test.each([
  ['routes: "\n', ['yaml/syntax:']],
  ['routes: [null, 1, {page: a}, {page: 1, path: /}]\n', ['schema/type:', 'schema/required:']],
])('whose table of routes is broken is not called dead: %j', (routes, codes) => {
  const content = {
    'routes.yaml': routes,
    'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}link: /nope\ntext: "{{deadline}}"\n`,
  };
  expect(new Set(complaintsAbout(content).map((line) => line.split(' ')[1]))).toEqual(new Set(codes));
});
