import path from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { cssOptions, styleNames } from '../../../../cli/site/build/style-names.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const SHEET = `
  /* .not-this one */
  .card { inline-size: 1.5rem; background: url(a.svg) }
  .card[data-open='true'] .inner-part:not(.is_last) > li::before { content: '' }
  @media (width >= 40rem) { .wide { color: red } }
`;

/** What a server's or a client's bundle has for the classes of `SHEET`, and the style sheet of the client's. */
async function build(environment: 'client' | 'ssr'): Promise<{ names: Record<string, string>; css: string }> {
  const root = temporaryFolder({
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'Card.module.css': SHEET,
    'src/pages/Page.module.css': '.page { color: blue }',
    'main.js': `export { default as styles } from './Card.module.css';
      export { default as page } from './src/pages/Page.module.css';`,
  });
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styleNames()],
    css: cssOptions,
    build: {
      write: false,
      rolldownOptions: { input: path.join(root, 'main.js'), preserveEntrySignatures: 'strict' },
    },
    environments: { ssr: { build: { ssr: true } } },
  });
  const built = builder.environments[environment];
  if (!built) throw new Error(`there is no ${environment}`);
  const { output } = (await builder.build(built)) as Rolldown.RolldownOutput;
  const { styles } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return { names: styles, css: sheet?.type === 'asset' ? String(sheet.source) : '' };
}

test('the server has the names that the client has', async () => {
  const { names, css } = await build('client');
  expect(Object.values(names).sort()).toEqual(['Card-card', 'Card-inner-part', 'Card-is_last', 'Card-wide']);
  expect((await build('ssr')).names).toMatchObject(names);
  expect([...css.matchAll(/\.(Card[\w-]*)/g)].map(([, name]) => name)).toEqual([
    'Card-card',
    'Card-card',
    'Card-inner-part',
    'Card-is_last',
    'Card-wide',
  ]);
});

test('a style sheet of a page is in the layer of pages, any other in that of components', async () => {
  const { css } = await build('client');
  expect(css).toMatch(/@layer components\s*\{\s*\.Card-card/);
  expect(css).toMatch(/@layer pages\s*\{\s*\.Page-page/);
});
