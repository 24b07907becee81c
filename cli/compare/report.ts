import { htmlDocument } from '../core/diagnostics/html-document.ts';
import type { Language } from '../core/language/wording.ts';
import { capitalized } from '../core/text/capitalized.ts';
import { typesetHtml } from '../core/text/typeset-html.ts';
import type { Comparison } from './preview.ts';
import type { Piece, Row } from './rows.ts';
import { frameHeading, frameSentence, type Origin, PREVIEW_WORDS, type PreviewWords } from './words.ts';

/** One page that needs no other file: every changed page with both versions side by side. */
export function reportOf(
  { pages, frame }: Pick<Comparison, 'pages' | 'frame'>,
  origin: Origin,
  language: Language,
): string {
  const words = PREVIEW_WORDS[language];
  const list = [
    ...pages.map(
      ({ address, title, kind }) =>
        `<li><a href="#${typesetHtml(address)}">${typesetHtml(title)}</a> <small>${typesetHtml(address)}, ${words.kinds[kind]}</small></li>`,
    ),
    ...frame.map(
      (change, index) =>
        `<li><a href="#frame-${index}">${typesetHtml(frameSentence(change, language))}</a></li>`,
    ),
  ];
  const body = [
    `<h1>${words.title}</h1>`,
    `<p>${typesetHtml(capitalized(words.origin(origin)))}</p>`,
    list.length === 0 ? `<p>${words.none}</p>` : `<ol>${list.join('\n')}</ol>`,
    ...pages.map(({ address, title, kind, rows }) =>
      section(
        address,
        `${typesetHtml(title)} <small>${typesetHtml(address)}, ${words.kinds[kind]}</small>`,
        rows,
        words,
      ),
    ),
    ...frame.map((change, index) => {
      const { addresses, rows } = change;
      const heading = frameHeading(change, language);
      const names = `<details><summary>${words.shownOn(addresses.length)}</summary>${addresses.map(typesetHtml).join('<br>')}</details>`;
      return section(`frame-${index}`, typesetHtml(heading), rows, words, names);
    }),
  ];
  return htmlDocument({ language, title: words.title, style: STYLE, body: body.join('\n') });
}

function section(id: string, heading: string, rows: readonly Row[], words: PreviewWords, after = ''): string {
  return `<section id="${typesetHtml(id)}">
<h2>${heading}</h2>
<table>
<thead><tr><th scope="col">${words.before}</th><th scope="col">${words.after}</th></tr></thead>
<tbody>
${rows.map((row) => line(row, words)).join('\n')}
</tbody>
</table>
${after}</section>`;
}

function line(row: Row, words: PreviewWords): string {
  if ('skipped' in row) return `<tr class="gap"><td colspan="2">⋯ ${words.skipped(row.skipped)}</td></tr>`;
  const { before, after, isSame } = row;
  return `<tr${isSame ? '' : ' class="changed"'}>${cell(before, words)}${cell(after, words)}</tr>`;
}

function cell(piece: Piece | undefined, words: PreviewWords): string {
  if (!piece) return '<td></td>';
  const label = words.pieces[piece.kind];
  return `<td data-kind="${piece.kind}">${label ? `<small>${label}</small><br>` : ''}${piece.html}</td>`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
small { font-weight: normal; opacity: .7; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid light-dark(#ddd, #444); overflow-wrap: anywhere; }
.changed td { background: light-dark(#fff7e0, #2e2812); }
.gap td { text-align: center; opacity: .6; font-size: .85rem; }
del { background: light-dark(#ffd9d6, #5c1f1b); text-decoration: line-through; }
ins { background: light-dark(#d7f3dd, #17421f); text-decoration: none; }
td[data-kind^="h"] { font-weight: 700; }
td img, td svg { display: block; max-width: 100%; max-height: 16rem; height: auto; }
@media (max-width: 40rem) { th, td { padding: .3rem; font-size: .875rem; } }
`;
