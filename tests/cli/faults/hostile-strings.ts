/** What wants to run: the same call in every string, so that a test can look for it. */
const CALL = 'alert(1)';

const inHtml = [
  `<script>${CALL}</script>`,
  `<script src="https://a.example/a.js"></script>`,
  `<img src="x" onerror="${CALL}">`,
  `<svg onload="${CALL}"></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text>a</text></a></svg>`,
  `<math><mtext><style><img src="x" onerror="${CALL}"></style></mtext></math>`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<form action="javascript:${CALL}"><button>a</button></form>`,
  `<a href="javascript:${CALL}">a</a>`,
  `<base href="https://a.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CALL}">`,
  `<style>*{background:url(javascript:${CALL})}</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>"></noscript>`,
];

/** How a tag may hide from a search for it. */
const disguises: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => html.toUpperCase().replaceAll('ALERT', 'alert'),
  (html) => `"'>${html}`,
  (html) => `</script>${html}`,
  (html) => `</title></style></textarea>${html}`,
  (html) => `<!-- -->${html}`,
  (html) => `]]>${html}`,
  (html) => `a\n\n${html}\n\nb`,
  (html) => html.replace('<', '<\u0000'),
  (html) => html.replaceAll('<', '&lt;'),
];

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'javascript&colon;',
  '&#106;avascript:',
  'data:text/html,<script>',
  'file:///etc/passwd?',
  'http:',
  '//a.example/',
  'https://a.example/"><img src=x onerror=',
  "https://a.example/' onmouseover='",
];

const addresses = schemes.map((scheme) => `${scheme}${CALL}`);

const asMarkdown: readonly ((address: string) => string)[] = [
  (address) => `[a](${address})`,
  (address) => `[a](<${address}>)`,
  (address) => `![a](${address})`,
  (address) => `<${address}>`,
  (address) => `[a]: ${address}\n\n[a]`,
];

/** Texts that mean harm, none twice. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...inHtml.flatMap((html) => disguises.map((disguise) => disguise(html))),
    ...addresses,
    ...addresses.flatMap((address) => asMarkdown.map((link) => link(address))),
  ]),
];
