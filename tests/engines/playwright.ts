// Chromium, and Firefox by WebDriver BiDi, behind the API of playwright-core.
import { type Browser, firefox, type Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import type { Driver, WindowOptions } from './driver.ts';
import { enginesHere } from './engines.mjs';

export async function openChromium(options: WindowOptions): Promise<Driver> {
  const letters = `--blink-settings=defaultFontSize=${letterSize(options)}`;
  return inBrowser(await launchBrowser([letters]), 'chromium', options);
}

export async function openFirefox(options: WindowOptions): Promise<Driver> {
  return inBrowser(await launchFirefox(options), 'firefox', options);
}

/** What the settings of a browser call the size of letters, in pixels. */
const letterSize = ({ text }: WindowOptions) => 16 * text;

async function inBrowser(
  browser: Browser,
  engine: 'chromium' | 'firefox',
  options: WindowOptions,
): Promise<Driver> {
  const { width, height, theme, motion } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Firefox has them as preferences, and cannot change its mind.
    ...(engine === 'chromium' && { colorScheme: theme, reducedMotion: motion }),
  });
  const page = await context.newPage();
  const problems = problemsOf(page);
  return {
    engine,
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
      const unit = engine === 'firefox' ? 2.54 : 1;
      const short = `${21 * unit}cm`;
      const long = `${29.7 * unit}cm`;
      const [width, height] =
        orientation === 'landscape' ? ([long, short] as const) : ([short, long] as const);
      return page.pdf({ width, height, preferCSSPageSize: engine === 'chromium' });
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
  const { theme, motion } = options;
  const executablePath = enginesHere().firefox;
  if (!executablePath) throw new Error('no Firefox found');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
      'ui.useOverlayScrollbars': 1,
      'font.size.variable.x-western': letterSize(options),
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
