import { JSDOM } from 'jsdom';
import { markdownOf } from '../../../../cli/desk/app/prose/clipboard.ts';

const read = (html: string) => markdownOf(new JSDOM(html).window.document);

/** As Word 365 copies them, without most of its styles. */
const WORD = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm;} @list l0:level1 {mso-level-text:·;} --></style></head>
<body lang=FR style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const ITEM = (words: string, level = 1, mark = '·', list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;
const WORD_CELL = (words: string) =>
  `<td width=301 valign=top style='width:226.55pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>${words}<o:p></o:p></p></td>`;

/** As Google Docs copies them. */
const SPAN = (words: string, weight = 400, style = 'normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${weight};font-style:${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`;
const GOOGLE = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b4fd1a2-7fff-0cf6">${body}</b><br class="Apple-interchange-newline">`;
const GOOGLE_ITEM = (words: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${SPAN(words)}</p></li>`;

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>.xl65 {mso-number-format:"\\#\\,\\#\\#0\\.00";}</style></head>
<body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=160 style='border-collapse:collapse;width:120pt'>
<!--StartFragment--> <col width=80 span=2 style='width:60pt'>
 <tr height=20 style='height:15.0pt'><td height=20 width=80 style='height:15.0pt;width:60pt'>Taille</td><td width=80>Prix</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20>1,50 m</td><td class=xl65 align=right>49,00&nbsp;€</td></tr>
 <tr height=20><td colspan=2>grand | petit</td></tr>
<!--EndFragment--></table></body></html>`;

test.each([
  [
    'Word: bold, italic, a link, signs of Markdown',
    WORD(
      `<p class=MsoNormal>Mesurez <b style='mso-bidi-font-weight:normal'>du sol</b> au <i>plafond</i>&nbsp;: 2*3 &lt;b&gt; [non]<o:p></o:p></p><p class=MsoNormal><span style='color:black'>Voyez <a href="https://exemple.fr/a(b)">le guide</a> et <a href="#_Toc1">plus bas</a>.</span><o:p></o:p></p>`,
    ),
    'Mesurez **du sol** au *plafond* : 2\\*3 \\<b> \\[non\\]\n\nVoyez [le guide](https://exemple.fr/a%28b%29) et plus bas.',
  ],
  [
    'Word: headings and lists within lists',
    WORD(
      `<h1>Choisir<o:p></o:p></h1>${ITEM('Petit pied')}${ITEM('à eau', 2, 'o')}${ITEM('Grand pied')}<p class=MsoNormal>Puis<o:p></o:p></p>${ITEM('Un', 1, '1.', 1)}${ITEM('Deux', 1, '2.', 1)}`,
    ),
    '## Choisir\n\n- Petit pied\n  - à eau\n- Grand pied\n\nPuis\n\n1. Un\n2. Deux',
  ],
  [
    'Word: a table',
    WORD(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'>${WORD_CELL('<b>Si vous voulez</b>')}${WORD_CELL('<b>Regardez</b>')}</tr><tr>${WORD_CELL('de la neige')}${WORD_CELL('le <b>Floqué</b>')}</tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    ),
    '| Si vous voulez | Regardez |\n|---|---|\n| de la neige | le **Floqué** |',
  ],
  [
    'Word: merged cells',
    WORD(
      '<table><tr><td colspan=2>Bois</td><td>Prix</td></tr><tr><td rowspan=2>Épicéa</td><td>jusqu’à 1 m</td><td>20 €</td></tr><tr><td>jusqu’à 2 m</td><td rowspan=9>35 €</td></tr><tr><td colspan=2 rowspan=0>Sapin</td></tr><tr></tr></table>',
    ),
    '| Bois | | Prix |\n|---|---|---|\n| Épicéa | jusqu’à 1 m | 20 € |\n| | jusqu’à 2 m | 35 € |\n| Sapin | | |',
  ],
  ['Excel: cells', EXCEL, '| Taille | Prix |\n|---|---|\n| 1,50 m | 49,00 € |\n| grand \\| petit | |'],
  [
    'Google Sheets: one cell',
    `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{}">Nordmann</td></tr></tbody></table>`,
    'Nordmann',
  ],
  [
    'Google Docs: styles, a heading, a list in a list',
    GOOGLE(
      `<h2 dir="ltr" style="line-height:1.38;">${SPAN('Quel pied ?', 700)}</h2><p dir="ltr">${SPAN('Un pied ')}${SPAN('à eau', 700)}${SPAN(', dit ')}${SPAN('Léa', 400, 'italic')}${SPAN('.')}</p><br /><ul style="margin-top:0;">${GOOGLE_ITEM('large')}<ul style="margin-top:0;">${GOOGLE_ITEM('lourd', 2)}</ul>${GOOGLE_ITEM('bas')}</ul>`,
    ),
    '## Quel pied ?\n\nUn pied **à eau**, dit *Léa*.\n\n- large\n  - lourd\n- bas',
  ],
  [
    'Google Docs: a table and a link through Google',
    GOOGLE(
      `<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312" /></colgroup><tbody><tr><td><p dir="ltr">${SPAN('Arbre', 700)}</p></td><td><p dir="ltr">${SPAN('Odeur', 700)}</p></td></tr><tr><td><p dir="ltr"><a href="https://www.google.com/url?q=https://exemple.fr/x&sa=D" style="text-decoration:none;">${SPAN('Nobilis')}</a></p></td><td><p dir="ltr">${SPAN('résine')}</p><p dir="ltr">${SPAN('agrume')}</p></td></tr></tbody></table></div>`,
    ),
    '| Arbre | Odeur |\n|---|---|\n| [Nobilis](https://exemple.fr/x) | résine agrume |',
  ],
  [
    'a web page',
    `<html><body><!--StartFragment--><h3 style="box-sizing: border-box; font-weight: 700; color: rgb(0, 0, 0);">Entretien</h3><p style="font-weight: 400; white-space: normal;">De l’eau<span>&nbsp;</span><strong style="font-weight: 600;">tous les jours</strong>.<br>Et <a href="/nos-sapins/nobilis" style="color: red;">le Nobilis</a>. <img src="https://exemple.fr/a.png" alt="a"></p><ol><li>couper</li><li><p>poser</p></li></ol><script>alert(1)</script><!--EndFragment--></body></html>`,
    '### Entretien\n\nDe l’eau **tous les jours**.  \nEt [le Nobilis](/nos-sapins/nobilis).\n\n1. couper\n2. poser',
  ],
  [
    'an editor of programs',
    `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', monospace;white-space: pre;"><div><span style="color: #569cd6;">**gras**</span></div></div>`,
    null,
  ],
  ['a picture alone', '<meta charset="utf-8"><img src="https://exemple.fr/a.jpg" alt="Un sapin"/>', ''],
])('what is copied from %s', (_, html, markdown) => {
  expect(read(html)).toBe(markdown);
});
