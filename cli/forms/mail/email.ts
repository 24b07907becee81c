import { typesetHtml } from '../../core/text/typeset-html.ts';
import { oneLine } from './failure.ts';
import { isMailAddress } from './settings.ts';

/** An email, ready to be sent. What a visitor typed is in its texts, its subject and the name of `replyTo` alone. */
export interface Email {
  readonly messageId: string;
  readonly date: Date;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whom an answer goes to; nobody when the address could be read as several, or as something else. */
export function replyTo(name: string, address: string): Email['replyTo'] {
  // Without what separates addresses or encodes words: there are mail programs that read names.
  const plain = oneLine(name.replaceAll(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' '), 100);
  return isMailAddress(address) ? { name: plain, address } : undefined;
}

/** A line of a table; `href` leads to a page about it. */
export interface TableRow {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

export interface Body {
  readonly before: readonly string[];
  readonly rows?: readonly TableRow[];
  readonly after?: readonly string[];
}

export function textOfBody({ before, rows = [], after = [] }: Body): string {
  const lines = rows.map(({ label, value, href }) => {
    const text = value.includes('\n') ? `\n${value.replaceAll(/^/gm, '  ')}` : ` ${value}`;
    return `${label} :${text}${href ? ` (${href})` : ''}`;
  });
  return `${[...before, lines.join('\n'), ...after].filter(Boolean).join('\n\n')}\n`;
}

export function htmlOfBody({ before, rows = [], after = [] }: Body): string {
  const cell = 'style="padding:4px 12px 4px 0;text-align:left;vertical-align:top"';
  const table = rows.map(({ label, value, href }) => {
    const text = typesetHtml(value).replaceAll('\n', '<br>');
    const linked = href ? `<a href="${typesetHtml(href)}">${text}</a>` : text;
    return `<tr><th scope="row" ${cell}>${typesetHtml(label)}</th><td ${cell}>${linked}</td></tr>`;
  });
  return [
    '<!doctype html><html lang="fr"><meta charset="utf-8"><body style="font-family:sans-serif">',
    ...before.map(paragraph),
    ...(table.length > 0 ? [`<table style="border-collapse:collapse">${table.join('')}</table>`] : []),
    ...after.map(paragraph),
    '</body></html>',
  ].join('\n');
}

function paragraph(text: string): string {
  const linked = typesetHtml(text).replaceAll(
    /https?:\/\/[^\s<>"]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return `<p>${linked.replaceAll('\n', '<br>')}</p>`;
}
