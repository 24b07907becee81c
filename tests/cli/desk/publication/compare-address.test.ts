import { compareAddress } from '../../../../cli/desk/publication/compare-address.ts';
import { transcript } from '../../transcript.ts';

test.each(transcript`
  https://github.com/anne/sapin.git
  > https://github.com/anne/sapin/compare/main...proposition/noel
  https://anne:secret@github.com/anne/sapin
  > https://github.com/anne/sapin/compare/main...proposition/noel
  git@github.com:anne/sapin.git
  > https://github.com/anne/sapin/compare/main...proposition/noel
  git@gitlab.com:shops/trees/sapin.git
  > https://gitlab.com/shops/trees/sapin/-/compare/main...proposition/noel
  https://bitbucket.org/anne/sapin.git
  > https://bitbucket.org/anne/sapin/branches/compare/proposition%2Fnoel%0Dmain
`)('$title', ({ title: remote, expected: [address] }) => {
  expect(compareAddress(remote, 'main', 'proposition/noel')).toBe(address);
});

test.each(['/srv/git/sapin.git', 'https://example.org/git/sapin', ''])('none is made up for %s', (remote) => {
  expect(compareAddress(remote, 'main', 'proposition/noel')).toBeNull();
});
