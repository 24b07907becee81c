// What each engine puts on paper.
import { samplePaths } from '../../e2e/paths.ts';
import { onlyLetters, sheetsOf } from '../../e2e/sheets.ts';
import { testWith, visit } from '../visit.ts';

/** Those of the titles, which are in the order of the page, that are the last on their sheet. */
function titlesAtEnds(titles: readonly string[], sheets: readonly string[]): string[] {
  const text = sheets.join('');
  const ends = new Set(sheets.map((_, index) => sheets.slice(0, index + 1).join('').length));
  let from = 0;
  return titles.filter((title) => {
    const start = title ? text.indexOf(title, from) : -1;
    // It is not printed.
    if (start < 0) return false;
    from = start + title.length;
    return ends.has(from);
  });
}

const comparison = '/comparer?varietes=sapin-blanchi,sapin-du-caucase';

for (const path of [...samplePaths, comparison])
  testWith('print', `no sheet of ${path} is empty, or ends with a title`, async () => {
    const page = await visit(path);
    const titles = await page.run(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, legend, caption)'),
        (title) => {
          // Firefox draws the letters of a variable font as shapes, which nobody can read again.
          title.style.fontFamily = 'sans-serif';
          return title.innerText;
        },
      ),
    );
    const sheets = await sheetsOf(await page.print(path.startsWith('/comparer') ? 'landscape' : undefined));
    expect(sheets).not.toContain('');
    expect(sheets.join('')).toContain(onlyLetters(titles[0] ?? ''));
    const stranded = titlesAtEnds(titles.map(onlyLetters), sheets);
    expect(stranded).toEqual([]);
    if (path === comparison) expect(sheets).toHaveLength(1);
  });
