import { randomBytes, timingSafeEqual } from 'node:crypto';

/** The sender of a request. */
export interface Caller {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  header(name: string): string | undefined;
}

/** The response instead of the requested one. */
type Barred =
  | { readonly status: 200; readonly location: string; readonly cookie: string }
  | { readonly status: 403; readonly why: 'barred' | 'restarted' | 'otherSite' };

const BARRED = { status: 403, why: 'barred' } as const;

/** The query of the address that is opened first. */
const KEY = 'cle';

/**
 * Lets in the person who started the desk alone: who opens the address with this run's secret gets a cookie for it, which
 * browsers send from the pages of the desk only. Other web pages, and names that lead to this machine, get nothing.
 */
export class Guard {
  private readonly secret = randomBytes(24).toString('base64url');
  private readonly cookie: string;
  private readonly hosts: ReadonlySet<string>;
  private readonly site: string;
  /** The address to open. */
  readonly address: string;

  /**
   * @param site distinguishes this content from others that are edited at the same address, one after the other
   * @param names by which this machine is reached, the one to open first
   * @param start the path of the page to open
   */
  constructor(port: number, site: string, names = ['127.0.0.1', 'localhost'], start = '/desk/') {
    this.site = site;
    this.hosts = new Set(names.map((name) => `${name}:${port}`));
    this.address = `http://${names[0]}:${port}${start}?${KEY}=${this.secret}`;
    this.cookie = `sapin-bureau-${port}`; // cookies are those of a host, whatever its port
  }

  /** `undefined` for whom to let in. */
  bar(caller: Caller): Barred | undefined {
    const host = caller.header('host') ?? '';
    if (!this.hosts.has(host)) return BARRED;
    const origin = caller.header('origin');
    const isSameOrigin = origin === `http://${host}`;
    const isRead = caller.method === 'GET' || caller.method === 'HEAD';
    if (origin === undefined ? !isRead : !isSameOrigin) return BARRED;
    if (!caller.url.startsWith('/')) return BARRED;
    const url = new URL(`http://${host}${caller.url}`); // `//` is a path here: against a base it would be a host
    const key = url.searchParams.get(KEY);
    if (key !== null && isRead && this.isSecret(key)) {
      url.searchParams.delete(KEY);
      const cookie = `${this.cookie}=${this.secret}; Path=/; HttpOnly; SameSite=Strict`;
      return { status: 200, location: url.pathname.replace(/^\/+/, '/') + url.search, cookie };
    }
    const from = caller.header('sec-fetch-site');
    if (from !== undefined && from !== 'same-origin' && from !== 'none') return BARRED;
    const given = (caller.header('cookie') ?? '')
      .split('; ')
      .filter((one) => one.startsWith(`${this.cookie}=`));
    const isIn = given.some((one) => this.isSecret(one.slice(this.cookie.length + 1)));
    if (!isIn) return given.length > 0 ? { status: 403, why: 'restarted' } : BARRED;
    const site = caller.header('desk-site');
    return site === undefined || site === this.site ? undefined : { status: 403, why: 'otherSite' };
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
