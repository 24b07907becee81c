import { SCHEMAS } from '../../small-project.ts';
import { warningsOf, warningsOfText } from './warnings-of.ts';

const SCHEMA = SCHEMAS['pages/home.schema.json'];
const schemas = {
  'pages/home.schema.json': {
    ...SCHEMA,
    properties: { ...SCHEMA.properties, alt: { type: 'string', 'x-text': true } },
    required: ['title', 'alt'],
  },
};

/** Texts of a town, or where a key is named, of that field of a page; the one line that each code finds, if any. */
const CASES: Readonly<
  Record<string, readonly (readonly [text: string, line?: string | undefined, key?: string | undefined])[]>
> = {
  'text/alternative': [
    [
      'Une photo de sapin',
      '2:6-2:18 « Une photo de » ne dit rien de ce que l’on voit -> commencez par ce que l’on voit : le lecteur d’écran dit déjà que c’est une image',
      'alt',
    ],
    ['Un sapin sous la neige', undefined, 'alt'],
    ['Vuedemer, un village', undefined, 'alt'],
    ['Un enfant dessine une image', undefined, 'alt'],
    ['Image de carte postale'],
  ],
  'text/boast': [
    [
      'Une ve\u0301ritable fe\u0302te.',
      '3:11-3:21 « véritable » vante et ne montre rien -> dites ce qui se voit, se mesure ou se sent',
    ],
  ],
  'text/full-stop': [
    ['Sapins de Noël.', '1:22-1:23 « Titre » finit par un point -> retirez-le', 'title'],
    ['Sapins de Noël', undefined, 'title'],
    ['Sapins...', undefined, 'title'],
    ['Et ailleurs ?', undefined, 'title'],
    ['Nous livrons.'],
  ],
  'text/informal': [
    ['Un de\u0301lai te\u0301le\u0301phone\u0301.'],
    [
      'La ve\u0301rite\u0301, tu la sais.',
      '3:20-3:22 « tu » tutoie le lecteur -> le site vouvoie : écrivez « vous »',
    ],
  ],
  'text/no-break-space': [
    ...['\u00a0', '\u202f', '\u2009'].map(
      (space) =>
        [
          `Un sapin${space}?`,
          '3:15-3:16 une espace insécable est tapée à la main -> tapez une espace simple : le site place lui-même les insécables',
        ] as const,
    ),
    ['Un sapin ?'],
  ],
};

describe.each(Object.entries(CASES))('%s', (code, cases) => {
  test.each(cases)('%j', (text = '', line, key) => {
    const found =
      key === undefined
        ? warningsOfText(code, text)
        : pageWith(code, key, text).map((each) => each.replace('pages/home.yaml:', ''));
    expect(found).toEqual(line === undefined ? [] : [line]);
  });
});

function pageWith(code: string, key: string, text: string): readonly string[] {
  return key === 'alt'
    ? warningsOf(code, { 'pages/home.yaml': `title: a\nalt: ${text}\n` }, schemas)
    : warningsOf(code, { 'pages/home.yaml': `${key}: ${text}\n` });
}
