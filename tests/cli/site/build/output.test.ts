import { outputInto } from '../../../../cli/site/build/output.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

test.each([
  ['/contact.html', '/contact.html'],
  ['/contact.html', '/Contact.html'],
  ['/é.html', '/e\u0301.html'],
])('%s is written once, %j by nothing else', (first, second) => {
  const output = outputInto(temporaryFolder());
  output.write(first, 'a');
  output.write('/contact/a.html', 'b');
  expect(() => output.write(second, 'c')).toThrow(`two things have the address ${second}`);
  expect(() => output.keepFree(second)).toThrow(second);
  output.keepFree('/contact');
});
