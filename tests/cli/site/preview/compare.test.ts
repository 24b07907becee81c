import { describe, expect, test } from 'vitest';
import { blocksOf, comparePages } from '../../../../cli/site/preview/compare.ts';
import { reportOf } from '../../../../cli/site/preview/report.ts';

const page = (main: string, title = 'Sapin') =>
  `<!doctype html><title>${title}</title><meta name="description" content="Un arbre"><header>Menu</header><main>${main}</main>`;
const blocks = (main: string, files: Readonly<Record<string, string>> = {}) =>
  blocksOf(page(main), (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])));
const texts = (main: string) =>
  blocks(main)
    .slice(2)
    .map(({ kind, text }) => `${kind}: ${text}`);

describe('the pieces of a page', () => {
  test('are its title, its description, and what a visitor reads in its main part', () => {
    expect(blocks('<h1>Nobilis</h1>')).toEqual([
      { kind: 'title', text: 'Sapin' },
      { kind: 'description', text: 'Un arbre' },
      { kind: 'h1', text: 'Nobilis' },
    ]);
  });

  test('are sentences with their links, items, and rows of a table with their prices', () => {
    expect(
      texts(
        '<section><p>Voyez <a href="/a">le <b>guide</b></a>.</p><ul><li>un</li><li>deux</li></ul><table><tbody><tr><th>1 m</th><td>42 €</td></tr></tbody></table><div>nu <a href="/b">lien</a></div></section>',
      ),
    ).toEqual(['p: Voyez le guide.', 'li: un', 'li: deux', 'tr: 1 m · 42 €', 'div: nu lien']);
  });

  test('are photographs, as the build names them', () => {
    const [, , picture] = blocks('<img src="/images/a-1b2c.jpeg" alt="Un sapin">', {
      '/images/a-1b2c.jpeg': 'x',
    });
    expect(picture?.picture).toContain('src="data:image/jpeg;base64,');
  });

  test('are pictures, with what they show', () => {
    const [, , picture] = blocks('<figure><img src="/images/a.svg" alt="Un sapin"></figure>', {
      '/images/a.svg': '<svg/>',
    });
    expect(picture).toMatchObject({ kind: 'picture', text: 'Un sapin' });
    expect(picture?.picture).toContain(Buffer.from('<svg/>').toString('base64'));
  });
});

describe('two versions of a page', () => {
  const compare = (before: string, after: string) => comparePages(blocks(before), blocks(after));

  test('are the same to a visitor whatever their classes and addresses of style sheets', () => {
    expect(compare('<p class="a">un</p>', '<p class="b">un</p>')).toEqual([]);
  });

  test('stand side by side where a text or a price has changed', () => {
    const changed = compare('<h1>A</h1><p>42 €</p><p>fin</p>', '<h1>A</h1><p>43 €</p><p>fin</p>').filter(
      ([before, after]) => before?.text !== after?.text,
    );
    expect(changed).toEqual([
      [
        { kind: 'p', text: '42 €' },
        { kind: 'p', text: '43 €' },
      ],
    ]);
  });

  test('differ by a picture of the same name', () => {
    const main = '<img src="/images/a.svg" alt="Un sapin">';
    const pairs = comparePages(
      blocks(main, { '/images/a.svg': '<svg/>' }),
      blocks(main, { '/images/a.svg': '<svg id="b"/>' }),
    );
    expect(pairs.filter(([before, after]) => before?.picture !== after?.picture)).toHaveLength(1);
  });

  test('may lack what the other has', () => {
    expect(compare('<p>un</p>', '<p>un</p><h2>deux</h2>').at(-1)).toEqual([
      undefined,
      { kind: 'h2', text: 'deux' },
    ]);
  });
});

test('the report shows both versions, counts what is alike, and lets no text be markup', () => {
  const same = Array.from({ length: 5 }, (_, index) => `<p>${index}</p>`).join('');
  const pairs = comparePages(blocks(`${same}<p>&lt;b&gt; un</p>`), blocks(`${same}<p>&lt;b&gt; deux</p>`));
  const html = reportOf('main', [{ path: '/contact', state: 'changed', pairs }]);
  expect(html).toContain('<del>&lt;b&gt; un</del>');
  expect(html).toContain('<ins>&lt;b&gt; deux</ins>');
  expect(html).toContain('⋯ 6 lignes');
  expect(html).toContain('href="#/contact"');
});

test('nothing to show is said', () => {
  expect(reportOf('main', [])).toContain('Aucune page ne change.');
});
