import { typesetHtml } from '../text/typeset-html.ts';
import { barChart } from './bar-chart.ts';
import type { Diagnostic, LabelledPlace, Report, Status, Style, Table } from './diagnostic.ts';
import { htmlDocument } from './html-document.ts';
import { rangeOf } from './problem.ts';
import { type ReportWords, reportWords } from './report-words.ts';

type Words = ReportWords['page'];

/** The head of the page: the site's name, and how many contradictions there are of each kind. */
export interface PageHead {
  readonly name: string;
  readonly counts: Readonly<Record<Status, number>>;
}

/** One page that holds all it needs, and that a shop owner can read without a script. */
export function htmlPage(
  report: Report,
  { name, counts }: PageHead,
  { language }: Pick<Style, 'language'>,
): string {
  const words = reportWords(language).page;
  const { diagnostics, hints = [], heading = '' } = report;
  const totals = (Object.keys(words.counts) as Status[]).map(
    (status) => `<li data-status="${status}"><b>${counts[status]}</b> ${words.counts[status]}</li>`,
  );
  const body = [
    `<header><p class="site">${typesetHtml(name)}</p><h1>${words.title}</h1><p>${words.lead}</p><ul class="counts">${totals.join('')}</ul></header>`,
    '<main>',
    heading === '' ? '' : `<p>${typesetHtml(heading)}</p>`,
    diagnostics.length === 0 ? `<p class="none">${words.none}</p>` : contents(diagnostics),
    ...diagnostics.map((diagnostic, index) => article(report, diagnostic, index, words)),
    hints.length === 0 ? '' : hintSection(hints, words),
    '</main>',
  ];
  return htmlDocument({
    language,
    title: `${words.title} – ${name}`,
    style: STYLE,
    body: body.filter((part) => part !== '').join('\n'),
  });
}

function contents(diagnostics: readonly Diagnostic[]): string {
  const links = diagnostics.map(
    ({ message }, index) => `<li><a href="#f${index + 1}">${typesetHtml(message)}</a></li>`,
  );
  return `<nav><ol>${links.join('')}</ol></nav>`;
}

function article(report: Report, diagnostic: Diagnostic, index: number, words: Words): string {
  const { status = 'open', subject = '', message, advice, acceptance, places, table } = diagnostic;
  const commands = (diagnostic.commands ?? []).map((command) => `<code>${typesetHtml(command)}</code>`);
  return [
    `<article id="f${index + 1}" data-status="${status}" aria-labelledby="t${index + 1}">`,
    `<p class="label"><span class="status">${words.status[status]}</span> ${typesetHtml(subject)}</p>`,
    `<h2 id="t${index + 1}">${typesetHtml(message)}</h2>`,
    table ? grid(table, words) : '',
    `<div class="sides">${places.map((place) => card(report, place, words, !table)).join('')}</div>`,
    acceptance === undefined ? '' : `<p class="accepted">${typesetHtml(acceptance)}</p>`,
    advice === null ? '' : `<p><b>${words.advice}.</b> ${typesetHtml(advice)}</p>`,
    commands.length > 0
      ? `<details><summary>${words.maintainer}</summary>${commands.join('')}</details>`
      : '',
    '</article>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function card(
  { routesInWords = (paths) => paths.join(', ') }: Report,
  { label, source, file, text, span, routes, isDropped }: LabelledPlace,
  words: Words,
  showLabel: boolean,
): string {
  const seen = routes.length === 0 ? words.nowhere : typesetHtml(routesInWords(routes));
  return [
    `<section${isDropped ? ' data-dropped' : ''}>`,
    showLabel ? `<p class="value">${typesetHtml(label)}</p>` : '',
    `<h3>${typesetHtml(source)}</h3>`,
    `<p class="file">${typesetHtml(file)}, ${words.line} ${rangeOf(text, span).line}</p>`,
    `<p class="where"><b>${words.where}</b><br>${seen}</p>`,
    '</section>',
  ].join('');
}

function grid(table: Table, words: Words): string {
  const head = table.columns.map((column) => `<th scope="col">${typesetHtml(column)}</th>`).join('');
  const rows = table.rows.map(({ label, cells, differs }) => {
    const mark = differs ? ` class="differs"><span class="mark" title="${words.differs}">≠</span> ` : '>';
    const drawn = cells.map((cell) => `<td${mark}${cell === null ? '–' : typesetHtml(cell.text)}</td>`);
    return `<tr><th scope="row">${typesetHtml(label)}</th>${drawn.join('')}</tr>`;
  });
  return `<div class="grids"><table><thead><tr><th scope="col">${table.corner}</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${barChart(table)}</div>`;
}

function hintSection(hints: readonly Diagnostic[], words: Words): string {
  const items = hints.map(({ message, advice, places: [place] }) => {
    const where = place ? `${place.file}, ${words.line} ${rangeOf(place.text, place.span).line}` : '';
    return `<li>${typesetHtml(message)} <span class="file">${typesetHtml(where)}</span> : ${typesetHtml(advice ?? '')}</li>`;
  });
  return `<article data-status="hint"><h2>${words.hints}</h2><p>${words.hintsLead}</p><ul>${items.join('')}</ul></article>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2b22, #e6efe8); --paper: light-dark(#f7f4ec, #141b17);
  --card: light-dark(#fff, #1e2822); --line: light-dark(#d9d3c3, #37453c); --soft: light-dark(#5b675f, #a3b0a7);
  --open: light-dark(#b3261e, #ff8a80); --calm: light-dark(#1b6b3a, #7bd29a); --warn: light-dark(#8a5a00, #f0c060); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
header, main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; line-height: 1.35; margin: .25rem 0 1rem; }
h3 { font-size: 1rem; margin: 0; }
.site, .label, .file { color: var(--soft); font-size: .9rem; margin: 0; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
.counts b { font-size: 1.4rem; }
nav ol { padding-left: 1.5rem; } nav li { margin: .25rem 0; } a { color: inherit; }
article { background: var(--card); border: 1px solid var(--line); border-left: .4rem solid var(--calm); border-radius: .5rem;
  padding: 1.25rem; margin: 1.5rem 0; overflow-wrap: anywhere; }
article[data-status=open] { border-left-color: var(--open); } article[data-status=stale] { border-left-color: var(--warn); }
.status { font-weight: 700; color: var(--calm); } [data-status=open] .status { color: var(--open); } [data-status=stale] .status { color: var(--warn); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin: 1rem 0; }
.sides section { border: 1px solid var(--line); border-radius: .4rem; padding: .75rem 1rem; }
.sides [data-dropped] { opacity: .7; } [data-dropped] .value { text-decoration: line-through; }
.accepted::first-letter, thead th:first-child::first-letter { text-transform: uppercase; }
.value { font-size: 1.35rem; font-weight: 700; line-height: 1.3; margin: 0 0 .25rem; }
.where { margin: .5rem 0 0; font-size: .9rem; }
.grids { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1.5rem; align-items: start; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
td { text-align: right; } td, tbody th { white-space: nowrap; } table { overflow-wrap: normal; } thead th:not(:first-child) { text-align: right; }
.differs { color: var(--open); font-weight: 700; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font: 11px system-ui, sans-serif; }
code { display: block; background: var(--paper); padding: .4rem .6rem; border-radius: .3rem; margin: .4rem 0; font-size: .85rem; }
summary { cursor: pointer; } .none { font-size: 1.3rem; }
@media print { body { background: none; } article { break-inside: avoid; } }
`;
