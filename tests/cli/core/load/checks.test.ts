import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { MARKS } from '../../../../cli/core/annotations/marks.ts';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import { STYLE } from '../../../../cli/core/checks/style.ts';
import { CHECKS } from '../../../../cli/core/load/checks.ts';
import { SHOP_CHECKS } from '../../../../cli/core/shop/checks/registry.ts';

/** What a folder holds beside checks or annotations; `marks.ts` has no behaviour to test. */
const SUPPORT =
  'annotation bounds check-kinds finder-trees marks registry run-annotations scalars shape text-to-check'.split(
    ' ',
  );

test.each([
  // `style.ts` holds several.
  ['core/checks', CHECKS.length - SHOP_CHECKS.length - STYLE.length + 1],
  ['core/shop/checks', SHOP_CHECKS.length],
  ['core/annotations', ANNOTATIONS.length - MARKS.length],
])('every file of cli/%s is registered, and tested under its name', (folder, registered) => {
  const names = readdirSync(`cli/${folder}`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => !SUPPORT.includes(name));
  expect(names).toHaveLength(registered);
  const [together = ''] = readFileSync('tests/cli/core/checks/text.test.ts', 'utf8').split(': ', 1);
  for (const name of names)
    expect(existsSync(`tests/cli/${folder}/${name}.test.ts`) || together.includes(name), name).toBe(true);
});

test('no code is worded twice', () => {
  const codes = [...ANNOTATIONS, ...CHECKS].flatMap((judge) =>
    'words' in judge ? Object.keys(judge.words) : [],
  );
  expect(codes).toEqual([...new Set(codes)]);
});
