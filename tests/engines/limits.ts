// What the driver of an engine cannot do: tests that need it are skipped there, with this reason.

export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Ability = 'bfcache' | 'no script' | 'print';

export const LIMITS: Readonly<Record<Engine, Partial<Readonly<Record<Ability, string>>>>> = {
  chromium: { bfcache: 'Playwright starts Chromium with its back-forward cache disabled' },
  firefox: {
    bfcache: 'Playwright loses a page that comes back from Firefox’s back-forward cache',
    'no script': 'WebDriver BiDi asks the page by scripts, which Firefox then refuses as well',
  },
  webkit: {
    'no script': 'WebKitWebDriver asks the page by scripts, which WebKit then refuses as well',
    print: 'WebKitWebDriver has no command for it',
  },
};
