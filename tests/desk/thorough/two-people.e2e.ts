// The day of two people: each publishes on top of the other, both change one text, one proposes, and in the morning all is done.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsIn } from '../../e2e/axe.ts';
import { openDesk, Person, type StartedDesk, startDesk, visit, type Window } from '../desk.ts';

/** Long enough for two desks on a machine that does other work, and for each step of the day, in milliseconds. */
const [DAY, STEP] = [900_000, 180_000];

const started: StartedDesk[] = [];
let desks: { readonly marie: StartedDesk; readonly jeanne: StartedDesk };
let windows: { readonly marie: Window; readonly jeanne: Window };
let marie: Person;
let jeanne: Person;

beforeAll(async () => {
  const start = async (...conditions: Parameters<typeof startDesk>) => {
    const desk = await startDesk(...conditions);
    started.push(desk);
    return desk;
  };
  const first = await start({ history: 'published' });
  desks = { marie: first, jeanne: await start({ beside: first }) };
  windows = { marie: await openDesk(desks.marie.address), jeanne: await openDesk(desks.jeanne.address) };
  for (const { page } of [windows.marie, windows.jeanne]) page.setDefaultTimeout(STEP);
  marie = new Person(windows.marie.page);
  jeanne = new Person(windows.jeanne.page);
}, DAY);
afterAll(async () => {
  for (const desk of started.reverse()) await desk.stop();
});

async function writePrice(me: Person, price: string): Promise<void> {
  await visit(me.page, '#/fiche/prices/fraser-en-fete');
  await me.write(me.page.getByLabel('Prix, ligne 1'), price);
  await me.save();
}

async function writeName(me: Person, name: string): Promise<void> {
  await visit(me.page, '#/fiche/towns/houtaud');
  await me.write(me.page.getByRole('textbox', { name: 'Nom', exact: true }), name);
  await me.save();
}

async function publish(me: Person, sentence: string): Promise<void> {
  await me.click(me.menu('Publier'));
  await me.write(me.page.getByLabel('Dites en une phrase ce qui change'), sentence);
  await me.click(me.button('Publier maintenant'));
}

/** What a person does who comes back to the window. */
async function comeBack(me: Person): Promise<void> {
  await me.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

// A second try would find the day done.
test('the day of two people', { timeout: DAY, retry: 0 }, async () => {
  // In the morning Marie publishes a price.
  await writePrice(marie, '97');
  await publish(marie, 'Le Fraser passe à 97 €');
  await marie.sees(/C’est parti/);

  // Jeanne comes back, sees what came, and receives it.
  await comeBack(jeanne);
  await visit(jeanne.page, '#/');
  await jeanne.page.getByText('Quelqu’un d’autre a changé quelque chose').waitFor();
  await jeanne.click(jeanne.link('Voir et recevoir'));
  await jeanne.page.getByText('Marie a publié : ').waitFor();
  await jeanne.page.getByRole('heading', { name: 'Le Fraser passe à 97 €' }).waitFor();
  expect([...(await faultsIn(jeanne.page, 'light')), ...(await faultsIn(jeanne.page, 'dark'))]).toEqual([]);
  await jeanne.click(jeanne.button('Recevoir les changements'));
  await jeanne.page.getByText('Tout est déjà publié.').waitFor();
  expect(desks.jeanne.read('prices/fraser-en-fete.yaml')).toContain('price: 97');

  // Both give one village another name.
  await writeName(marie, 'Houtaud-le-Haut');
  await publish(marie, 'Houtaud change de nom');
  await marie.sees(/C’est parti/);
  await writeName(jeanne, 'Houtaud-le-Bas');
  await publish(jeanne, 'Le bas de Houtaud');
  const card = jeanne.page.getByRole('alert').filter({ hasText: 'Vous avez changé ce champ' });
  await card.waitFor();
  expect(desks.jeanne.log('main')[0]).toBe('Houtaud change de nom');
  expect(await jeanne.button('Recevoir les changements').isDisabled()).toBe(true);
  expect([...(await faultsIn(jeanne.page, 'light')), ...(await faultsIn(jeanne.page, 'dark'))]).toEqual([]);
  await card.getByText('Ce qu’a écrit Marie').waitFor();
  await jeanne.click(card.getByRole('radio', { name: /Houtaud-le-Bas/ }));
  await jeanne.click(jeanne.button('Recevoir les changements'));
  await jeanne.page.getByRole('heading', { name: 'À recevoir' }).waitFor({ state: 'detached' });

  // This time somebody reads it first, squashes it, and publishes it.
  await jeanne.write(jeanne.page.getByLabel('Dites en une phrase ce qui change'), 'Le bas de Houtaud');
  await jeanne.click(jeanne.button('Proposer à quelqu’un'));
  await jeanne.sees(/Votre proposition est partie/);
  const [proposal = ''] = desks.jeanne.proposals();
  const reviewer = mkdtempSync(path.join(tmpdir(), 'sapin-relit-'));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: reviewer });
  git('clone', '--quiet', desks.jeanne.elsewhere, '.');
  git('merge', '--squash', '--quiet', `origin/${proposal}`);
  git('-c', 'user.name=Paul', '-c', 'user.email=p@example.org', 'commit', '--quiet', '-m', 'Relu');
  git('push', '--quiet');
  rmSync(reviewer, { recursive: true });

  // The next morning nothing is left to publish, at either desk.
  for (const me of [jeanne, marie]) {
    await comeBack(me);
    await me.click(me.menu('Aujourd’hui'));
    await me.click(me.menu('Publier'));
  }
  await jeanne.page.getByText('Tout est déjà publié.').waitFor();
  await marie.page.getByText('Paul a publié : Houtaud-le-Bas.').waitFor();
  await marie.click(marie.button('Recevoir les changements'));
  await marie.page.getByText('Tout est déjà publié.').waitFor();
  for (const desk of [desks.marie, desks.jeanne]) {
    expect(desk.read('towns/houtaud.yaml')).toContain('name: Houtaud-le-Bas');
    expect(desk.log()[0]).toBe('Relu');
  }
  expect([...windows.marie.faults, ...windows.jeanne.faults]).toEqual([]);
  await windows.marie.context.close();
  await windows.jeanne.context.close();
});
