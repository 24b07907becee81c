import { SHOP_CHECKS } from '../../../../../cli/core/shop/checks/registry.ts';
import { makeProject } from '../../../content-folder.ts';

const ANY = { title: 'Anything', type: 'object' };
const names = SHOP_CHECKS.flatMap(({ reads }) =>
  typeof reads === 'object' && typeof reads.singleton === 'string' ? [reads.singleton] : [],
);

/** Files that have the name of one of the shop's, and nothing else of it. */
const OTHERS = [
  'title: x\n',
  'seasons: 3\nquestions: {}\nopening: soon\n',
  'seasons: [spring]\nquestions: [why]\nrules: [none]\nopening: [9]\n',
  'seasons: [{name: spring}]\nquestions: [{id: why}]\nrules: []\nopening: [{hours: 9}]\n',
  'seasons: [{name: a, from: 1, through: 2}]\nquestions: []\nrules: [{question: a}]\nopening: [{}]\n',
];

test.each([...new Set(names)])('%s.yaml of another project is none of this shop’s business', (name) => {
  for (const text of OTHERS) {
    const project = makeProject(
      { [`${name}.yaml`]: text },
      { [`${name}.schema.json`]: { ...ANY, title: name } },
    );
    expect(
      project.load().problems.map(({ code, pointer }) => `${code} ${pointer}`),
      text,
    ).toEqual([]);
  }
});
