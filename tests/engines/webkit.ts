// WebKitGTK's MiniBrowser by W3C WebDriver, on a virtual screen.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Driver, type WindowOptions, wait } from './driver.ts';
import { enginesHere, type WebKit } from './engines.mjs';
import { tethered } from './tethered.mjs';

const KEYS: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Space: ' ',
};

/** Milliseconds; a driver that lost its page never answers. */
const LONGEST_CALL = 20_000;

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<T>;

export async function openWebKit(options: WindowOptions): Promise<Driver> {
  const { webkit } = enginesHere();
  if (!webkit) throw new Error('no WebKitGTK found');
  const profile = mkdtempSync(path.join(tmpdir(), 'sapin-webkit-'));
  const screen = await startScreen(webkit);
  const { driver, address } = await startDriver(webkit, screen.display, profile, options);
  const close = async () => {
    await driver.end();
    await screen.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const call = await startSession(address, profile, options);
    const window = windowOf(call, path.join(profile, 'console'), options);
    await window.goto('about:blank');
    await window.resize(options.width, options.height);
    return { ...window, close: () => call('DELETE', '').then(close, close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Xvfb picks a free display, and says which when it is ready. */
async function startScreen({ screen }: WebKit): Promise<{ end: () => Promise<void>; display: string }> {
  const size = ['-screen', '0', '1700x2200x24'];
  const { output, end } = tethered(screen, ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    output: 'pipe',
  });
  const [display] = await once(output as NodeJS.ReadableStream, 'data');
  return { end, display: `:${String(display).trim()}` };
}

async function startDriver(
  webkit: WebKit,
  display: string,
  profile: string,
  { theme, motion, text }: WindowOptions,
) {
  // What the desktop prefers: GTK's settings are the browser's.
  mkdirSync(path.join(profile, 'gtk-3.0'));
  const settings = {
    'gtk-application-prefer-dark-theme': theme === 'dark' ? 1 : 0,
    'gtk-enable-animations': motion === 'reduce' ? 0 : 1,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(path.join(profile, 'gtk-3.0/settings.ini'), ['[Settings]', ...lines, ''].join('\n'));
  // The tools above the page, though out of sight, keep the window as wide as themselves: 334 pixels.
  writeFileSync(
    path.join(profile, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }',
  );
  // The driver silences its browser, which writes the console there: a script keeps it.
  const keeper = `#!/bin/sh\nexec "${webkit.browser}" "$@" >>"${profile}/console" 2>&1\n`;
  writeFileSync(path.join(profile, 'browser'), keeper, { mode: 0o755 });
  writeFileSync(path.join(profile, 'console'), '');
  const port = await freePort();
  const driver = tethered(webkit.driver, ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: display,
      // As an iPhone does it: a page half as wide, drawn twice as large.
      GDK_DPI_SCALE: String(text),
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: profile,
      LANGUAGE: 'fr',
      TZ: 'Europe/Paris',
    },
  });
  return { driver, address: `http://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function startSession(address: string, profile: string, { theme }: WindowOptions): Promise<Call> {
  const send = async <T>(method: string, command: string, body?: object): Promise<T> => {
    const response = await fetch(address + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_CALL),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${method} ${command}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await send('GET', '/status').catch(() => null)) break;
    await wait(100);
  }
  const args = ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'];
  if (theme === 'dark') args.push('--dark-mode');
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: path.join(profile, 'browser'), args },
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  });
  return (method, command, body) => send(method, `/session/${sessionId}${command}`, body);
}

function windowOf(call: Call, consoleFile: string, { text }: WindowOptions): Omit<Driver, 'close'> {
  let read = 0;
  const run: Driver['run'] = (ask, ...args) =>
    call('POST', '/execute/sync', { script: `return (${ask}).apply(null, arguments)`, args });
  // The driver's own ways of waiting for a page wait for all that it shows, or for good.
  const leave = async (leaving: () => Promise<unknown>) => {
    await run(() => void Object.assign(window, { isLeft: true }));
    await leaving();
    for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
      const isThere = () => !('isLeft' in window) && document.readyState !== 'loading';
      if (await run(isThere).catch(() => false)) return;
    }
    throw new Error('the page never came');
  };
  const act = (...actions: object[]) => call<void>('POST', '/actions', { actions });
  const keys = (...codes: readonly string[]) => {
    const down = codes.map((value) => ({ type: 'keyDown', value }));
    const up = [...codes].reverse().map((value) => ({ type: 'keyUp', value }));
    return act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  };
  const point = async (selector: string, ...then: object[]) => {
    const box = await run(middleOf, selector);
    const move = { type: 'pointerMove', duration: 20, ...box };
    await act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [move, ...then],
    });
  };
  return {
    engine: 'webkit',
    goto: (url) => leave(() => call('POST', '/url', { url })),
    reload: () => leave(() => call('POST', '/refresh', {})),
    // The answer must come before the page goes: one that is put by with its call never answers.
    back: () => run(() => void setTimeout(() => history.back(), 50)),
    forward: () => run(() => void setTimeout(() => history.forward(), 50)),
    run,
    click: (selector) =>
      point(
        selector,
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 20 },
        { type: 'pointerUp', button: 0 },
      ),
    hover: (selector) => point(selector),
    type: async (text) => {
      for (const letter of text) await keys(letter);
    },
    press: (key) => keys(...key.split('+').map((name) => KEYS[name] ?? name)),
    resize: async (wide, high) => {
      const [width, height] = [wide / text, high / text];
      // The window is larger than the page by what only a try tells.
      for (let tries = 0; tries < 5; tries++) {
        const [inner = 0, innerHeight = 0] = await run(() => [window.innerWidth, window.innerHeight]);
        if (inner === width && innerHeight === height) return;
        const frame = await call<{ width: number; height: number }>('GET', '/window/rect');
        const rect = {
          width: frame.width + (width - inner) * text,
          height: frame.height + (height - innerHeight) * text,
        };
        await call('POST', '/window/rect', rect).catch(() => undefined);
        await wait(100);
      }
      throw new Error(`no window of ${width} × ${height} pixels`);
    },
    print: () => Promise.reject(new Error('WebKitWebDriver has no command for it')),
    problems: () => {
      const all = readFileSync(consoleFile, 'utf8');
      const lines = all.slice(read).split('\n');
      read = all.length;
      return Promise.resolve(
        lines.filter((line) => /^CONSOLE \S+ (?:ERROR|WARN)/.test(line) && !IGNORED.test(line)),
      );
    },
  };
}

/** A directive of the Content-Security-Policy that WebKit does not know, and passes over. */
const IGNORED = /Unrecognized Content-Security-Policy directive 'manifest-src'/i;

/** Runs in the page: scrolls to an element, and gives its middle. */
function middleOf(selector: string): { x: number; y: number } {
  const element = [...document.querySelectorAll(selector)].find((it) => it.getClientRects().length > 0);
  if (!element) throw new Error(`nothing to see at ${selector}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
