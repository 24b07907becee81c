import { compareBlocks, frameBlocks, mainBlocks } from '../../../cli/compare/compare.ts';
import { partsOf } from '../../../cli/compare/page-parts.ts';

const page = (main: string, { menu = 'Menu', footer = 'Pied' } = {}) => {
  const parts = partsOf(
    `<!doctype html><title>Sapin</title><meta name="description" content="Un arbre"><body><div id="root"><a href="#contenu">Aller au contenu</a><p hidden>Panne</p><header><p>Ouvert</p><nav><a href="/">${menu}</a></nav></header><main>${main}</main><footer><p>${footer}</p></footer></div><script>1</script></body>`,
  );
  if (!parts) throw new Error('no page');
  return parts;
};
const blocks = (main: string) => mainBlocks(page(main));
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

  test('keep apart what stands in blocks of their own, and together what React cuts', () => {
    expect(
      texts(
        '<label><div>1 m</div><div>42 €</div></label><p>Prix<!-- -->, <!-- -->42</p><p><s>–</s><b>Épuisé</b><br>2 m</p>',
      ),
    ).toEqual(['label: 1 m 42 €', 'p: Prix, 42', 'p: – Épuisé 2 m']);
  });

  test('are pictures, with what they show, whatever their file is called', () => {
    const [, , built] = blocks('<img src="/images/a-1b2c3d4e.jpeg" alt="Un sapin">');
    const [, , renamed] = blocks('<figure><img src="/images/b-1b2c3d4e.svg" alt="Un sapin"></figure>');
    expect(built).toMatchObject({ kind: 'picture', text: 'Un sapin' });
    expect(built?.picture?.mark).toBe('1b2c3d4e');
    expect(renamed?.picture?.mark).toBe('1b2c3d4e');
  });

  test('are drawings in the page itself', () => {
    const [, , drawing] = blocks('<svg role="img" aria-label="Un plan"><path d="M0 0"></path></svg>');
    expect(drawing).toMatchObject({ kind: 'picture', text: 'Un plan' });
    expect(drawing?.picture?.source).toContain('<path d="M0 0">');
  });
});

test('a document that leads to another address is no page', () => {
  expect(partsOf('<!doctype html><meta http-equiv="refresh" content="0; url=/livraison">')).toBeUndefined();
});

test('around a page are notices, header, menu and footer, but nothing hidden', () => {
  expect(frameBlocks(page(''))).toEqual({
    notices: [{ kind: 'a', text: 'Aller au contenu' }],
    header: [{ kind: 'p', text: 'Ouvert' }],
    menu: [{ kind: 'nav', text: 'Menu' }],
    footer: [{ kind: 'p', text: 'Pied' }],
  });
});

test('a notice whose days lie ahead is around the page, with the moment from which it is shown', () => {
  const top = '<a>Au contenu</a><div role="status"><p hidden data-from="1802242800000">Verglas</p></div>';
  expect(frameBlocks({ top, bottom: '' }).notices).toEqual([
    { kind: 'a', text: 'Au contenu' },
    { kind: 'p', text: 'Verglas', from: 1802242800000 },
  ]);
});

describe('two versions of a page', () => {
  const compare = (before: string, after: string) => compareBlocks(blocks(before), blocks(after));

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

  test('differ by other bytes in a picture of the same name', () => {
    const pairs = compare(
      '<img src="/images/a-11111111.svg" alt="Un sapin">',
      '<img src="/images/a-22222222.svg" alt="Un sapin">',
    );
    expect(pairs.at(-1)?.map((block) => block?.picture?.mark)).toEqual(['11111111', '22222222']);
  });

  test('may lack what the other has', () => {
    expect(compare('<p>un</p>', '<p>un</p><h2>deux</h2>').at(-1)).toEqual([
      undefined,
      { kind: 'h2', text: 'deux' },
    ]);
  });
});
