import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { copyShop, type ShopCopy } from '../../../commands/shop-copy.ts';
import { checkShop } from '../../../shop-content.ts';

const PAGE = 'pages/contact.yaml';
const INTRO = 'intro: ';

/** What `check` says of a text on the contact page. */
function faultsOf(text: string) {
  const { problems } = checkShop({ file: PAGE, before: INTRO, after: `${INTRO}${text} ` });
  return problems.map(({ code, file, params }) => ({ code, file, params }));
}

test('texts may name what the content says without anybody writing it', () => {
  const names = [
    'count:towns',
    'price:varieties/least',
    'size:geant-du-larmont',
    'distance:metabief',
    'opening:period',
    'opening:closed',
    'limit:order-deadline/margin',
    'limit:order-deadline',
  ];
  expect(faultsOf([...names, 'furthest:north'].map((name) => `x {{${name}}}`).join(' '))).toEqual([]);
});

test('the last safe day to order is that of the last deliveries, less the longest that one takes', () => {
  const { content } = checkShop({ file: PAGE, before: INTRO, after: `${INTRO}x ` });
  const shown = ['limit:order-deadline/margin', 'limit:order-deadline', 'opening:closed'].map(
    (name) => content.computed.get(name)?.text,
  );
  expect(shown).toEqual(['48 h', '20 décembre', '25 décembre et 1er janvier']);
});

test('a name that nothing computes is refused, with the nearest', () => {
  expect(faultsOf('x {{count:town}}')).toMatchObject([
    { code: 'fact/not-computed', file: PAGE, params: { name: 'count:town', nearest: 'count:towns' } },
  ]);
});

async function introIn(copy: ShopCopy): Promise<string> {
  const out = temporaryFolder();
  const { status, stderr } = await copy.run('generate', '--out', out);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const [, intro = ''] =
    /"intro": "((?:[^"\\]|\\.)*)"/.exec(readFileSync(path.join(out, 'pages/contact.ts'), 'utf8')) ?? [];
  return intro;
}

test('modules hold the values, and follow the content through every cache', async () => {
  const copy = copyShop();
  copy.edit(
    PAGE,
    INTRO,
    `${INTRO}Voici {{count:towns}} ; {{price:geant-du-larmont/most}} ; {{furthest:south}}. `,
  );
  expect(await introIn(copy)).toMatch(/^Voici 8\s; 310\s€\s; Métabief\./);
  copy.edit('prices/geant-du-larmont.yaml', 'price: 310', 'price: 320');
  expect(await introIn(copy)).toMatch(/^Voici 8\s; 320\s€\s; Métabief\./);
  copy.edit('towns/metabief.yaml', 'lat: 46.7731', 'lat: 46.9');
  expect(await introIn(copy)).toMatch(/^Voici 8\s; 320\s€\s; Les Hôpitaux-Neufs\./);
});

test('what depends on a decision that nobody has taken is refused, also after a clean run', async () => {
  const copy = copyShop();
  copy.edit(PAGE, INTRO, `${INTRO}Voici {{price:sapin-du-caucase/least}}. `);
  expect((await copy.run('check')).status).toBe(0);
  copy.edit('prices/sapin-du-caucase.yaml', 'decision: tableau de la grange\n', '');
  const { status, stdout } = await copy.run('check');
  expect(status).toBe(1);
  expect(stdout).toContain('fact/unsettled');
  expect(stdout).toContain(PAGE);
});

test('what is computed from a file that is refused is reported there alone', async () => {
  const copy = copyShop();
  copy.edit(PAGE, INTRO, `${INTRO}Dès {{price:fraser-en-fete/least}}, à {{distance:metabief}}. `);
  copy.edit('prices/fraser-en-fete.yaml', 'price: 118', 'price: 118,50');
  copy.edit('towns/metabief.yaml', 'lat: 46.7731', 'lat: nord');
  const { problems } = await copy.json('check');
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'schema/type', file: 'prices/fraser-en-fete.yaml' },
    { code: 'schema/type', file: 'towns/metabief.yaml' },
  ]);
});
