import { typesetHtml } from '../text/typeset-html.ts';

interface HtmlDocument {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  /** As HTML. */
  readonly body: string;
}

/** A page that needs no other file, and that search engines leave out. */
export function htmlDocument({ language, title, style, body }: HtmlDocument): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${typesetHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
