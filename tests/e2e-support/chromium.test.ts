import { expect, test } from 'vitest';
import { transcript } from '../cli/transcript.ts';
import { browserOn } from '../e2e/chromium.mjs';

const ENVIRONMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  linux: { PATH: '/usr/local/bin:/usr/bin' },
  nix: { PATH: '/nix/bin:/bin' },
  darwin: { HOME: '/Users/anne' },
  win32: {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\Anne\\AppData\\Local',
  },
  named: { CHROMIUM_PATH: '/mine' },
  bare: {},
};

/** What is taken on a system that has these files; the other names are those of environments of Linux. */
function taken(name: string, files: readonly string[]) {
  const [system = '', user] = name.split(' ');
  return browserOn({
    platform: ['darwin', 'win32'].includes(system) ? system : 'linux',
    env: ENVIRONMENTS[system] ?? {},
    playwright: '/playwright/chrome',
    isRoot: user === 'root',
    exists: (file) => files.includes(file),
  });
}

test.each(transcript`
  the one that the variable names | named | /usr/bin/chromium, /playwright/chrome, /mine
  > /mine
  Playwright’s own before others | linux | /opt/google/chrome/chrome, /usr/bin/chromium, /playwright/chrome
  > /playwright/chrome
  Chrome before Chromium on Linux | linux | /usr/bin/chromium, /opt/google/chrome/chrome
  > /opt/google/chrome/chrome
  Chrome that is on the path alone | nix | /nix/bin/google-chrome
  > /nix/bin/google-chrome
  Edge on Linux | linux | /usr/bin/chromium, /opt/microsoft/msedge/msedge
  > /opt/microsoft/msedge/msedge
  Debian’s, as root too | linux root | /usr/bin/chromium, /usr/bin/apt-get
  > /usr/bin/chromium
  the shell without windows before the whole | linux | /usr/bin/chromium, /usr/bin/chromium-headless-shell
  > /usr/bin/chromium-headless-shell
  Debian’s, where no path is set | bare | /usr/bin/chromium
  > /usr/bin/chromium
  Ubuntu’s | linux | /snap/bin/chromium
  > /snap/bin/chromium
  Fedora’s | linux | /usr/bin/chromium-browser
  > /usr/bin/chromium-browser
  Chrome on a Mac | darwin | /Applications/Chromium.app/Contents/MacOS/Chromium, /Applications/Google Chrome.app/Contents/MacOS/Google Chrome
  > /Applications/Google Chrome.app/Contents/MacOS/Google Chrome
  Edge that one user of a Mac has | darwin | /Users/anne/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge
  > /Users/anne/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge
  Edge, which every Windows has | win32 | C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe
  > C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe
  Chrome that one user of Windows has | win32 | C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe, C:\Users\Anne\AppData\Local\Google\Chrome\Application\chrome.exe
  > C:\Users\Anne\AppData\Local\Google\Chrome\Application\chrome.exe
`)('$title is taken', ({ given: [system = '', files = ''], expected: [file] }) => {
  expect(taken(system, files.split(', '))).toEqual({ file });
});

test.each([
  ['root on Debian installs Debian’s, else Playwright’s', 'linux root', ['apt-get', 'playwright']],
  ['a user of Debian installs Playwright’s', 'linux', ['playwright']],
  ['so does a Mac', 'darwin', ['playwright']],
  ['so does Windows', 'win32', ['playwright']],
])('where there is none, %s', (_, system, install) => {
  expect(taken(system, ['/usr/bin/apt-get'])).toEqual({ install });
});

test('root installs Playwright’s where there is no apt-get', () => {
  expect(taken('linux root', [])).toEqual({ install: ['playwright'] });
});

test('nothing where the variable points is told, whatever else there is', () => {
  expect(() => taken('named', ['/usr/bin/chromium'])).toThrow('CHROMIUM_PATH is /mine, which does not exist');
});
