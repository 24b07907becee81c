// Starts the desk over a copy of the tests' shop, and counts what a person does at it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { testDay } from '../day.mjs';
import { sharedBrowser } from '../e2e/browser.ts';
import { printedAddress } from '../e2e/server.ts';
import { shop } from '../shop.mjs';

export type StartedDesk = Awaited<ReturnType<typeof startDesk>>;

interface Conditions {
  /** `published`: one commit, and a repository elsewhere that has it; `alone`: nothing elsewhere; `none`: no repository; `no-git`: not even Git. */
  readonly history?: 'published' | 'alone' | 'none' | 'no-git';
  /** The desk of somebody else, who publishes to the same place. */
  readonly beside?: { readonly elsewhere: string };
}

/** The desk over a copy of the tests' shop, which is under version control with one commit. */
export async function startDesk({ history = 'alone', beside }: Conditions = {}) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-desk-')));
  const content = path.join(folder, 'content');
  if (!beside) cpSync(shop.content, content, { recursive: true });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  /** Keeps the files as they are in the history, on a day. */
  const commit = (sentence: string, day: string) => {
    const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T09:00:00+01:00` };
    git('add', '.');
    execFileSync('git', ['commit', '--quiet', '--message', sentence], { cwd: folder, env });
  };
  if (beside) {
    git('clone', '--quiet', beside.elsewhere, '.');
    git('config', 'user.name', 'Jeanne');
    git('config', 'user.email', 'jeanne@sapiniere.example');
  } else if (history === 'published' || history === 'alone') {
    git('init', '--initial-branch=main');
    git('config', 'user.name', 'Marie');
    git('config', 'user.email', 'marie@sapiniere.example');
    commit('Tout le site', '2026-10-01');
  }
  /** Where it is published: a repository. */
  const elsewhere = beside?.elsewhere ?? path.join(folder, 'elsewhere.git');
  if (history === 'published' && !beside) {
    git('init', '--bare', '--quiet', '--initial-branch=main', elsewhere);
    git('remote', 'add', 'origin', elsewhere);
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
  }
  const open = (port: string) =>
    spawn(
      process.execPath,
      ['cli/sapin.mjs', 'desk', '--content', content, '--port', port, '--no-open', '--lang', 'fr'],
      {
        env: {
          ...process.env,
          NODE_ENV: undefined, // as an editor starts it
          VITE_DATE: testDay,
          ...(history === 'no-git' && { PATH: folder }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  const addressOf = (process: ChildProcess) =>
    printedAddress(process, 'sapin desk', /http:\/\/\S+\/desk\/\?\S+/);
  let server = open('0');
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    let address = await addressOf(server);
    return {
      get address() {
        return address;
      },
      kill: () => end('SIGKILL'),
      /** At the same port, with another secret. */
      async restart() {
        server = open(new URL(address).port);
        address = await addressOf(server);
      },
      signal: (signal: NodeJS.Signals) => void server.kill(signal),
      content,
      read: (file: string) => readFileSync(path.join(content, file), 'utf8'),
      commit,
      elsewhere,
      /** The sentences of its history, newest first; of the repository elsewhere with a branch of it. */
      log: (branch?: string) => {
        const where = branch === undefined ? [] : ['--git-dir', elsewhere];
        return git(...where, 'log', '--format=%s', ...(branch === undefined ? [] : [branch]))
          .trim()
          .split('\n');
      },
      proposals: () =>
        git('--git-dir', elsewhere, 'branch', '--format=%(refname:short)')
          .trim()
          .split('\n')
          .filter((branch) => branch !== 'main'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Window = Awaited<ReturnType<typeof openDeskIn>>;

/** A browser at which nobody has been. */
async function newContext(): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
}

/** A window at the desk, in which faults of scripts are gathered. */
export async function openDesk(address: string): Promise<Window> {
  return openDeskIn(await newContext(), address);
}

async function openDeskIn(context: BrowserContext, address: string) {
  const page = await context.newPage();
  /** What went wrong in its scripts. */
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  return { context, page, faults };
}

/** Goes to a view by its address, and waits until it is there. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.getByText('Un instant…').waitFor({ state: 'detached' });
}

/** Somebody at the desk: each thing done counts. */
export class Person {
  readonly page: Page;
  clicks = 0;
  entries = 0;
  private readonly began = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  button(name: string | RegExp): Locator {
    return this.page.locator('main, dialog').getByRole('button', { name });
  }

  /** A link of the view, not of the menu. */
  link(name: string | RegExp): Locator {
    return this.page.locator('main').getByRole('link', { name });
  }

  menu(name: string): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name });
  }

  sees(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  /** Writes into a field, in place of what it holds. */
  async write(field: Locator, text: string): Promise<void> {
    this.entries++;
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async pick(field: Locator, choice: string): Promise<void> {
    this.clicks++;
    await field.selectOption({ label: choice });
  }

  /** Chooses from a list that one searches. */
  async choose(field: Locator, words: string): Promise<void> {
    this.entries++;
    await field.click();
    await field.fill(words);
    await field.press('Enter');
  }

  async save(): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'Enregistrer' }));
    await this.page.getByText(/^(Tout est|Cette fiche est) enregistrée?\./).waitFor();
  }

  /** What it took, as a line for the report. */
  tally(task: string): string {
    const seconds = (performance.now() - this.began) / 1000;
    return `${task}: ${this.clicks} clicks, ${this.entries} fields, ${seconds.toFixed(1)} s`;
  }
}

/** Of the test that runs, in a file that is `atDesk`. */
export let desk: StartedDesk;
export let page: Page;
export let me: Person;

/** For each test of a file, a window and a person at the same desk. What a task takes is printed; faults of scripts fail it. */
export function atDesk(conditions?: Conditions): void {
  // It keeps the desk's modules, and nothing of what somebody did.
  let context: BrowserContext | undefined;
  let window: Window;
  const start = async () => {
    desk = await startDesk(conditions);
    context = await newContext();
  };
  const stop = async () => {
    await context?.close();
    await desk.stop();
  };
  beforeAll(start, 120_000);
  afterAll(stop);
  beforeEach(async ({ task }) => {
    // What the first try has written is no content for the second.
    if (task.result?.retryCount) await stop().then(start);
    if (!context) throw new Error('the desk has not started');
    window = await openDeskIn(context, desk.address);
    ({ page } = window);
    me = new Person(page);
  });
  afterEach(async ({ task }) => {
    console.log(me.tally(task.name));
    expect(window.faults).toEqual([]);
    await page.close();
  });
}
