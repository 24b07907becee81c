// The headers of every answer, from one source: the build writes them as `_headers`, which static hosts read, and so
// does `sapin serve`; what it answers is what a host answers.
import { createHash } from 'node:crypto';

/** Headers for the addresses that match `pattern`, whose final `*`, if it has one, stands for anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a page may take from elsewhere, beside its own site. */
export interface Sources {
  /** The style sheets and scripts that stand in a page, as `sourceHash` names them. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Origins of pictures. */
  readonly images: readonly string[];
  /** Origins of frames: the map. */
  readonly frames: readonly string[];
  /** Origins that scripts call: the form functions, when they are hosted elsewhere. */
  readonly calls: readonly string[];
}

const YEAR = 365 * 24 * 60 * 60;

/** Where every file has a mark of its bytes in its name: what stands there never changes. */
const HASHED = ['/assets/*', '/images/*'];

/** Names the policies with which scripts may make HTML of a text; `src/trusted-html.ts` has the only one. */
export const TRUSTED_TYPES_POLICY = 'sapin';

/** The headers of a whole site. What no rule caches is asked for again at each visit, which every host does by itself. */
export function headerRules(sources: Sources): HeaderRule[] {
  const security = {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return [
    { pattern: '/*', headers: security },
    ...HASHED.map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    })),
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
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The style sheets that stand in `html`: what `Sources.styles` has the hashes of. */
export function styleSheets(html: string): string[] {
  const sheets = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...sheets].map(([, css = '']) => css);
}

/** How a policy names a style sheet or a script that stands in a page. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** As `_headers` of Netlify, Cloudflare Pages and their kin: the pattern, and its headers indented below. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads `_headers`; what is neither a pattern nor a header below one is skipped, as hosts do. */
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

/** The headers of all rules that match `path`; where two name the same header, the later one holds. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matches(path, pattern));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
