import { withoutChange } from '../../../../cli/core/text/without-change.ts';

const OLD = 'Le stand est près du vieux tilleul. Sonnez.';
const THEN = 'Le stand est sous le vieux tilleul. Sonnez.';

test.each([
  ['another sentence', `${THEN.slice(0, -1)} deux fois.`, `${OLD.slice(0, -1)} deux fois.`],
  ['words before it', `Ici : ${THEN}`, `Ici : ${OLD}`],
  ['nothing', THEN, OLD],
  ['that it was undone', OLD, OLD],
  ['other words in its place', THEN.replace('sous', 'derrière'), undefined],
])('of a text that has changed since by %s', (_, present, undone) => {
  expect(withoutChange(OLD, THEN, present)).toBe(undone);
});
