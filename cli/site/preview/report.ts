import { escapeHtml } from '../../diagnostics/escape-html.ts';
import { htmlDocument } from '../../diagnostics/html-document.ts';
import { plural } from '../../messages/plural.ts';
import type { Block, Pair } from './compare.ts';

/** A page whose text, price or picture changed; one side is missing when the page is new or gone. */
export interface ChangedPage {
  readonly path: string;
  readonly state: 'changed' | 'added' | 'removed';
  readonly pairs: readonly Pair[];
}

const WORDS = {
  title: 'Ce qui change pour les visiteurs',
  none: 'Aucune page ne change.',
  before: 'Avant',
  after: 'Maintenant',
  states: { changed: 'changée', added: 'nouvelle', removed: 'disparue' },
  pageTitle: 'Titre de l’onglet',
  description: 'Description pour les moteurs de recherche',
  same: (count: number) => `${plural(count, 'ligne')} sans changement`,
} as const;

/** One page that needs no other file: every changed page with both versions side by side. */
export function reportOf(revision: string, pages: readonly ChangedPage[]): string {
  const list = pages
    .map(({ path, state }) => `<li><a href="#${path}">${escapeHtml(path)}</a> (${WORDS.states[state]})</li>`)
    .join('');
  const body = [
    `<h1>${WORDS.title}</h1>`,
    pages.length === 0 ? `<p>${WORDS.none}</p>` : `<ol>${list}</ol>`,
    ...pages.map((page) => section(revision, page)),
  ];
  return htmlDocument({ language: 'fr', title: WORDS.title, style: STYLE, body: body.join('\n') });
}

function section(revision: string, { path, state, pairs }: ChangedPage): string {
  return `<section id="${escapeHtml(path)}">
<h2>${escapeHtml(path)} <small>${WORDS.states[state]}</small></h2>
<table>
<thead><tr><th scope="col">${WORDS.before} (${escapeHtml(revision)})</th><th scope="col">${WORDS.after}</th></tr></thead>
<tbody>
${rows(pairs)}
</tbody>
</table>
</section>`;
}

/** The rows that differ, each with its neighbours; what is alike between them is counted. */
function rows(pairs: readonly Pair[]): string {
  const near = new Set(
    pairs.flatMap(([before, after], index) =>
      before && after && isAlike(before, after) ? [] : [index - 1, index, index + 1],
    ),
  );
  const lines: string[] = [];
  let skipped = 0;
  for (const [index, pair] of pairs.entries()) {
    if (near.has(index)) {
      if (skipped > 0) lines.push(gap(skipped));
      skipped = 0;
      lines.push(row(pair));
    } else skipped++;
  }
  if (skipped > 0) lines.push(gap(skipped));
  return lines.join('\n');
}

function isAlike(before: Block, after: Block): boolean {
  return before.text === after.text && before.picture === after.picture;
}

function gap(count: number): string {
  return `<tr class="gap"><td colspan="2">⋯ ${WORDS.same(count)}</td></tr>`;
}

function row([before, after]: Pair): string {
  const isSame = before && after && isAlike(before, after);
  return `<tr${isSame ? '' : ' class="changed"'}>${cell('del', before, isSame)}${cell('ins', after, isSame)}</tr>`;
}

function cell(mark: 'del' | 'ins', block: Block | undefined, isSame: boolean | undefined): string {
  if (!block) return '<td></td>';
  const label =
    block.kind === 'title' ? WORDS.pageTitle : block.kind === 'description' ? WORDS.description : undefined;
  const text = escapeHtml(block.text);
  const marked = isSame || text === '' ? text : `<${mark}>${text}</${mark}>`;
  return `<td data-kind="${block.kind}">${label ? `<small>${label}</small><br>` : ''}${block.picture ?? ''}${marked}</td>`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 small { font-weight: normal; opacity: .7; }
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
