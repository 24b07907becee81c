import type { Content } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import type { RouteTable } from '../content/route-table.ts';
import { reportWords } from '../diagnostics/report-words.ts';
import type { Language } from '../language/wording.ts';
import { makePaths, type Paths } from '../model/paths.ts';

/** More paths than this are counted, not listed. */
const MOST_ROUTES = 6;

/**
 * Summarises lists of paths: all pages, or each page of the table whose paths are all present, and the first few
 * of the others. Many places share one list, which is summarised once.
 */
export function makeRoutesInWords(paths: Paths, table: RouteTable, language: Language) {
  const words = reportWords(language);
  return memoize((routes: readonly string[]): string => {
    if (routes.length === paths.all.length && routes.length > 1) return words.everyPage(routes.length);
    const left = new Set(routes);
    const parts: string[] = [];
    for (const { page, path } of table.routes) {
      const shown = path.includes(':') ? paths.ofSurface(page) : [];
      if (shown.length < 3 || !shown.every((each) => left.has(each))) continue;
      for (const each of shown) left.delete(each);
      parts.push(`${path} (${shown.length} pages)`);
    }
    const rest = [...left];
    const more = rest.length - MOST_ROUTES;
    return [...rest.slice(0, MOST_ROUTES), ...parts, ...(more > 0 ? [words.more(more)] : [])].join(', ');
  });
}

/** The same for the pages of some content. */
export function routesInWordsOf(content: Content, language: Language) {
  return makeRoutesInWords(makePaths(content), content.routes, language);
}
