import { constantName, pascalCase, singular } from '../../../../cli/core/content/names.ts';

test.each([
  ['Variété d’été', 'VarieteDEte'],
  ['3D model', 'DModel'],
  ['Model 2x', 'Model2X'],
  ['a/b', 'AB'],
  ['__proto__', 'Proto'],
  ['𐐨 tree', '𐐀Tree'],
])('%s becomes the name of a type: %s', (title, expected) => {
  expect(pascalCase(title)).toBe(expected);
});

test.each([
  ['entries', 'entry'],
  ['items', 'item'],
  ['Readings', 'Reading'],
  ['address', 'address'],
  ['grid', 'grid'],
])('one of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test.each([
  ['import', '_import'],
  ['2026-news', '_2026News'],
  ['town-list', 'townList'],
  ['v1.2+3', 'v123'],
  ['🎄', '_'],
])('the constant of %s is %s', (name, expected) => {
  expect(constantName(name)).toBe(expected);
});
