import { expect, test } from 'vitest';
import { namesThePast, quoteRequest } from '../../../../src/pages/quote/quote-request.ts';

const sizes = [{ id: '1-1.5m' }, { id: '2m+' }];

function request(fields: Readonly<Record<string, string>>, detailsDecorations = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return quoteRequest(form, { typeSapin: [], detailsDecorations, sizes });
}

test('the details of the decorations go with the request only while decorations are wanted', () => {
  expect(request({ besoinsDecorations: 'on' }, 'Rouge et or')).toMatchObject({
    besoinsDecorations: true,
    detailsDecorations: 'Rouge et or',
  });
  expect(request({}, 'Rouge et or')).toMatchObject({ besoinsDecorations: false, detailsDecorations: '' });
});

test.each([
  ['3', 3],
  ['', 0],
  ['e-', 0],
])('the quantity « %s » counts as %d', (typed, quantity) => {
  expect(request({ '2m+': typed }).quantites).toEqual({ '1-1.5m': 0, '2m+': quantity });
});

test('a field that the form lacks is empty', () => {
  expect(request({})).toMatchObject({ commentaires: '', ignifuge: false });
});

test.each([
  ['le 12 janvier 2020', true],
  ['le 4 ou le 5 décembre', false],
  ['au plus tôt', false],
  ['entre le 28 décembre 2026 et le 3 janvier 2027', false],
])('of the dates « %s » it is %s that all are over', (text, isPast) => {
  expect(namesThePast(text, new Date('2027-01-02'))).toBe(isPast);
});
