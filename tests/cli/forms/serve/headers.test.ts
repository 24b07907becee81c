import { createHash } from 'node:crypto';
import {
  formatHeaders,
  headerRules,
  headersFor,
  parseHeaders,
  sourceHash,
  styleSheets,
} from '../../../../cli/forms/serve/headers.ts';

const sources = {
  styles: ["'sha256-abc='"],
  scripts: ["'sha256-start='"],
  images: ['https://images.sapin.example'],
  frames: ['https://www.openstreetmap.org'],
  calls: ['https://functions.example'],
};
const rules = headerRules(sources);

function policyOf(path: string): Map<string, string[]> {
  const policy = headersFor(path, rules)['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the headers of the site', () => {
  test('nothing runs or loads but what the policy names', () => {
    const policy = policyOf('/contact');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", ...sources.scripts]);
    expect(policy.get('style-src')).toEqual(["'self'", ...sources.styles]);
    expect(policy.get('frame-src')).toEqual(sources.frames);
    expect(policy.get('connect-src')).toEqual(["'self'", ...sources.calls]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    for (const name of ['base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*/);
  });

  test('a site without a map has no frames', () => {
    const [{ headers } = { headers: {} }] = headerRules({ ...sources, frames: [] });
    expect(headers['Content-Security-Policy' as keyof typeof headers]).toContain("frame-src 'none'");
  });

  test('only pictures may be shown by other sites', () => {
    const policyFor = (path: string) => headersFor(path, rules)['Cross-Origin-Resource-Policy'];
    expect(['/contact', '/assets/main.js', '/images/colmar.jpg'].map(policyFor)).toEqual([
      'same-origin',
      'same-origin',
      'cross-origin',
    ]);
  });

  test('only hashed names are cached, and they keep the other headers', () => {
    expect(headersFor('/contact', rules)).not.toHaveProperty('Cache-Control');
    expect(headersFor('/assets/main-1a2b.js', rules)).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
});

describe('`_headers`', () => {
  test('is read as it was written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('holds lines that every host takes', () => {
    const many = { ...sources, styles: Array.from({ length: 24 }, () => `'sha256-${'a'.repeat(43)}='`) };
    // Cloudflare Pages takes no longer ones.
    for (const line of formatHeaders(headerRules(many)).split('\n')) expect(line.length).toBeLessThan(2000);
  });

  test('is read with its comments and what makes no sense skipped', () => {
    expect(parseHeaders('  X-Lost: 1\n# words\n/a\n\tX-Kept: 1: 2 \n  nonsense\n')).toEqual([
      { pattern: '/a', headers: { 'X-Kept': '1: 2' } },
    ]);
  });

  test('a pattern without a star matches one path, and the later of two rules holds', () => {
    const own = parseHeaders('/*\n  X-It: all\n/a\n  X-It: one\n');
    expect([headersFor('/a', own), headersFor('/a/b', own)]).toEqual([{ 'X-It': 'one' }, { 'X-It': 'all' }]);
  });
});

test('every style sheet in a page has its hash', () => {
  const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const html = '<style>a{}</style><p>b</p><style media="print">@media (width<9em){c{}}\n</style>';
  expect(styleSheets(html).map(sourceHash)).toEqual([hash('a{}'), hash('@media (width<9em){c{}}\n')]);
});
