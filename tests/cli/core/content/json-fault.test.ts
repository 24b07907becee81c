import fc from 'fast-check';
import { jsonFault } from '../../../../cli/core/content/json-fault.ts';
import { assertProperty } from '../../property.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('a text has a fault exactly when JSON.parse refuses it, and the fault lies in it', () => {
  const json = fc.json().map((text) => JSON.stringify(JSON.parse(text), null, 1));
  const cut = fc.tuple(json, fc.nat(), fc.nat(3), fc.string({ maxLength: 2, unit: 'grapheme' }));
  const damaged = cut.map(([text, at, length, put]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + put + text.slice(start + length);
  });
  const signs = fc.string({ unit: fc.constantFrom(...'{}[],:"\\ \n\t0-1.eu+ntrue\u007f') });
  assertProperty(
    fc.property(fc.oneof(json, damaged, signs), (text) => {
      const fault = jsonFault(text);
      expect(fault === undefined).toBe(isJson(text));
      const { start, end } = fault?.span ?? { start: 0, end: 0 };
      expect(start >= 0 && start <= end && end <= text.length).toBe(true);
    }),
  );
});
