import { parser, Table } from '@lezer/markdown';

/** Markdown with tables, as the site reads it. */
export const tree = parser.configure([Table]);

/** What may begin a block: a line that is wrapped must not begin with it. */
const BLOCK = /^(?:[-+*#>|=~`<:]|\d+[.)])/;
/** The marks before the words of a paragraph: quotations, then an item of a list. */
const LEAD = /^((?:[ \t]*>[ \t]?)*)([ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)/;

interface Line {
  /** As a page shows it. */
  readonly shown: string;
  /** As the file has it, over several lines. */
  readonly source: string;
}

/** A Markdown text whose paragraphs are one line each, as a page shows them. */
export function joined(text: string): string {
  return linesOf(text)
    .map(({ shown }) => shown)
    .join('\n');
}

/**
 * The same text for its file: paragraphs that have not changed keep their line breaks, others are wrapped as wide as those.
 * @param before the text of the file
 */
export function wrapped(shown: string, before: string): string {
  const old = linesOf(before);
  const known = new Map(old.map((line) => [line.shown, line.source]));
  const widths = old
    .filter(({ shown: one, source }) => one !== source)
    .flatMap(({ source }) => source.split('\n'));
  const width = Math.max(0, ...widths.map(({ length }) => length));
  const paragraphs = width === 0 ? new Set<number>() : paragraphStarts(shown);
  let start = 0;
  return shown
    .split('\n')
    .map((line) => {
      const isParagraph = paragraphs.has(start + (LEAD.exec(line)?.[0].length ?? 0));
      start += line.length + 1;
      return known.get(line) ?? (isParagraph ? wrap(line, width) : line);
    })
    .join('\n');
}

function linesOf(text: string): Line[] {
  const breaks = softBreaks(text);
  const lines: Line[] = [];
  let [source, shown, from] = ['', '', 0];
  const end = (at: number) => {
    lines.push({ shown: shown + text.slice(from, at), source: source + text.slice(from, at) });
    [source, shown, from] = ['', '', at + 1];
  };
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const soft = breaks.get(at);
    if (soft === undefined) end(at);
    else {
      source += text.slice(from, soft.to);
      shown += `${text.slice(from, soft.from)} `;
      from = soft.to;
    }
  }
  end(text.length);
  return lines;
}

/** The line breaks inside paragraphs, with the blanks and marks around them, by their place. */
function softBreaks(text: string): ReadonlyMap<number, { readonly from: number; readonly to: number }> {
  const breaks = new Map<number, { readonly from: number; readonly to: number }>();
  tree.parse(text).iterate({
    enter({ name, from, to, node }) {
      if (name !== 'Paragraph') return;
      const isQuoted = node.getChild('QuoteMark') !== null;
      const pattern = isQuoted ? /([ \t]*)\n(?:[ \t]*>)*[ \t]*/g : /([ \t]*)\n[ \t]*/g;
      for (const { 0: whole, 1: blanks = '', index } of text.slice(from, to).matchAll(pattern)) {
        const start = from + index;
        // Two blanks or a backslash before it are a break that the page shows.
        if (blanks.length < 2 && text[start - 1] !== '\\')
          breaks.set(start + blanks.length, { from: start, to: start + whole.length });
      }
    },
  });
  return breaks;
}

function paragraphStarts(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  tree.parse(text).iterate({
    enter({ name, from }) {
      if (name === 'Paragraph') starts.add(from);
    },
  });
  return starts;
}

function wrap(line: string, width: number): string {
  const [lead = '', quote = '', item = ''] = LEAD.exec(line) ?? [];
  const below = quote + ' '.repeat(item.length);
  const lines: string[] = [];
  let now = lead;
  let isFirst = true;
  for (const word of line.slice(lead.length).split(/ (?=\S)/)) {
    if (isFirst) now += word;
    else if (now.length + 1 + word.length <= width || BLOCK.test(word) || /[ \\]$/.test(now))
      now += ` ${word}`;
    else {
      lines.push(now);
      now = below + word;
    }
    isFirst = false;
  }
  return [...lines, now].join('\n');
}
