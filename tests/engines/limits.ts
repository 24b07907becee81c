// What the driver of an engine cannot do: tests that need it are skipped there, with this reason.

export type Engine = 'firefox' | 'webkit';

export type Ability = 'bfcache' | 'print';

export const LIMITS: Readonly<Record<Engine, Partial<Readonly<Record<Ability, string>>>>> = {
  firefox: {
    bfcache: 'Playwright loses a page that comes back from Firefox’s back-forward cache',
  },
  webkit: {
    print: 'WebKitWebDriver has no command for it',
  },
};
