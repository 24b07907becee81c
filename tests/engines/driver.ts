import type { Engine } from './limits.ts';

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly motion: 'reduce' | 'no-preference';
  /** How large letters are, to those that the browser starts with. */
  readonly text: 1 | 2;
}

/** Runs in the page: takes and gives what JSON can say, and sees nothing of the test around it. */
// biome-ignore lint/suspicious/noExplicitAny: as in Playwright, arguments are whatever the function takes.
export type PageFunction<T> = (...args: any[]) => T;

/** One window of one browser, whatever its engine; elements are named by CSS selectors. */
export interface Driver {
  readonly engine: Engine;
  /** Opens an address, and waits until its document is there. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  run<T>(ask: PageFunction<T>, ...args: unknown[]): Promise<T>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** `Tab`, `Shift+Tab`, `Escape`. */
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The page on paper of A4, as PDF. */
  print(orientation?: 'landscape'): Promise<Buffer>;
  /** Errors and warnings of the console since the last call. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
