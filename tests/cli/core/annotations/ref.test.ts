import { describe, expect, test } from 'vitest';
import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';

describe('a reference', () => {
  const UNKNOWN = (value: string, hint: string) =>
    `ref/unknown: « ${value} » n’existe pas dans towns/ -> ${hint}`;
  const NAME = 'écrivez le nom d’un fichier de towns/, sans « .yaml » : colmar, eguisheim, turckheim';
  const CREATE = (slug: string) => `${NAME} ; ou créez towns/${slug}.yaml`;
  const EMPTY = (more = '') => `ref/empty: « Commune » est vide -> ${NAME}${more}`;

  test.each([
    ['[colmar, eguishem]', `3:18-3:26 ${UNKNOWN('eguishem', 'vouliez-vous dire « eguisheim » ?')}`],
    ['[Colmar]', `3:10-3:16 ${UNKNOWN('Colmar', 'vouliez-vous dire « colmar » ?')}`],
    ['[strasbourg]', `3:10-3:20 ${UNKNOWN('strasbourg', CREATE('strasbourg'))}`],
    ['[constructor]', `3:10-3:21 ${UNKNOWN('constructor', CREATE('constructor'))}`],
    ['[__proto__]', `3:10-3:19 ${UNKNOWN('__proto__', NAME)}`],
  ])('to no entry: %j', (list, expected) => {
    expect(complaintsOfTown(`nearby: ${list}`)).toEqual([expected]);
  });

  test.each([
    ['[""]', `3:10-3:12 ${EMPTY(' ; si cette ligne est de trop, effacez-la')}`],
    ['\n  -', `4:3-4:4 ${EMPTY(' ; si cette ligne est de trop, effacez-la')}`],
  ])('to nothing: %j', (list, expected) => {
    expect(complaintsOfTown(`nearby: ${list}`)).toEqual([expected]);
  });

  test('may be to its own entry and to others', () => {
    expect(complaintsOfTown('nearby: [turckheim, colmar]')).toEqual([]);
  });

  test('to a file that has faults of its own is not a dead one', () => {
    expect(
      complaintsAbout({ 'towns/eguisheim.yaml': 'name: "Eguisheim\n' }).map((line) => line.split(' ')[1]),
    ).toEqual(['yaml/syntax:']);
  });
});
