// Finds the Chromium, Chrome or Edge that the browser tests drive, and installs one when there is none.
// `node tests/e2e/chromium.mjs` prints its path.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * What decides which browser is taken.
 * @typedef {object} System
 * @property {string} platform `process.platform`
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} playwright where Playwright keeps the Chromium of its own
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} exists
 */

/** @typedef {'apt-get' | 'playwright'} Installer */

/**
 * The browser named by `CHROMIUM_PATH`, else Playwright's own, else the first that the system has, else the ways to install one.
 * @param {System} system
 * @returns {{ file: string } | { install: readonly Installer[] }}
 * @throws one line when there is nothing at `CHROMIUM_PATH`
 */
export function browserOn({ platform, env, playwright, isRoot, exists }) {
  const named = env.CHROMIUM_PATH;
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist`);
  const file = named || [playwright, ...usualPlaces(platform, env)].find(exists);
  if (file) return { file };
  return { install: isRoot && exists('/usr/bin/apt-get') ? ['apt-get', 'playwright'] : ['playwright'] };
}

/** Chrome first, then Edge, then Chromium, of which the shell without windows takes a third less work. @param {string} platform @param {System['env']} env */
function usualPlaces(platform, env) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (dir) => dir !== undefined,
    );
    const names = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
      'Chromium\\Application\\chrome.exe',
    ];
    return names.flatMap((name) => roots.map((dir) => path.win32.join(dir, name)));
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    const names = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
    return names.flatMap((name) => roots.map((dir) => `${dir}/${name}.app/Contents/MacOS/${name}`));
  }
  const roots = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'];
  const onPath = (/** @type {string} */ name) => roots.map((dir) => `${dir}/${name}`);
  return [
    '/opt/google/chrome/chrome',
    ...onPath('google-chrome'),
    '/opt/microsoft/msedge/msedge',
    ...onPath('microsoft-edge'),
    ...(env.HEADED ? [] : onPath('chromium-headless-shell')),
    ...onPath('chromium'),
    ...onPath('chromium-browser'),
  ];
}

/**
 * @returns {string} path of the executable, which is installed when there is none
 * @throws one line that says what to install
 */
export function chromiumPath() {
  const browser = browserOn({
    platform: process.platform,
    env: process.env,
    playwright: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
  });
  if ('file' in browser) return browser.file;
  for (const installer of browser.install) {
    const file = attempt(installer);
    if (file !== undefined) return file;
  }
  throw new Error(
    'no browser found, and none could be installed: install Chrome, Edge or Chromium, or name yours in CHROMIUM_PATH',
  );
}

/** @param {Installer} installer @returns {string | undefined} the browser; undefined when it was refused */
function attempt(installer) {
  try {
    const file = installer === 'apt-get' ? installDebian() : installPlaywright();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function installDebian() {
  const name = process.env.HEADED ? 'chromium' : 'chromium-headless-shell';
  console.log(`no browser found, installing Debian's: apt-get install ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o=Dpkg::Use-Pty=0'];
  execFileSync('apt-get', [...quiet, 'update'], { stdio: 'inherit', env });
  execFileSync('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', name], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  return `/usr/bin/${name}`;
}

function installPlaywright() {
  console.log("no browser found, downloading Playwright's, of 150 MB: npx playwright-core install chromium");
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  // Refused, it would say so five times, with stack traces.
  execFileSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'ignore' });
  return chromium.executablePath();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(chromiumPath());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
