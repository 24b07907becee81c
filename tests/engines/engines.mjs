// Finds the Firefox and the WebKit that the site is tested in beside Chromium, and installs Debian's where it may.
// `node tests/engines/engines.mjs` prints their paths, or what is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ browser: string, driver: string, screen: string }} WebKit programs: MiniBrowser, WebKitWebDriver and Xvfb */
/** @typedef {{ firefox?: string, webkit?: WebKit, missing: Readonly<Record<string, string>> }} Engines `missing` says why, by engine */

/** The first ESR that playwright-core drives here: 140 refuses its commands, and its scripts under the site's CSP. */
const OLDEST_FIREFOX = 153;

/** Debian's packages of each engine. */
const PACKAGES = {
  // With the measures of the fonts that stand in for the site’s own until these arrive.
  firefox: ['firefox-esr', 'fonts-liberation'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/**
 * What is there now.
 * @returns {Engines}
 * @throws one line when there is nothing at `FIREFOX_PATH`
 */
export function enginesHere() {
  const installed = installedFirefox();
  const release = installed && releaseOf(installed);
  const firefox = release && release >= OLDEST_FIREFOX ? installed : undefined;
  const webkit = installedWebKit();
  return {
    ...(firefox && { firefox }),
    ...(webkit && { webkit }),
    missing: {
      ...(!firefox && {
        firefox: `${release ? `Firefox ${release} is too old` : 'no Firefox found'}: install ${OLDEST_FIREFOX} or later, or name yours in FIREFOX_PATH`,
      }),
      ...(!webkit && {
        webkit: `no WebKitGTK found: on Debian apt-get install ${PACKAGES.webkit.join(' ')}; other systems have none`,
      }),
    },
  };
}

/** @param {string} firefox */
function releaseOf(firefox) {
  const { stdout } = spawnSync(firefox, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\./.exec(stdout ?? '')?.[1]);
}

/** @returns {string | undefined} */
function installedFirefox() {
  const { platform, env } = process;
  const named = env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH is ${named}, which does not exist`);
  /** @type {Partial<Record<NodeJS.Platform, string[]>>} */
  const places = {
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)']].map((dir) => `${dir}\\Mozilla Firefox\\firefox.exe`),
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/lib/firefox/firefox'],
  };
  return named || places[platform]?.find((file) => existsSync(file));
}

/** @returns {WebKit | undefined} */
function installedWebKit() {
  if (process.platform !== 'linux') return undefined;
  const triplet = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const folders = [`/usr/lib/${triplet}`, '/usr/libexec', '/usr/lib'];
  const browser = folders
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  return browser && existsSync(driver) && existsSync(screen) ? { browser, driver, screen } : undefined;
}

/** What is there once Debian's packages are installed, where that is possible. @returns {Engines} */
function bringEngines() {
  const { missing } = enginesHere();
  const packages = Object.keys(missing).flatMap(
    (engine) => PACKAGES[/** @type {keyof typeof PACKAGES} */ (engine)],
  );
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`installing Debian's: apt-get install ${packages.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = ['-qq', '-o=Dpkg::Use-Pty=0'];
    try {
      execFileSync('apt-get', [...quiet, 'update'], { stdio: 'ignore', env });
      execFileSync('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', ...packages], {
        stdio: 'ignore',
        env,
      });
    } catch {
      // Refused: what is still missing is named.
    }
  }
  return enginesHere();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { firefox, webkit, missing } = bringEngines();
  for (const file of [firefox, webkit?.browser]) if (file) console.log(file);
  for (const [engine, reason] of Object.entries(missing)) console.log(`NOT RUN: ${engine}: ${reason}`);
}
