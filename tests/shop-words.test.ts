// The layers that any shop may use know none of the things that this one sells and shows.
import { readFileSync } from 'node:fs';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';

const GENERIC =
  /^(?:core\/(?:annotations|content|diagnostics|edit|files|generate|git|language|model\/computed|settle|values|workspace|yaml)|desk|editors)\//;
/** What the first page of the desk offers for this shop has its folder. Seasons are the tool's: `sapin season` goes from one to the next. */
const OWN = /^desk\/shop\//;
const WORDS = /(?<![a-z])(?:varieties|variety|nordmann|firs?|towns?|finder|traits?)(?![a-z])/gi;

/** The shop's words in the code of a file, whose comments may give examples. */
function wordsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*$/gm, '');
  return code.replace(/([a-z])(?=[A-Z])/g, '$1 ').match(WORDS) ?? [];
}

test('words are found in names and texts, and not in comments', () => {
  expect(wordsIn("const townNames = content.find('varieties'); // a town\n/** finder */")).toEqual([
    'town',
    'varieties',
  ]);
});

test('the generic layers know no word of this shop', () => {
  const files = entriesBelow('cli')
    .map(({ path }) => path)
    .filter((file) => GENERIC.test(file) && !OWN.test(file) && /\.(?:ts|tsx|mjs)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, ...wordsIn(readFileSync(`cli/${file}`, 'utf8'))]);
  expect(found.filter(([, ...words]) => words.length > 0)).toEqual([]);
});
