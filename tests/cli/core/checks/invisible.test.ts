import { complaintsOfTown } from '../../content-folder.ts';

const hidden = (place: string, code: string) =>
  `${place} text/invisible: un caractère invisible se cache dans ce texte (${code}) -> effacez-le, puis retapez ce qui l’entoure`;

test.each([
  ['an escaped control', String.raw`text: "a\u0000b"`, '3:9-3:15', 'U+0000'],
  ['a mark that turns what follows', 'text: a\u202Eb', '3:8-3:9', 'U+202E'],
  ['one in a block of text', 'text: |\n  ab\n  c\u2066d', '5:4-5:5', 'U+2066'],
  ['a space without width', 'text: dé\u200Bcembre', '3:9-3:10', 'U+200B'],
  ['a joiner of emoji between letters', 'text: a\u200Db', '3:8-3:9', 'U+200D'],
  ['half of a character', String.raw`text: "a\uD800b"`, '3:9-3:15', 'U+D800'],
])('%s is refused at its place', (_, lines, place, code) => {
  expect(complaintsOfTown(lines)).toEqual([hidden(place, code)]);
});

test('it is refused in a field that is not text, too, beside what else is wrong there', () => {
  const [first, second] = complaintsOfTown('link: "https://a.example/\u202Eb"\ntext: "\\0"');
  expect(first).toBe(hidden('3:26-3:27', 'U+202E'));
  expect(second).toBe(hidden('4:8-4:10', 'U+0000'));
});

test('joined emoji, flags of regions and joiners that Persian, Sinhala and Malayalam write are seen', () => {
  const emoji = '👨\u200D👩\u200D👧 👩🏽\u200D🚒 ❤\uFE0F\u200D🔥 🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}';
  const words = 'کتاب\u200Cها ශ්\u200Dරී ന്\u200D';
  const lines = complaintsOfTown(`link: "https://a.example/?a=${emoji}"\ntext: "${emoji} ${words}"`);
  expect(lines.filter((line) => line.includes('invisible'))).toEqual([]);
});

test.each([
  ['no-break spaces and an ellipsis', 'text: "« a » b\u202Fc…"'],
  ['escapes of what can be seen', String.raw`text: "\u00e9\x41\n\t\\u0000"`],
  ['a backslash in a block', 'text: |\n  \\0 \\e'],
  ['line ends of Windows', 'text: |\r\n  a\r\n  b'],
])('%s stay', (_, lines) => {
  expect(complaintsOfTown(lines)).toEqual([]);
});
