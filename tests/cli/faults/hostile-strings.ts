/** What wants to run: the same call in every string, so that a test can look for it. */
const CALL = 'alert(1)';

const inHtml = [
  `<script>${CALL}</script>`,
  `<script src="https://a.example/a.js"></script>`,
  `<img src="x" onerror="${CALL}">`,
  `<svg onload="${CALL}"></svg>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text>a</text></a></svg>`,
  `<svg><animate onbegin="${CALL}" attributeName="x"></svg>`,
  `<math><mtext><style><img src="x" onerror="${CALL}"></style></mtext></math>`,
  `<math href="javascript:${CALL}">a</math>`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>${CALL}</script>"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<form action="javascript:${CALL}"><button>a</button></form>`,
  `<button formaction="javascript:${CALL}">a</button>`,
  `<a href="javascript:${CALL}">a</a>`,
  `<base href="https://a.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CALL}">`,
  `<link rel="stylesheet" href="https://a.example/a.css">`,
  `<style>*{background:url(javascript:${CALL})}</style>`,
  `<body onload="${CALL}">`,
  `<details open ontoggle="${CALL}">a</details>`,
  `<video><source onerror="${CALL}"></video>`,
  `<input autofocus onfocus="${CALL}">`,
  `<template><script>${CALL}</script></template>`,
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
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6A;avascript:',
  'javascript&#58;',
  '%6Aavascript:',
  'vbscript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://a.example/',
  'file:///etc/passwd?',
  'view-source:javascript:',
  'http:',
  '//a.example/',
  '\\\\a.example\\',
  '/\\a.example/',
  'https:javascript:',
  'https://a.example/"><img src=x onerror=',
  "https://a.example/' onmouseover='",
  'tel:3"onclick=',
  '/contact"onclick=',
];

const addresses = schemes.map((scheme) => `${scheme}${CALL}`);

const asMarkdown: readonly ((address: string) => string)[] = [
  (address) => `[a](${address})`,
  (address) => `[a](<${address}>)`,
  (address) => `![a](${address})`,
  (address) => `<${address}>`,
  (address) => `[a]: ${address}\n\n[a]`,
];

const others = [
  '{{',
  '{{nothing}}',
  '{{constructor}}',
  '{{__proto__}}',
  '{{ {{x}} }}',
  '#{alert(1)}',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u202Etxt.exe',
  '\u2066a\u2069\u202Eb',
  '\u2028alert(1)',
  '\u0085\u0007\u001B[31m',
  '\uFEFF<b>',
  '__proto__',
];

/** Texts that mean harm, none twice. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...inHtml.flatMap((html) => disguises.map((disguise) => disguise(html))),
    ...addresses,
    ...addresses.flatMap((address) => asMarkdown.map((link) => link(address))),
    ...others,
  ]),
];
