import type { FrameChange } from '../../../cli/compare/preview.ts';
import { frameSentence, shortened } from '../../../cli/compare/words.ts';
import { momentOf } from '../../../cli/core/git/moment.ts';

const change: FrameChange = {
  parts: ['menu', 'footer'],
  addresses: ['/', '/a', '/b'],
  only: ['/a', '/b'],
  isEverywhere: false,
  rows: [],
  words: [{ before: 'de 9 h à 20 h', after: 'de 9 h à 19 h' }, { after: 'un' }, { after: 'deux' }],
};

test('a change around the pages is one line that counts the pages and names what changed', () => {
  expect(frameSentence(change, 'fr')).toBe(
    '2 pages : le menu et le pied de page (« de 9 h à 20 h » → « de 9 h à 19 h » ; « un » s’ajoute ; et 1 autre changement)',
  );
  expect(frameSentence(change, 'en')).toBe(
    '2 pages: the menu and the footer ("de 9 h à 20 h" → "de 9 h à 19 h"; "un" is new; and 1 other change)',
  );
});

test('a change around the pages of every page says so, and from when visitors see it', () => {
  const notice: FrameChange = {
    ...change,
    parts: ['notices'],
    isEverywhere: true,
    words: [{ after: 'Verglas' }],
    from: new Date(2027, 1, 10, 8).getTime(),
  };
  expect(frameSentence(notice, 'fr')).toBe(
    'sur toutes les pages : les annonces (« Verglas » s’ajoute ; à partir du 10 février 2027 à 08:00)',
  );
});

test('a change around the pages that changes pages only which change otherwise says so', () => {
  expect(frameSentence({ ...change, parts: ['footer'], only: [], words: [] }, 'fr')).toBe(
    'sur ces pages aussi : le pied de page',
  );
});

test('a long sentence is shortened to what differs', () => {
  const [before, after] = ['42', '43'].map(
    (price) =>
      `Dans ce long début qui n’en finit pas le prix est de ${price} euros, et une fin plus longue encore`,
  );
  expect(shortened({ before: before ?? '', after: after ?? '' })).toEqual({
    before: '… pas le prix est de 42 euros, et une fin plus …',
    after: '… pas le prix est de 43 euros, et une fin plus …',
  });
  expect(shortened({ after: 'mot '.repeat(40) }).after?.length).toBeLessThan(100);
});

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['7d', '2026-11-16T12:00:00.000Z'],
  ['7j', '2026-11-16T12:00:00.000Z'],
  ['2w', '2026-11-09T12:00:00.000Z'],
  ['12h', '2026-11-23T00:00:00.000Z'],
])('a moment: %s lies so long ago', (since, moment) => {
  expect(momentOf(since, now)?.toISOString()).toBe(moment);
});

test('a moment may be the beginning of a day', () => {
  expect(momentOf('2026-11-16', now)).toEqual(new Date(2026, 10, 16));
});

test.each(['hier', '7', '7m', '2026-02-30', '2026-13-01', '-7d', ''])('a moment is not %j', (since) => {
  expect(momentOf(since, now)).toBeUndefined();
});
