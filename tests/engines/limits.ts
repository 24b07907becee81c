// What the driver of an engine cannot do: tests that need it are skipped there, with this reason.

export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Ability = 'backward tab' | 'bfcache' | 'lost script' | 'no script' | 'print';

export const LIMITS: Readonly<Record<Engine, Partial<Readonly<Record<Ability, string>>>>> = {
  chromium: { bfcache: 'Playwright starts Chromium with its back-forward cache disabled' },
  firefox: {
    bfcache: 'Playwright loses a page that comes back from Firefox’s back-forward cache',
    'no script': 'WebDriver BiDi asks the page by scripts, which Firefox then refuses as well',
  },
  webkit: {
    'backward tab':
      'Shift+Tab from the menu’s button leaves the menu; whether the driver or the site is at fault is not known',
    'lost script':
      'the page does not start again in the window in which a script was missing; whether the driver or the site is at fault is not known',
    'no script': 'WebKitWebDriver asks the page by scripts, which WebKit then refuses as well',
    print: 'WebKitWebDriver has no command for it',
  },
};
