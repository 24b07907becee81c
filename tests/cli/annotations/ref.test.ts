import { describe, expect, test } from 'vitest';
import { complaintsAbout, complaintsOfTown } from '../content-folder.ts';

describe('a reference', () => {
  test.each([
    [
      'close to an entry',
      'nearby: [colmar, eguishem]',
      ['3:18-3:26 ref/unknown: « eguishem » n’existe pas dans towns/ -> vouliez-vous dire « eguisheim » ?'],
    ],
    [
      'in capitals',
      'nearby: [Colmar]',
      ['3:10-3:16 ref/unknown: « Colmar » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?'],
    ],
    [
      'far from any',
      'nearby: [strasbourg]',
      [
        '3:10-3:20 ref/unknown: « strasbourg » n’existe pas dans towns/ -> créez towns/strasbourg.yaml, ou nommez une entrée qui existe',
      ],
    ],
    [
      'that is no slug',
      'nearby:\n  - eguisheim\n   - colmar',
      [
        '4:5-5:12 ref/unknown: « eguisheim - colmar » n’existe pas dans towns/ -> deux éléments de la liste se lisent comme un seul : mettez leurs tirets dans la même colonne',
      ],
    ],
    [
      'named like what every object has',
      'nearby: [constructor, __proto__]',
      [
        '3:10-3:21 ref/unknown: « constructor » n’existe pas dans towns/ -> créez towns/constructor.yaml, ou nommez une entrée qui existe',
        '3:23-3:32 ref/unknown: « __proto__ » n’existe pas dans towns/ -> nommez une entrée de towns/ : le nom de son fichier, sans « .yaml »',
      ],
    ],
    ['to itself and to others', 'nearby: [turckheim, colmar]', []],
  ])('%s', (_, line, expected) => {
    expect(complaintsOfTown(line)).toEqual(expected);
  });

  test('to a file that has faults of its own is no dead one', () => {
    expect(
      complaintsAbout({ 'towns/eguisheim.yaml': 'name: "Eguisheim\n' }).map((line) => line.split(' ')[1]),
    ).toEqual(['yaml/syntax:']);
  });
});
