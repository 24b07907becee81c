// Finds the Chromium, Chrome or Edge that the browser tests drive, and installs one when there is none.
// `node tests/e2e/chromium.mjs` prints its path.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** Chrome first, then Edge, then Chromium, of which the shell without windows takes a third less work. */
function usualPlaces() {
  const { platform, env } = process;
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
 * The browser named by `CHROMIUM_PATH`, else Playwright's own, else the first that the system has.
 * @returns {string} path of the executable, which is installed when there is none
 * @throws one line that says what to install
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist`);
  const places = [chromium.executablePath(), ...usualPlaces()];
  const file = named || places.find((place) => existsSync(place));
  if (file) return file;
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installed = (isDebian && attempt(installDebian)) || attempt(installPlaywright);
  if (installed) return installed;
  throw new Error(
    'no browser found, and none could be installed: install Chrome, Edge or Chromium, or name yours in CHROMIUM_PATH',
  );
}

/** @param {() => string} install @returns {string | undefined} the browser; undefined when it was refused */
function attempt(install) {
  try {
    const file = install();
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
