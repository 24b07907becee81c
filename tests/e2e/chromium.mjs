// Finds the Chromium that the browser tests drive, and installs Debian's when there is none and we may.
// `node tests/e2e/chromium.mjs` prints its path.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const debian = '/usr/bin/chromium';

/**
 * @returns {string} path of the executable: `CHROMIUM_PATH`, else Playwright's own, else Debian's
 * @throws one line that says what to install
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist`);
  return named || installed() || installDebian();
}

function installed() {
  return [chromium.executablePath(), debian].find((file) => existsSync(file));
}

function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      "no Chromium found: install Debian's (apt-get install chromium) or Playwright's " +
        '(npx playwright-core install chromium), or name yours in CHROMIUM_PATH',
    );
  }
  console.log("no Chromium found, installing Debian's: apt-get install chromium");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o=Dpkg::Use-Pty=0'];
  execFileSync('apt-get', [...quiet, 'update'], { stdio: 'inherit', env });
  execFileSync('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  return debian;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(chromiumPath());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
