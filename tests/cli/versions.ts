import fc from 'fast-check';
import { CONTENT } from './small-project.ts';

/** What may become of each file from one run to the next; `null` takes it away. */
const VERSIONS: Readonly<Record<string, readonly (string | null)[]>> = {
  'towns/colmar.yaml': [
    CONTENT['towns/colmar.yaml'],
    'name: Eguisheim\npostalCode: "68000"\n',
    'name: "\n',
    'name: C\npostalCode: "68000"\ntext: "{{deadline}} {{radius}}"\nimage: sapin.svg\nlink: /communes/eguisheim\n',
  ],
  'towns/eguisheim.yaml': [
    CONTENT['towns/eguisheim.yaml'],
    null,
    'name: Eguisheim\npostalCode: "68420"\nnearby: [colmar, turckheim]\nimage: https://images.example/a.jpg\n',
    '',
  ],
  'towns/turckheim.yaml': [
    null,
    'name: Turckheim\npostalCode: "68230"\nlink: /plan\ntext: au bord de de l’eau\n',
  ],
  'facts/deadline.yaml': [
    CONTENT['facts/deadline.yaml'],
    CONTENT['facts/deadline.yaml'].replace('[town]', '[]'),
    `${CONTENT['facts/deadline.yaml']}decision: "12-22"\n`,
  ],
  'facts/radius.yaml': [CONTENT['facts/radius.yaml'], null],
  'site.yaml': [CONTENT['site.yaml'], 'name: a\nimageHosts: []\n', 'name: "\n'],
  'routes.yaml': [
    CONTENT['routes.yaml'],
    `${CONTENT['routes.yaml']}  - {page: plan, path: /plan, title: a}\n`,
  ],
  'images/sapin.svg': [CONTENT['images/sapin.svg'], null],
  'pages/home.yaml': [CONTENT['pages/home.yaml'], null],
};

/** A file of the small project and its next text, or none. */
export type Step = readonly [file: string, text: string | null];

/** Any file becomes any of its versions. */
export const step: fc.Arbitrary<Step> = fc
  .constantFrom(...Object.entries(VERSIONS))
  .chain(([file, versions]) => fc.constantFrom(...versions.map((text): Step => [file, text])));
