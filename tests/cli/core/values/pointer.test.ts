import fc from 'fast-check';
import { pointerSteps, pointerTo } from '../../../../cli/core/values/pointer.ts';
import { assertProperty } from '../../property.ts';

test('a pointer is the steps that made it', () => {
  assertProperty(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('/', '~', '~1', '', '0'))), (steps) => {
      expect(pointerSteps(steps.reduce<string>(pointerTo, ''))).toEqual(steps);
    }),
  );
});

test('the document is the empty pointer, and an index is a step', () => {
  expect(pointerSteps('')).toEqual([]);
  expect(pointerTo(pointerTo('', 'a/b~c'), 2)).toBe('/a~1b~0c/2');
});
