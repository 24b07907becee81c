import { describe, expect, test } from 'vitest';
import { complaintsAbout, complaintsOfTown } from '../content-folder.ts';

describe('a reference', () => {
  const UNKNOWN = (value: string, hint: string) =>
    `ref/unknown: « ${value} » n’existe pas dans towns/ -> ${hint}`;
  const CREATE = (slug: string) => `créez towns/${slug}.yaml, ou nommez une entrée qui existe`;
  const NO_SLUG = 'nommez une entrée de towns/ : le nom de son fichier, sans « .yaml »';

  test.each([
    ['[colmar, eguishem]', `3:18-3:26 ${UNKNOWN('eguishem', 'vouliez-vous dire « eguisheim » ?')}`],
    ['[Colmar]', `3:10-3:16 ${UNKNOWN('Colmar', 'vouliez-vous dire « colmar » ?')}`],
    ['[strasbourg]', `3:10-3:20 ${UNKNOWN('strasbourg', CREATE('strasbourg'))}`],
    ['[constructor]', `3:10-3:21 ${UNKNOWN('constructor', CREATE('constructor'))}`],
    ['[__proto__]', `3:10-3:19 ${UNKNOWN('__proto__', NO_SLUG)}`],
  ])('to no entry: %j', (list, expected) => {
    expect(complaintsOfTown(`nearby: ${list}`)).toEqual([expected]);
  });

  test('may be to its own entry and to others', () => {
    expect(complaintsOfTown('nearby: [turckheim, colmar]')).toEqual([]);
  });

  test('to a file that has faults of its own is no dead one', () => {
    expect(
      complaintsAbout({ 'towns/eguisheim.yaml': 'name: "Eguisheim\n' }).map((line) => line.split(' ')[1]),
    ).toEqual(['yaml/syntax:']);
  });
});
