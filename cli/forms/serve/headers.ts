// The headers of every answer, from one source: the build writes them to `_headers`, which static hosts and `sapin serve`
// read.
import { hash } from 'node:crypto';

/** Headers for the addresses that match `pattern`, whose final `*`, if it has one, stands for anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a page may load besides the files of its site. */
export interface Sources {
  /** The hashes of inline style sheets and scripts, from `sourceHash`. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  /** Origins of frames: the map. */
  readonly frames: readonly string[];
  /** Origins that scripts call: the form functions, when they are hosted elsewhere. */
  readonly calls: readonly string[];
}

const YEAR = 365 * 24 * 60 * 60;

/** Folders of files that have a hash in their names, and so never change. */
const HASHED = ['/assets/*', '/images/*'];

/** The only Trusted Types policy, which `src/text/trusted-html.ts` creates. */
const TRUSTED_TYPES_POLICY = 'sapin';

/** The headers of a whole site. What no rule caches is revalidated at each visit, as every host does by default. */
export function headerRules(sources: Sources): HeaderRule[] {
  const security = {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return [
    { pattern: '/*', headers: security },
    ...HASHED.map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    })),
    // Newsletters in webmail show them.
    { pattern: '/images/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

function contentSecurityPolicy({ styles, scripts, images, frames, calls }: Sources): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The inline style sheets of `html`, whose hashes `Sources.styles` has. */
export function styleSheets(html: string): string[] {
  const sheets = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...sheets].map(([, css = '']) => css);
}

/** How a policy names an inline style sheet or script. */
export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** As `_headers` of Netlify, Cloudflare Pages and the like: the pattern, and its headers indented below. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads `_headers`, and skips what is neither a pattern nor a header below one, as hosts do. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\//.test(line)) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && name && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}

/** The headers of all rules that match `path`; of two with the same name, the later one wins. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
