// Reads the text of the sheets of a PDF, as Chromium and Firefox write them: nothing is encrypted, all is packed by Flate.
import { constants, inflateSync } from 'node:zlib';

/** A dictionary, a list, a reference to an object, or the token itself: a name with its slash, a number, a string. */
type Value = Dictionary | readonly Value[] | Reference | string;
type Dictionary = ReadonlyMap<string, Value>;
interface Reference {
  readonly to: number;
}
interface PdfObject {
  readonly value: Value;
  /** Of bytes, each a character; empty where there is none. */
  readonly stream: string;
}
/** The text of each number that a font has for a letter, written in hexadecimal digits. */
type Letters = ReadonlyMap<string, string>;

const TOKEN =
  /%[^\r\n]*|<<|>>|[[\]]|\/[^\s<>[\]()/%]*|<[\da-f\s]*>|\((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*\)|[^\s<>[\]()/%]+/gis;
const nothing: Dictionary = new Map();

/** The letters and digits of each sheet, in the order in which they are drawn: `''` for a sheet without any. */
export function sheetsOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const follow = (value: Value | undefined): Value | undefined =>
    isReference(value) ? objects.get(value.to)?.value : value;
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = follow(value);
    return found instanceof Map ? found : nothing;
  };
  const streamOf = (value: Value | undefined) =>
    isReference(value) ? (objects.get(value.to)?.stream ?? '') : '';

  const draw = (commands: string, resources: Dictionary): string => {
    const fonts = dictionary(resources.get('/Font'));
    const drawings = dictionary(resources.get('/XObject'));
    let letters: Letters = new Map();
    let operands: string[] = [];
    let text = '';
    for (const [token] of commands.matchAll(TOKEN)) {
      if (/^[%[\]<(/\d.+-]/.test(token)) {
        operands.push(token);
        continue;
      }
      const name = operands.find((it) => it.startsWith('/')) ?? '';
      if (token === 'Tf') letters = lettersIn(streamOf(dictionary(fonts.get(name)).get('/ToUnicode')));
      if (/^(?:T[jJ]|['"])$/.test(token)) text += operands.map((it) => read(it, letters)).join('');
      const drawing = token === 'Do' ? drawings.get(name) : undefined;
      if (dictionary(drawing).get('/Subtype') === '/Form')
        text += draw(streamOf(drawing), dictionary(dictionary(drawing).get('/Resources')));
      operands = [];
    }
    return text;
  };

  const sheets = (value: Value, inherited: Dictionary): string[] => {
    const node = dictionary(value);
    const resources = node.has('/Resources') ? dictionary(node.get('/Resources')) : inherited;
    const below = follow(node.get('/Kids'));
    if (Array.isArray(below)) return below.flatMap((it) => sheets(it, resources));
    const contents = node.get('/Contents');
    const parts = Array.isArray(contents) ? contents : [contents];
    return [onlyLetters(draw(parts.map(streamOf).join('\n'), resources))];
  };
  const root = [...objects.values()].find((it) => dictionary(it.value).get('/Type') === '/Catalog');
  const tree = dictionary(root?.value).get('/Pages');
  if (!tree) throw new Error('a PDF without a tree of pages');
  return sheets(tree, nothing);
}

/** What is left of a text when fonts, spaces and hyphens may differ. */
export const onlyLetters = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

const isReference = (value: Value | undefined): value is Reference =>
  typeof value === 'object' && 'to' in value;

/** Every object by its number; Firefox packs some into the streams of others. */
function objectsOf(file: string): ReadonlyMap<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of file.matchAll(/\b(\d+) 0 obj\b(.*?)\bendobj\b/gs)) {
    const [head = '', packed] = body.split(/\bstream\r?\n/, 2);
    const value = parse(head);
    const isPacked = value instanceof Map && value.get('/Filter') === '/FlateDecode';
    const stream = packed === undefined ? '' : isPacked ? unpack(packed) : packed;
    objects.set(Number(number), { value, stream });
    if (!(value instanceof Map) || value.get('/Type') !== '/ObjStm') continue;
    const first = Number(value.get('/First'));
    const places = stream.slice(0, first).trim().split(/\s+/).map(Number);
    for (let i = 0; i < places.length; i += 2) {
      const end = places[i + 3];
      const inner = stream.slice(first + (places[i + 1] ?? 0), end === undefined ? undefined : first + end);
      objects.set(places[i] ?? 0, { value: parse(inner), stream: '' });
    }
  }
  return objects;
}

/** What follows the packed bytes, to the end of the object, is passed over. */
const unpack = (packed: string) =>
  inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');

function parse(text: string): Value {
  const open: Value[][] = [[]];
  for (const [token] of text.matchAll(TOKEN)) {
    const list = open.at(-1) ?? [];
    if (token.startsWith('%')) continue;
    if (token === '<<' || token === '[') open.push([]);
    else if (token === 'R') list.push({ to: Number(list.splice(-2)[0]) });
    else if (token === '>>' || token === ']') {
      open.pop();
      open.at(-1)?.push(token === ']' ? list : new Map(pairs(list)));
    } else list.push(token);
  }
  return open[0]?.[0] ?? '';
}

function* pairs(list: readonly Value[]): Generator<[string, Value]> {
  for (let i = 0; i + 1 < list.length; i += 2) yield [String(list[i]), list[i + 1] ?? ''];
}

/** Of a font's table from its numbers to Unicode. */
function lettersIn(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, lines = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, number = '', text = ''] of lines.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      letters.set(number.toLowerCase(), unicode(text));
  for (const [, lines = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', text = ''] of lines.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi,
    ))
      for (let step = 0; step <= Number.parseInt(to, 16) - Number.parseInt(from, 16); step++)
        letters.set(hex(Number.parseInt(from, 16) + step, from.length), unicode(text, step));
  return letters;
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');

/** `digits` are UTF-16; `step` is added to the last unit. */
function unicode(digits: string, step = 0): string {
  const units = (digits.match(/.{4}/g) ?? []).map((it) => Number.parseInt(it, 16));
  return String.fromCharCode(
    ...units.map((unit, index) => (index === units.length - 1 ? unit + step : unit)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** An operand of a command that draws text: `<…>` has digits, `(…)` bytes. */
function read(operand: string, letters: Letters): string {
  const [size = 2] = [...letters.keys()].map((it) => it.length);
  let digits = '';
  if (operand.startsWith('<')) digits = operand.slice(1, -1).replaceAll(/\s/g, '').toLowerCase();
  if (operand.startsWith('(')) {
    const bytes = operand
      .slice(1, -1)
      .replaceAll(/\\([0-7]{1,3}|.)/gs, (_, it: string) =>
        /[0-7]/.test(it) ? String.fromCharCode(Number.parseInt(it, 8)) : (ESCAPES[it] ?? it),
      );
    digits = Buffer.from(bytes, 'latin1').toString('hex');
  }
  return (digits.match(new RegExp(`.{${size}}`, 'g')) ?? []).map((it) => letters.get(it) ?? '').join('');
}
