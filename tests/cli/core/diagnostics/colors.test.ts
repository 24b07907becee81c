import { makeColors } from '../../../../cli/core/diagnostics/colors.ts';

test.each([
  ['at a terminal', true, {}, true, true],
  ['into a file', true, {}, false, false],
  ['at a terminal that can do nothing', true, { TERM: 'dumb' }, true, false],
  ['NO_COLOR', true, { NO_COLOR: '1' }, true, false],
  ['NO_COLOR, empty, which says nothing', true, { NO_COLOR: '' }, true, true],
  ['NO_COLOR against FORCE_COLOR', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  ['FORCE_COLOR into a file', true, { FORCE_COLOR: '1' }, false, true],
  ['FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false, false],
  ['--no-color', false, {}, true, false],
])('%s', (_, wanted, environment, isTerminal, colored) => {
  expect(makeColors(wanted, environment, isTerminal).red('a') !== 'a').toBe(colored);
});
