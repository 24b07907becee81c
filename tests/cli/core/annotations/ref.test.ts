import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

test.each(transcript`
  a slip | nearby: [colmar, eguishem]
  > 3:18-3:26 ref/unknown: « eguishem » n’existe pas dans towns/ -> vouliez-vous dire « eguisheim » ?
  a capital | nearby: [Colmar]
  > 3:10-3:16 ref/unknown: « Colmar » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?
  no entry | nearby: [strasbourg]
  > 3:10-3:20 ref/unknown: « strasbourg » n’existe pas dans towns/ -> écrivez le nom d’un fichier de towns/, sans « .yaml » : colmar, eguisheim, turckheim ; ou créez towns/strasbourg.yaml
  what every object has | nearby: [constructor]
  > 3:10-3:21 ref/unknown: « constructor » n’existe pas dans towns/ -> écrivez le nom d’un fichier de towns/, sans « .yaml » : colmar, eguisheim, turckheim ; ou créez towns/constructor.yaml
  what no file can be called | nearby: [__proto__]
  > 3:10-3:19 ref/unknown: « __proto__ » n’existe pas dans towns/ -> écrivez le nom d’un fichier de towns/, sans « .yaml » : colmar, eguisheim, turckheim
  an empty text | nearby: [""]
  > 3:10-3:12 ref/empty: « Commune » est vide -> écrivez le nom d’un fichier de towns/, sans « .yaml » : colmar, eguisheim, turckheim ; si cette ligne est de trop, effacez-la
  an empty item | nearby: \n  -
  > 4:3-4:4 ref/empty: « Commune » est vide -> écrivez le nom d’un fichier de towns/, sans « .yaml » : colmar, eguisheim, turckheim ; si cette ligne est de trop, effacez-la
  its own entry and another | nearby: [turckheim, colmar]
`)('a reference to $title', ({ given: [lines = ''], expected }) => {
  expect(complaintsOfTown(lines)).toEqual(expected);
});

test('a reference to a file that has faults of its own is not a dead one', () => {
  expect(
    complaintsAbout({ 'towns/eguisheim.yaml': 'name: "Eguisheim\n' }).map((line) => line.split(' ')[1]),
  ).toEqual(['yaml/syntax:']);
});
