import { expect, test } from 'vitest';
import { browserOn } from '../e2e/chromium.mjs';

const PLAYWRIGHT = '/home/anne/.cache/ms-playwright/chromium-1/chrome';
const WINDOWS = {
  PROGRAMFILES: 'C:\\Program Files',
  'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\Anne\\AppData\\Local',
};

interface MadeUp {
  readonly platform?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly isRoot?: boolean;
}

function taken({
  platform = 'linux',
  env = { PATH: '/usr/local/bin:/usr/bin' },
  files = [],
  isRoot = false,
}: MadeUp) {
  return browserOn({ platform, env, playwright: PLAYWRIGHT, isRoot, exists: (file) => files.includes(file) });
}

const DEBIAN = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROME = '/opt/google/chrome/chrome';

test.each<readonly [string, MadeUp, string]>([
  [
    'the one that the variable names',
    { env: { CHROMIUM_PATH: '/mine' }, files: ['/mine', PLAYWRIGHT, DEBIAN] },
    '/mine',
  ],
  ['Playwright’s own before others', { files: [CHROME, DEBIAN, PLAYWRIGHT] }, PLAYWRIGHT],
  ['Chrome before Chromium on Linux', { files: [DEBIAN, CHROME] }, CHROME],
  [
    'Chrome that is on the path alone',
    { env: { PATH: '/nix/bin:/bin' }, files: ['/nix/bin/google-chrome'] },
    '/nix/bin/google-chrome',
  ],
  ['Edge on Linux', { files: [DEBIAN, '/opt/microsoft/msedge/msedge'] }, '/opt/microsoft/msedge/msedge'],
  ['Debian’s, as root too', { files: [DEBIAN, '/usr/bin/apt-get'], isRoot: true }, DEBIAN],
  ['the shell without windows before the whole', { files: [DEBIAN, SHELL] }, SHELL],
  ['Debian’s, where no path is set', { env: {}, files: [DEBIAN] }, DEBIAN],
  ['Ubuntu’s', { files: ['/snap/bin/chromium'] }, '/snap/bin/chromium'],
  ['Fedora’s', { files: ['/usr/bin/chromium-browser'] }, '/usr/bin/chromium-browser'],
  [
    'Chrome on a Mac',
    {
      platform: 'darwin',
      files: [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ],
    },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [
    'Edge that one user of a Mac has',
    {
      platform: 'darwin',
      env: { HOME: '/Users/anne' },
      files: ['/Users/anne/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    },
    '/Users/anne/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  [
    'Edge, which every Windows has',
    {
      platform: 'win32',
      env: WINDOWS,
      files: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  [
    'Chrome that one user of Windows has',
    {
      platform: 'win32',
      env: WINDOWS,
      files: [
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
        'C:\\Users\\Anne\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      ],
    },
    'C:\\Users\\Anne\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
])('%s is taken', (_, system, file) => {
  expect(taken(system)).toEqual({ file });
});

test.each<readonly [string, MadeUp, readonly string[]]>([
  [
    'root on Debian installs Debian’s, else Playwright’s',
    { files: ['/usr/bin/apt-get'], isRoot: true },
    ['apt-get', 'playwright'],
  ],
  ['a user of Debian installs Playwright’s', { files: ['/usr/bin/apt-get'] }, ['playwright']],
  ['so does root elsewhere', { isRoot: true }, ['playwright']],
  ['so does a Mac', { platform: 'darwin', env: {} }, ['playwright']],
  ['so does Windows', { platform: 'win32', env: {} }, ['playwright']],
])('where there is none, %s', (_, system, install) => {
  expect(taken(system)).toEqual({ install });
});

test('nothing where the variable points is told, whatever else there is', () => {
  expect(() => taken({ env: { CHROMIUM_PATH: '/gone' }, files: [DEBIAN] })).toThrow(
    'CHROMIUM_PATH is /gone, which does not exist',
  );
});
