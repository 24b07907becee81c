import { ruleLines } from '../../cli/commands/consistency.ts';
import { makeProgram } from '../../cli/commands/program.ts';
import { manualOf } from './manual.ts';

test('docs/cli.md is what the commands say of themselves', async () => {
  await expect(manualOf(makeProgram('en', ruleLines('en')))).toMatchFileSnapshot('../../docs/cli.md');
});
