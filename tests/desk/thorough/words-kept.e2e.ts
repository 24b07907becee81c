// What may go wrong while somebody writes, each time with a real desk and browser: the words are still there, and the desk does
// not say that they are saved. `tests/cli/desk/app/words-kept.test.ts` has the same table without them, and more faults.
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { fillDisk, NO_SMALL_DISK } from '../../small-disk.ts';
import { openDesk, type StartedDesk, startDesk } from '../desk.ts';

const FILE = 'towns/houtaud.yaml';
const ENTRY = '#/fiche/towns/houtaud';
const SAVED = 'Tout est enregistré.';
/** Long enough for a desk to start on a machine that does other work, in milliseconds. */
const PATIENCE = 240_000;
/** A person does not leave in the same moment as the last key, in milliseconds. */
const AFTER_A_KEY = 100;
/** By now the desk would have claimed that all is saved, in milliseconds. */
const WHILE_SENDING = 300;

let desk: StartedDesk;
let context: BrowserContext;
let before = '';

beforeAll(async () => {
  desk = await startDesk();
  before = desk.read(FILE);
  const first = await openDesk(desk.address);
  ({ context } = first);
  context.setDefaultTimeout(PATIENCE / 2);
  await first.page.close();
}, PATIENCE);

afterAll(async () => {
  await context.close();
  await desk.stop();
});

const address = () => new URL('/desk/', desk.address).href + ENTRY;
const field = (page: Page) => page.getByRole('textbox', { name: 'Région' });

async function openEntry(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address());
  await field(page).waitFor();
  return page;
}

/** What the desk has of the field. */
function known(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/desk/api/entry?subject=towns/houtaud').catch(() => null);
    return answer?.ok ? JSON.stringify((await answer.json()).value) : '';
  });
}

/** Makes something go wrong; returns how it is put right, and nothing where it cannot be tried. */
const FAULTS: Readonly<Record<string, () => Promise<() => unknown> | (() => unknown) | undefined>> = {
  'the desk is killed': async () => {
    await desk.kill();
    return async () => {
      await desk.restart();
      await (await context.newPage()).goto(desk.address); // the page that the desk opens
    };
  },
  'the desk says nothing': () => {
    desk.signal('SIGSTOP');
    return () => desk.signal('SIGCONT');
  },
  'no network': async () => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  'a full disk': () => fillDisk(path.join(desk.content, '../.sapin/desk/content')),
  'the entry is gone': () => {
    rmSync(path.join(desk.content, FILE));
    return () => writeFileSync(path.join(desk.content, FILE), before);
  },
};

/** Writes, and returns the page in which the words must be. */
const ACTS: Readonly<Record<string, (page: Page, word: string) => Promise<Page | undefined>>> = {
  typing: async (page, word) => {
    await field(page).fill('');
    await page.keyboard.type(word);
    return page;
  },
  pasting: async (page, word) => {
    await field(page).fill(`${word} ${'et la suite '.repeat(100)}`);
    return page;
  },
  saving: async (page, word) => {
    await field(page).fill(word);
    await page.keyboard.press('ControlOrMeta+s');
    return page;
  },
  undoing: async (page, word) => {
    await field(page).fill(word);
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByText('Vos derniers mots ne sont pas encore notés').first().waitFor(); // nothing is undone
    return page;
  },
  'a reload': async (page, word) => {
    await field(page).fill(word);
    await page.waitForTimeout(AFTER_A_KEY);
    await page.reload({ timeout: 3_000 }).catch(() => undefined);
    return undefined; // as long as the desk is away, so is the page
  },
  'a second tab': async (page, word) => {
    await field(page).fill(word);
    await page.waitForTimeout(AFTER_A_KEY);
    await page.close();
    return undefined;
  },
};

let putRight: (() => unknown) | undefined;

afterEach(async () => {
  await putRight?.();
  putRight = undefined;
  writeFileSync(path.join(desk.content, FILE), before);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(new URL('/desk/', desk.address).href);
  await page.evaluate(async () => {
    localStorage.clear();
    await fetch('/desk/api/discard', { method: 'POST', body: JSON.stringify({ subject: 'towns/houtaud' }) });
  });
  await page.close();
}, PATIENCE);

let count = 0;
const cells = Object.keys(FAULTS).flatMap((fault) => Object.keys(ACTS).map((act) => [fault, act] as const));

test.for(cells)('%s while %s', { timeout: PATIENCE }, async ([fault, act], { skip }) => {
  const word = `Mot${++count}`;
  const page = await openEntry();
  putRight = await FAULTS[fault]?.();
  skip(putRight === undefined, NO_SMALL_DISK);
  const at = await ACTS[act]?.(page, word);
  if (at) {
    await at.waitForTimeout(WHILE_SENDING);
    expect(await field(at).textContent()).toContain(word);
    expect(await at.getByText(SAVED).count()).toBe(0);
  }
  await putRight?.();
  putRight = undefined;
  const after = at ?? (await openEntry());
  const retry = after.getByRole('button', { name: 'Réessayer' }).first();
  await expect
    .poll(
      async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
        return (await known(after)).split(word).length - 1;
      },
      { timeout: PATIENCE / 2 },
    )
    .toBe(1);
  await expect.poll(() => field(after).textContent()).toContain(word);
});

test('what two have written in one field is both there until somebody has chosen, also what is typed meanwhile', async () => {
  const page = await openEntry();
  await field(page).fill('La mienne');
  await expect.poll(() => known(page)).toContain('La mienne');
  writeFileSync(path.join(desk.content, FILE), before.replace('region: Doubs', 'region: La sienne'));
  await page.getByText('Cette fiche a changé ailleurs : il faut choisir.').waitFor();
  await field(page).fill('La mienne, et la suite');
  await page.getByRole('group', { name: 'Région' }).getByText('La mienne, et la suite').waitFor();
  await page.getByRole('button', { name: 'Garder ces choix' }).click();
  await page.getByText('Pas encore enregistré.').waitFor();
  expect(await field(page).textContent()).toBe('La mienne, et la suite');
});

test('what two tabs have written in one field at once stays in both until somebody has chosen', async () => {
  const [first, second] = [await openEntry(), await openEntry()];
  let open = () => {};
  const isFirstThere = new Promise<void>((resolve) => {
    open = resolve;
  });
  await second.route('**/desk/api/edit', (route) => isFirstThere.then(() => route.continue()));
  await field(second).fill('De l’autre');
  await field(first).fill('De l’un');
  await expect.poll(() => known(first)).toContain('De l’un');
  open();
  const card = second.getByRole('alert').filter({ hasText: 'Cette fiche a changé ailleurs' });
  await card.getByText('De l’un').waitFor();
  expect(await field(second).textContent()).toBe('De l’autre');
  expect(await field(first).textContent()).toBe('De l’un');
  // Both go on.
  await field(first).fill('De l’un, et la suite');
  await card.getByText('De l’un, et la suite').waitFor();
  await field(second).fill('De l’autre, et la suite');
  await card.getByText('De l’autre, et la suite').waitFor();
  expect(await known(first)).toContain('De l’un, et la suite');
  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
  expect(await save(second).isDisabled()).toBe(true);
  // It survives the tab.
  await second.reload();
  await card.getByText('De l’autre, et la suite').waitFor();
  await card.getByRole('button', { name: 'Garder ces choix' }).click();
  await second.getByRole('status').filter({ hasText: 'ce que vous avez écrit est gardé' }).waitFor();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => field(first).textContent()).toBe('De l’autre, et la suite');
  expect(await field(second).textContent()).toBe('De l’autre, et la suite');
  // Theirs is taken.
  await Promise.all([field(first).fill('Encore l’un'), field(second).fill('Encore l’autre')]);
  await expect.poll(async () => (await first.locator('#conflit').count()) + (await card.count())).toBe(1);
  const [later, other] = (await card.count()) > 0 ? [second, first] : [first, second];
  await later.getByRole('radio', { name: /Ce qu’il y a maintenant/ }).check();
  await later.getByRole('button', { name: 'Garder ces choix' }).click();
  await expect.poll(() => field(later).textContent()).toBe(await field(other).textContent());
  await save(first).click();
  await second.getByText(SAVED).waitFor();
});

test('the page beside an entry comes once the desk answers again', { timeout: PATIENCE }, async () => {
  await context.route('**/livraison/houtaud', (route) => route.abort());
  const page = await openEntry();
  await desk.kill();
  await context.unrouteAll();
  await desk.restart();
  await (await context.newPage()).goto(desk.address);
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /Houtaud/ })
    .first()
    .waitFor();
});

test('eight tabs follow what is written in the first, and the last of them does when that is closed', {
  timeout: PATIENCE,
}, async () => {
  // Eight previews would be what takes long.
  await context.route('**/livraison/houtaud', (route) => route.fulfill({ body: '' }));
  const pages: Page[] = [];
  for (let tab = 0; tab < 8; tab++) pages.push(await openEntry());
  const [first, second, last] = [pages[0], pages[1], pages.at(-1)] as [Page, Page, Page];
  await field(first).fill('Pour tous');
  await expect.poll(() => field(last).textContent(), { timeout: PATIENCE / 4 }).toBe('Pour tous');
  // The next one listens only when something has already been written.
  const written = new EventTarget();
  await context.route('**/desk/api/events', async (route) => {
    await once(written, 'all');
    await route.continue();
  });
  await first.close();
  await field(second).fill('Sans le premier');
  await expect.poll(() => known(second)).toContain('Sans le premier');
  written.dispatchEvent(new Event('all'));
  await expect.poll(() => field(last).textContent(), { timeout: PATIENCE / 4 }).toBe('Sans le premier');
});
