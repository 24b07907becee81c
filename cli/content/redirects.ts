import { type Problem, problem } from '../diagnostics/problem.ts';
import { isMapping } from './json-value.ts';
import type { Entry } from './model.ts';
import { placeIn } from './places.ts';
import type { RouteTable } from './routes.ts';

/** An address that is no more, and the one that has come in its place. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The rows of `redirects.yaml`, as far as they are sound. */
export function redirectsOf(entry: Entry | undefined): readonly (Redirect | undefined)[] {
  const rows = entry && isMapping(entry.value) ? entry.value.redirects : undefined;
  if (!Array.isArray(rows)) return [];
  return rows.map((row) =>
    isMapping(row) && typeof row.from === 'string' && typeof row.to === 'string'
      ? { from: row.from, to: row.to }
      : undefined,
  );
}

/** Addresses that are redirected twice, or that are a page's: the redirect would hide it. */
export function redirectProblems(entry: Entry, routes: RouteTable): Problem[] {
  const seen = new Set<string>();
  return redirectsOf(entry).flatMap((redirect, index) => {
    if (!redirect) return [];
    const isTwice = seen.has(redirect.from);
    seen.add(redirect.from);
    const isPage = routes.match(redirect.from)?.exists === true;
    if (!isTwice && !isPage) return [];
    const pointer = `/redirects/${index}/from`;
    const place = placeIn(entry, pointer);
    return [problem('link/redirect', { value: redirect.from, reason: isTwice ? 'twice' : 'page' }, place)];
  });
}
