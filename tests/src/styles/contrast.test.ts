import { readFileSync } from 'node:fs';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split(/@media (?:screen and \(prefers-color-scheme: dark\)|print)/);
const themes = { light: tokensOf(light), dark: new Map([...tokensOf(light), ...tokensOf(dark)]) };

/** What lies on what, by the least contrast that WCAG 2.2 asks: AAA for body text, AA for the rest, 3 for what is not text. */
const pairs: readonly (readonly [least: number, over: string, under: readonly string[]])[] = [
  [7, 'text', ['page', 'raised', 'sunken', 'success-ground', 'error-ground']],
  [7, 'quiet', ['page', 'raised', 'sunken']],
  [7, 'heading', ['page', 'raised', 'sunken']],
  [7, 'on-night', ['night', 'sky']],
  [7, 'on-night-quiet', ['night', 'sky']],
  [7, 'on-night-accent', ['night']],
  [4.5, 'link', ['page', 'raised', 'sunken']],
  [4.5, 'on-accent', ['accent', 'accent-strong']],
  [4.5, 'accent-text', ['page', 'raised', 'sunken']],
  [4.5, 'success', ['success-ground']],
  [4.5, 'error', ['error-ground', 'raised', 'page']],
  [3, 'icon', ['page', 'raised', 'sunken', 'plate-1', 'plate-2', 'plate-3', 'plate-4']],
  [3, 'star', ['page', 'raised']],
  [3, 'field-line', ['page', 'raised']],
  [3, 'focus', ['page', 'raised', 'sunken']],
  [3, 'on-night-focus', ['night', 'sky']],
];

/** They carry no meaning: lines between things that spacing sets apart already, the cloth, and the page's own colour as a veil. */
const decorative = ['line', 'night-line', 'warp-red', 'warp-blue', 'cloth-blue', 'cloth-ground', 'veil'];

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  test.each(pairs.flatMap(([least, over, unders]) => unders.map((under) => [over, under, least] as const)))(
    '%s on %s has a contrast of at least %d',
    (over, under, least) => {
      expect(contrast(colour(tokens, over), colour(tokens, under))).toBeGreaterThanOrEqual(least);
    },
  );
});

test('every colour with a purpose is measured, or says nothing', () => {
  const measured = new Set([...pairs.flatMap(([, over, under]) => [over, ...under]), ...decorative]);
  const named = [...themes.dark.keys()].flatMap((name) => name.match(/^--color-(.+)$/)?.[1] ?? []);
  expect(named.filter((name) => !measured.has(name))).toEqual([]);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function tokensOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function colour(tokens: ReadonlyMap<string, string>, name: string): string {
  let value = tokens.get(`--color-${name}`) ?? '';
  for (let reference = /^var\((.+)\)$/.exec(value); reference; reference = /^var\((.+)\)$/.exec(value))
    value = tokens.get(reference[1] ?? '') ?? '';
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--color-${name} is not a colour: ${value}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
