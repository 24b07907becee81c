import { resolveEntry } from '../../../../cli/core/generate/resolve.ts';
import { makeProject } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';

/** An entry of the small project with `content` in it, as the site gets it. */
function resolved(subject: string, content: Readonly<Record<string, string>>) {
  const { content: loaded, problems } = makeProject(content).load();
  expect(problems).toEqual([]);
  const [collection = '', slug = ''] = subject.includes('/') ? subject.split('/') : ['', subject];
  const entry = loaded.singletons.get(slug) ?? loaded.find(collection, slug);
  if (!entry) throw new Error(`no ${subject}`);
  const { data, lazy } = resolveEntry(loaded, entry);
  return { data: JSON.parse(JSON.stringify(data)), lazy: Object.fromEntries(lazy) };
}

function html(...lines: readonly string[]): string {
  const intro = `intro: |\n${lines.map((line) => `  ${line}\n`).join('')}`;
  return resolved('home', { 'pages/home.yaml': `title: a\n${intro}` })
    .data.intro.replaceAll('\u00a0', '_')
    .replaceAll('\u202f', '-');
}

describe('a text', () => {
  test('has its facts and its typography', () => {
    const { data } = resolved('home', {
      'pages/home.yaml': 'title: "Avant le {{deadline}} : dans {{radius}} !"\n',
    });
    expect(data.title).toBe('Avant le 22\u00a0décembre\u00a0: dans 15\u00a0km\u202f!');
  });

  test('has its accents on its letters, as fonts draw them', () => {
    const { data } = resolved('home', {
      'pages/home.yaml': 'title: Ve\u0301rite\u0301\nintro: "**E\u0301te\u0301**"\n',
    });
    expect(data).toEqual({ title: 'Vérité', intro: '<p><strong>Été</strong></p>' });
  });

  test('shows the reading of the surface on which it stands', () => {
    const town = { 'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}text: avant le {{deadline}}\n` };
    const site = { 'site.yaml': 'name: a\nimageHosts: []\nbanner: avant le {{deadline}}\n' };
    expect(resolved('towns/colmar', town).data.text).toBe('avant le 23\u00a0décembre');
    expect(resolved('site', site).data.banner).toBe('avant le 22\u00a0décembre');
  });

  test('shows a field of the shop, with the facts in it', () => {
    const { data } = resolved('home', {
      'site.yaml': 'name: Sapins d’ici\nimageHosts: []\nbanner: avant le {{deadline}}\n',
      'pages/home.yaml': 'title: "{{site.name}} : {{site.banner}}"\n',
    });
    expect(data.title).toBe('Sapins d’ici\u00a0: avant le 22\u00a0décembre');
  });
});

const intro = (name: string, text: string) =>
  resolved('home', {
    'site.yaml': `name: "${name}"\nimageHosts: []\n`,
    'pages/home.yaml': `title: a\nintro: |\n  ${text}\n`,
  }).data.intro.replaceAll('\u00a0', ' ');

test.each([
  ['03 89 11 22 33', '<a href="tel:+33389112233">03 89 11 22 33</a>'],
  ['a.b+c@d.example', '<a href="mailto:a.b+c@d.example">a.b+c@d.example</a>'],
  ['https://d.example/x?a=1', '<a href="https://d.example/x?a=1" rel="noopener">https://d.example/x?a=1</a>'],
  ['La Combe', 'La Combe'],
])('a field of the shop in Markdown: %s', (name, expected) => {
  expect(intro(name, 'Ici : {{site.name}}.')).toBe(`<p>Ici : ${expected}.</p>`);
});

test('a field of the shop in Markdown is not a second link inside a link', () => {
  expect(intro('03 89 11 22 33', 'Voyez [le {{site.name}}](/communes).')).toBe(
    '<p>Voyez <a href="/communes">le 03 89 11 22 33</a>.</p>',
  );
});

test('an image becomes an address', () => {
  const image = (value: string) =>
    resolved('towns/colmar', { 'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}image: ${value}\n` }).data
      .image;
  expect(image('sapin.svg')).toBe('/images/sapin.svg');
  expect(image('https://images.example/a.jpg')).toBe('https://images.example/a.jpg');
});

test('Markdown shows pictures with their size, at the width that is asked for', () => {
  const { data } = resolved('home', {
    'images/un sapin.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>',
    'pages/home.yaml': 'title: a\nintro: "![Un *sapin* : {{radius}}](un%20sapin.svg){width=33%}"\n',
  });
  expect(data.intro).toBe(
    '<p><img src="/images/un%20sapin.svg" alt="Un sapin\u00a0: 15\u00a0km" data-width="33" width="40" height="30" loading="lazy" decoding="async"></p>',
  );
});

test.each([
  ['with a fact', ['Avant le **{{deadline}}** !'], '<p>Avant le <strong>22_décembre</strong>-!</p>'],
  [
    'marks after emphasis',
    ['**Prix**: *5* % ; [ici](/communes)?'],
    '<p><strong>Prix</strong>_: <em>5</em>_%-; <a href="/communes">ici</a>-?</p>',
  ],
  [
    'an apostrophe before emphasis',
    ["l'**Alsace** d'[ici](/communes)"],
    '<p>l’<strong>Alsace</strong> d’<a href="/communes">ici</a></p>',
  ],
  ['marks after code, but not in it', ["`a' !` !"], "<p><code>a' !</code>-!</p>"],
  ['signs of HTML', ['a & b < c "d"'], '<p>a &amp; b &lt; c &quot;d&quot;</p>'],
  [
    'a link out',
    ['[a](https://a.example/?b=c&d=e)'],
    '<p><a href="https://a.example/?b=c&amp;d=e" rel="noopener">a</a></p>',
  ],
  ['a fact in code, which stays', ['`{{deadline}}`'], '<p><code>{{deadline}}</code></p>'],
])('Markdown: %s', (_, lines, expected) => {
  expect(html(...lines)).toBe(expected);
});
