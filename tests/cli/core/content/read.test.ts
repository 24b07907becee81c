import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { MAX_FILE_BYTES, readContentFolder } from '../../../../cli/core/content/read.ts';
import { slugify } from '../../../../cli/core/shared/slug.ts';
import { complaintsAbout, makeProject } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

const TOWN = 'name: Ribeauvillé\npostalCode: "68150"\n';

describe('a file’s bytes', () => {
  const NOT_UTF8 = (byte: number, found = 'Western (Windows 1252)') =>
    `file/encoding: le fichier n’est pas en UTF-8 (octet ${byte}) -> dans Visual Studio Code, cliquez sur l’encodage, en bas à droite : « Rouvrir avec l’encodage », « ${found} », puis, de la même façon, « Enregistrer avec l’encodage », « UTF-8 » ; dans le Bloc-notes : « Enregistrer sous », « Encodage : UTF-8 »`;

  test.each([
    ['Latin-1', Buffer.from(TOWN, 'latin1'), `1:17-1:18 ${NOT_UTF8(17)}`],
    [
      'after an emoji',
      Buffer.concat([Buffer.from('# 🎄\n'), Buffer.from('a: é', 'latin1')]),
      `2:4-2:5 ${NOT_UTF8(11)}`,
    ],
    ['UTF-16', Buffer.from(`\ufeff${TOWN}`, 'utf16le'), `1:1-1:2 ${NOT_UTF8(1, 'UTF-16 LE')}`],
  ])('that are not UTF-8 (%s) are refused at the first wrong one', (_, bytes, expected) => {
    expect(complaintsAbout({ 'towns/ribeauville.yaml': bytes })).toEqual([
      `towns/ribeauville.yaml:${expected}`,
    ]);
  });

  test('that are not UTF-8 are shown as an editor would recognise them', () => {
    const [problem] = makeProject({ 'towns/ribeauville.yaml': Buffer.from(TOWN, 'latin1') }).load().problems;
    expect(problem?.text).toBe(TOWN);
  });

  test('may start with a byte-order mark, which is not a column', () => {
    const shifted = TOWN.replace('"68150"', '68150');
    expect(complaintsAbout({ 'towns/ribeauville.yaml': `\ufeff${TOWN}` })).toEqual([]);
    expect(complaintsAbout({ 'towns/ribeauville.yaml': `\ufeff${shifted}` })).toEqual(
      complaintsAbout({ 'towns/ribeauville.yaml': shifted }),
    );
  });

  test('up to one mebibyte are read, one more is refused', () => {
    const padded = (size: number) => TOWN + '#'.repeat(size - Buffer.byteLength(TOWN));
    expect(complaintsAbout({ 'towns/ribeauville.yaml': padded(MAX_FILE_BYTES) })).toEqual([]);
    expect(complaintsAbout({ 'towns/ribeauville.yaml': padded(MAX_FILE_BYTES + 1) })).toEqual([
      'towns/ribeauville.yaml:1:1-1:1 file/too-large: le fichier pèse 1025 Ko, plus que les 1024 Ko permis -> coupez-le en plusieurs entrées',
    ]);
  });
});

function complaintsOnLink(target: string, link = 'towns/lien.yaml') {
  const project = makeProject({ 'towns/lien.yaml': null });
  symlinkSync(target, path.join(project.contentDir, link));
  return project.complaints().map((line) => line.replaceAll(project.root, '/root'));
}

test('a symbolic link: within the content folder is followed', () => {
  expect(complaintsOnLink('../articles/choisir.yaml')).toEqual([
    expect.stringContaining('towns/lien.yaml:1:1-4:37 file/other-collection: '),
  ]);
});

test.each(transcript`
    out of it | ../../schemas/towns.schema.json
    > file/outside: ce lien symbolique sort du dossier de contenu (vers « /root/schemas/towns.schema.json ») -> remplacez-le par le fichier lui-même
    out of it, to a folder whose name begins alike | ../../content-2
    > file/outside: ce lien symbolique sort du dossier de contenu (vers « /root/content-2 ») -> remplacez-le par le fichier lui-même
    to itself | lien.yaml
    > file/link: ce lien symbolique tourne en rond (vers « lien.yaml ») -> remplacez-le par le fichier lui-même
  `)('a symbolic link: $title is refused', ({ given: [target = ''], expected: [expected] }) => {
  const project = makeProject();
  mkdirSync(path.join(project.root, 'content-2'));
  symlinkSync(target, path.join(project.contentDir, 'towns/lien.yaml'));
  const shown = project.complaints().map((line) => line.replaceAll(project.root, '/root'));
  expect(shown).toEqual([`towns/lien.yaml:1:1-1:1 ${expected}`]);
});

test.each([
  ['another folder', '../articles'],
  ['the content folder', '..'],
])('a symbolic link to a folder (%s) is refused, not followed', (_, target) => {
  expect(complaintsOnLink(target, 'towns/lien')).toEqual([
    'towns/lien:1:1-1:1 file/link: ce lien symbolique mène à un dossier : il n’est pas suivi -> remplacez-le par le dossier lui-même',
  ]);
});

describe('a file’s name', () => {
  test.each([
    ['Ribeauville', 'ribeauville'],
    ['ribeauvillé', 'ribeauville'],
    ['cœur_d’alsace', 'coeur-d-alsace'],
    ['__proto__', 'proto'],
    ['🎄', 'sans-nom'],
  ])('%s is not a slug', (name, suggestion) => {
    expect(complaintsAbout({ [`towns/${name}.yaml`]: TOWN })).toEqual([
      `towns/${name}.yaml:1:1-1:1 file/bad-name: le nom « ${name} » n’est pas un identifiant -> des minuscules sans accent, des chiffres et des tirets ; renommez-le « ${suggestion}.yaml »`,
    ]);
    expect(slugify(name)).toBe(suggestion);
  });

  test.each(['colmar - Copie', 'colmar - Copy', 'colmar (2)'])('%s is a copy, which may go', (name) => {
    expect(complaintsAbout({ [`towns/${name}.yaml`]: TOWN })).toEqual([
      expect.stringContaining('-> si c’est une copie faite par mégarde, effacez-la ; sinon : des minuscules'),
    ]);
  });

  test.each(['towns/aux.yaml', 'towns/com1.yaml', 'images/NUL.svg', 'images/con/a.svg'])(
    '%s cannot be on Windows',
    (file) => {
      const content = { [file]: file.endsWith('.svg') ? '<svg/>' : TOWN };
      expect(complaintsAbout(content)).toEqual([expect.stringMatching(/file\/kept-name: Windows réserve/)]);
    },
  );

  test.each(['desktop.ini', 'Thumbs.db', '.DS_Store', 'towns.yaml~'])('%s is what systems leave', (name) => {
    expect(complaintsAbout({ [`towns/${name}`]: 'x', [`images/${name}`]: 'x' })).toEqual([]);
  });

  const TWINS = (other: string) =>
    `file/same-name: ce nom ne diffère de « ${other} » que par la casse ou par la façon d’écrire les accents -> renommez l’un des deux : certains ordinateurs les confondent`;

  test('that differs from another by case only', () => {
    const content = {
      'towns/colmar-est.yaml': TOWN,
      'towns/Colmar-Est.yaml': 'name: Colmar est\npostalCode: "68000"\n',
    };
    expect(complaintsAbout(content)).toContainEqual(
      `towns/colmar-est.yaml:1:1-1:1 ${TWINS('Colmar-Est.yaml')}`,
    );
  });

  test('that differs from another by Unicode form only', () => {
    const [composed, decomposed] = ['images/é.svg', 'images/e\u0301.svg'];
    expect(complaintsAbout({ [composed]: '<svg/>', [decomposed]: '<svg/>' })).toEqual([
      `images/é.svg:1:1-1:1 ${TWINS('e\u0301.svg')}`,
    ]);
  });
});

test.each([
  ['a folder with the name of a file', 'c’est un dossier qui porte le nom d’un fichier'],
  ['a pipe', 'ce n’est pas un fichier ordinaire'],
])('what is not a content file: %s', (kind, message) => {
  const project = makeProject();
  const file = path.join(project.contentDir, 'towns/turckheim.yaml');
  if (kind === 'a pipe') execFileSync('mkfifo', [file]);
  else mkdirSync(file);
  expect(project.complaints()).toEqual([
    `towns/turckheim.yaml:1:1-1:1 file/not-a-file: ${message} -> remplacez-le par un fichier, ou supprimez-le`,
  ]);
});

test('a file without the right to read it is refused, and the others are still read', () => {
  const project = makeProject();
  execFileSync('chmod', ['-R', 'a+rX', project.root]);
  chmodSync(path.join(project.contentDir, 'towns/colmar.yaml'), 0);
  const { files, problems } = asUnprivileged(() => readContentFolder(project.contentDir));
  expect(problems).toMatchObject([
    { code: 'file/unreadable', file: 'towns/colmar.yaml', params: { reason: 'EACCES' } },
  ]);
  const read = files.map((file) => file.path);
  expect(read).toContain('site.yaml');
  expect(read).not.toContain('towns/colmar.yaml');
});

test('a content folder that is not there is one problem, not one for each file', () => {
  const project = makeProject();
  cpSync(project.contentDir, `${project.contentDir}-2`, { recursive: true });
  project.remove('.');
  expect(project.complaints()).toEqual([
    `.:1:1-1:1 file/no-content: il n’y a pas de dossier de contenu à « ${project.contentDir} » -> vérifiez le chemin que donne l’option --content`,
  ]);
});

/**
 * Runs `work` without the rights of root, which reads any file. It may load and read nothing of this project: a folder above
 * it may be closed to others.
 */
function asUnprivileged<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}
