import { expect, test } from 'vitest';
import { enginesOn } from './engines.mjs';

const debian = [
  '/usr/bin/firefox-esr',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/bin/WebKitWebDriver',
];
const on = (platform: string, files: readonly string[], env = {}, release = '153.7.0esr') =>
  enginesOn({
    platform,
    arch: 'x64',
    env,
    exists: (file) => files.includes(file),
    version: () => `Mozilla Firefox ${release}\n`,
  });

test('finds what Debian’s packages install, and says what is missing', () => {
  const { firefox, webkit, missing } = on('linux', debian);
  expect([firefox, webkit]).toEqual([debian[0], undefined]);
  expect(missing).toEqual({ webkit: expect.stringContaining('apt-get install webkit2gtk-driver xvfb') });
  expect(on('linux', [...debian, '/usr/bin/Xvfb'])).toEqual({
    firefox: debian[0],
    webkit: { browser: debian[1], driver: debian[2], screen: '/usr/bin/Xvfb' },
    missing: {},
  });
});

test('elsewhere there is no WebKit, and Firefox where it usually is, or where FIREFOX_PATH says', () => {
  const usual = '/Applications/Firefox.app/Contents/MacOS/firefox';
  expect(on('darwin', [usual]).firefox).toBe(usual);
  expect(on('darwin', [usual, '/my/firefox'], { FIREFOX_PATH: '/my/firefox' }).firefox).toBe('/my/firefox');
  expect(Object.keys(on('win32', []).missing)).toEqual(['firefox', 'webkit']);
  expect(() => on('linux', debian, { FIREFOX_PATH: '/gone' })).toThrow('FIREFOX_PATH is /gone');
});

test('a Firefox that is too old is missing, so that a newer one is installed', () => {
  const { firefox, missing } = on('linux', debian, {}, '140.12.0esr');
  expect(firefox).toBeUndefined();
  expect(missing.firefox).toMatch(/^Firefox 140 is too old: install 153 or later/);
});
