// Firefox by WebDriver BiDi, behind the API of playwright-core.
import { type Browser, firefox, type Page } from 'playwright-core';
import type { Driver, WindowOptions } from './driver.ts';
import { enginesHere } from './engines.mjs';

export async function openFirefox(options: WindowOptions): Promise<Driver> {
  const browser = await launchFirefox(options);
  const { width, height } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  const problems = problemsOf(page);
  return {
    engine: 'firefox',
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    // Playwright's own wait for a load event, which a page from the back-forward cache does not have.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    run: (ask, ...args) =>
      page.evaluate(new Function('args', `return (${ask})(...args)`) as () => never, args),
    click: (selector) => page.locator(selector).first().click(),
    hover: (selector) => page.locator(selector).first().hover(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (newWidth, newHeight) => page.setViewportSize({ width: newWidth, height: newHeight }),
    print: (orientation) => {
      // Playwright gives Firefox inches for centimetres.
      const [short, long] = [`${21 * 2.54}cm`, `${29.7 * 2.54}cm`];
      const [width, height] =
        orientation === 'landscape' ? ([long, short] as const) : ([short, long] as const);
      return page.pdf({ width, height });
    },
    problems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

async function launchFirefox(options: WindowOptions): Promise<Browser> {
  const { theme, motion, text } = options;
  const executablePath = enginesHere().firefox;
  if (!executablePath) throw new Error('no Firefox found');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
      'ui.useOverlayScrollbars': 1,
      'font.size.variable.x-western': 16 * text,
      // Nothing leaves the machine.
      'app.normandy.enabled': false,
      'app.update.enabled': false,
      'browser.safebrowsing.malware.enabled': false,
      'browser.safebrowsing.phishing.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'extensions.getAddons.cache.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'toolkit.telemetry.enabled': false,
    },
  });
  leaveOutMediaFeatures(browser);
  return browser;
}

interface Session {
  send(method: string, ...args: unknown[]): Promise<unknown>;
}

/** Playwright always emulates media features by a command that Firefox ESR does not know; its preferences say the same. */
function leaveOutMediaFeatures(browser: Browser): void {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: Session } };
  };
  const session: Session = Object.getPrototypeOf(connection.toImpl(browser)._browserSession);
  const { send } = session;
  session.send = function (this: Session, method, ...args) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, ...args);
  };
}
