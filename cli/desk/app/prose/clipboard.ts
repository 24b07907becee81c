import TurndownService from 'turndown';
import { writeTable } from './markdown-table.ts';

/**
 * Markdown that shows what the HTML of a clipboard shows, as far as a text of the site can: paragraphs, headings, lists,
 * tables, links, bold and italic. `null` where its HTML is program text, which is pasted as it is.
 */
export function markdownOf(page: Document): string | null {
  const { body } = page;
  if ((body.firstElementChild as HTMLElement | null)?.style.whiteSpace === 'pre') return null;
  for (const hidden of body.querySelectorAll(
    'style, script, meta, link, title, [style*="mso-element:comment"]',
  ))
    hidden.remove();
  listsOfWord(body);
  styledSpans(body);
  nestedLists(body);
  for (const item of body.querySelectorAll('li')) {
    const [words, ...others] = item.querySelectorAll(':scope > p');
    if (words && others.length === 0) words.replaceWith(...words.childNodes);
  }
  const service = newService(body.querySelector('h1') ? 1 : 0);
  return service
    .turndown(body)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/^[ \t]+$|(?<! ) (?=\n)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** @param deeper levels by which headings go down: the page has its title */
function newService(deeper: number): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  const escaped = service.escape.bind(service);
  service.escape = (text) => escaped(text).replaceAll('<', '\\<');
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, { nodeName }) => {
      const level = Math.min(4, Math.max(2, Number(nodeName.slice(1)) + deeper));
      const title = content.replace(/\s+/g, ' ').trim();
      return title === '' ? '' : `\n\n${'#'.repeat(level)} ${title}\n\n`;
    },
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentElement;
      const rank = [...(list?.children ?? [])].indexOf(node as Element);
      const start = Number(list?.getAttribute('start') ?? 1);
      const mark = list?.nodeName === 'OL' ? `${start + rank}. ` : '- ';
      const words = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
      return `${mark}${words}${node.nextSibling ? '\n' : ''}`;
    },
  });
  service.addRule('link', {
    filter: 'a',
    replacement: (content, node) => {
      const address = addressOf((node as Element).getAttribute('href') ?? '');
      const words = content.replace(/\s+/g, ' ');
      return address === null || words.trim() === '' ? words : `[${words.trim()}](${address})`;
    },
  });
  // A picture comes as a separate file; its address here leads to another computer, or to nobody.
  service.addRule('picture', { filter: ['img'], replacement: () => '' });
  service.addRule('table', {
    filter: 'table',
    replacement: (_, node) => tableOf(service, node as Element),
  });
  return service;
}

/** What a link may lead to; `null` for a place in the document it was copied from. */
function addressOf(href: string): string | null {
  if (!/^(?:https?:|mailto:|tel:|\/)/i.test(href)) return null;
  // Google's documents lead through a page of Google's.
  const target = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  const address = (target && new URLSearchParams(target).get('q')) ?? href;
  return address
    .replace(/[\s()<>]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

function tableOf(service: TurndownService, table: Element): string {
  const tableRows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const cellOf = (cell: Element, isHead: boolean) => {
    if (isHead) for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    // A line break in a cell would end its row.
    const lines = service
      .turndown(cell.innerHTML.replace(/<br\b[^>]*>|<\/(?:p|div|li)>/gi, '$& '))
      .split(/\s*\n\s*/);
    return lines.join(' ').replace(/\s+/g, ' ').trim();
  };
  const grid: string[][] = tableRows.map(() => []);
  for (const [top, row] of tableRows.entries())
    for (const cell of row.cells) {
      const places = grid.slice(top, top + (cell.rowSpan || tableRows.length));
      // What is merged from above has its place already.
      const left = [...(places[0] ?? []), undefined].indexOf(undefined);
      for (const place of places)
        for (let column = left; column < left + cell.colSpan; column++) place[column] = '';
      if (places[0]) places[0][left] = cellOf(cell, top === 0);
    }
  const rows = grid
    .map((row) => Array.from(row, (cell) => cell ?? ''))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const [[only = ''] = []] = rows;
  if (rows.length < 2 && width < 2) return `\n\n${only}\n\n`;
  return `\n\n${writeTable({ rows: rows.map((row) => row.slice(0, width)), alignments: [] })}\n\n`;
}

/** Word writes the items of a list as paragraphs that begin with their mark. */
function listsOfWord(body: Element): void {
  let open: { readonly level: number; readonly list: Element }[] = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll('p[style*="mso-list"], h1[style*="mso-list"]')) {
    const style = item.getAttribute('style') ?? '';
    const level = Number(/mso-list:[^;]*\blevel(\d+)/.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const kind = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (last === null || item.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let list = open.at(-1)?.list;
    if (list === undefined || open.at(-1)?.level !== level) {
      const inner = item.ownerDocument.createElement(kind);
      const above = list?.lastElementChild;
      if (above) above.append(inner);
      else item.before(inner);
      open.push({ level, list: inner });
      list = inner;
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
    last = open[0]?.list ?? null;
  }
}

/** Google's documents and mail programs use styles where others use elements. */
function styledSpans(body: Element): void {
  for (const element of [...body.querySelectorAll('b, strong, span, font')]) {
    const style = (element.getAttribute('style') ?? '').replace(/\s/g, '').toLowerCase();
    const weight =
      /(?:^|;)font-weight:(\w+)/.exec(style)?.[1] ?? (/^(?:B|STRONG)$/.test(element.nodeName) ? 'bold' : '');
    const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    const isBold = !isInHeading && /^(?:bold|bolder|[6-9]00)$/.test(weight);
    const parts = [isBold && 'strong', /(?:^|;)font-style:(?:italic|oblique)/.test(style) && 'em'].filter(
      (name) => name !== false,
    );
    let inside: Node[] = [...element.childNodes];
    for (const name of parts) {
      const wrapper = element.ownerDocument.createElement(name);
      wrapper.append(...inside);
      inside = [wrapper];
    }
    element.replaceWith(...inside);
  }
}

/** A list beside the items of another belongs into the item before it. */
function nestedLists(body: Element): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
}
