import { randomBytes, timingSafeEqual } from 'node:crypto';

/** What a request says of who sends it. */
export interface Caller {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  header(name: string): string | undefined;
}

/** What is answered in the place of what was asked for. */
type Barred =
  | { readonly status: 303; readonly location: string; readonly cookie: string }
  | { readonly status: 403 };

/** The query of the address that is opened first. */
const KEY = 'cle';

/**
 * Lets in the person who started the desk alone: who opens the address with this run's secret gets a cookie for it, which
 * browsers send from the desk's own pages only. Other web pages, and names that lead to this machine, get nothing.
 */
export class Guard {
  private readonly secret = randomBytes(24).toString('base64url');
  private readonly cookie: string;
  private readonly hosts: ReadonlySet<string>;
  private readonly port: number;

  constructor(port: number) {
    this.port = port;
    this.hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
    this.cookie = `sapin-bureau-${port}`; // cookies are those of a host, whatever its port
  }

  /** The address to open. */
  get address(): string {
    return `http://127.0.0.1:${this.port}/desk/?${KEY}=${this.secret}`;
  }

  /** `undefined` for whom to let in. */
  bar(caller: Caller): Barred | undefined {
    const host = caller.header('host') ?? '';
    if (!this.hosts.has(host)) return { status: 403 };
    const origin = caller.header('origin');
    const isOwn = origin === `http://${host}`;
    const isRead = caller.method === 'GET' || caller.method === 'HEAD';
    if (origin === undefined ? !isRead : !isOwn) return { status: 403 };
    if (!caller.url.startsWith('/')) return { status: 403 };
    const url = new URL(`http://${host}${caller.url}`); // `//` is a path here: against a base it would be a host
    const key = url.searchParams.get(KEY);
    if (key !== null && isRead && this.isSecret(key)) {
      url.searchParams.delete(KEY);
      const cookie = `${this.cookie}=${this.secret}; Path=/; HttpOnly; SameSite=Strict`;
      return { status: 303, location: url.pathname.replace(/^\/+/, '/') + url.search, cookie };
    }
    const site = caller.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return { status: 403 };
    return this.hasCookie(caller.header('cookie') ?? '') ? undefined : { status: 403 };
  }

  private hasCookie(cookies: string): boolean {
    return cookies.split('; ').some((pair) => {
      const cut = pair.indexOf('=');
      return pair.slice(0, cut) === this.cookie && this.isSecret(pair.slice(cut + 1));
    });
  }

  private isSecret(given: string): boolean {
    const [a, b] = [Buffer.from(given), Buffer.from(this.secret)];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}

/** Sent with every answer: nothing of the desk is for other pages. */
export const GUARD_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
