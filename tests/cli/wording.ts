import type { Reader } from '../../cli/core/language/reader.ts';
import type { Language, Wording } from '../../cli/core/language/wording.ts';

/** Fails where a message breaks the rules of its language; to be called for whatever a test has put into words. */
function expectSoundWording({ message, hint }: Wording, language: Language, about: string): void {
  expect(message, about).not.toBe('');
  expect(hint, `${about}: what to do`).toMatch(/\S/);
  for (const text of [message, hint ?? '']) {
    expect(text, about).not.toMatch(/\bundefined\b|\bnull\b(?! byte)|NaN|\[object|\$\{/);
    expect(text, about).not.toMatch(/[.!]$|^\s|\s$/);
  }
  if (language !== 'fr') return;
  expect(`${message} ${hint}`, about).not.toContain('« »');
  const own = `${message} ${hint}`.replace(/« [^»]* »|"[^"]*"/g, '…'); // what is quoted is the content's
  expect(own, `${about}: apostrophes`).not.toMatch(/\p{L}'\p{L}/u);
  expect(own, `${about}: double marks`).not.toMatch(/\p{L}[;!?](?:\s|$)/u);
}

/** An editor at the desk, who reads titles where others read the names of files. */
const AT_DESK: Reader = {
  isAtDesk: true,
  file: () => '« la fiche »',
  folder: () => '« les fiches »',
  entry: () => 'cette fiche',
  surface: () => 'cette page',
  field: () => '« le champ »',
  value: () => 'cette valeur',
};

/** What only somebody with the files can do. */
const OF_THE_TOOL =
  /\bnpm run|\bsapin (?:check|consistency|decide|desk|fix|generate|new|rename|season|stats|where)\b|--[a-z]+|Visual Studio/;
/** What there is not in a form. */
const OF_FILES =
  /\.yaml\b|\byaml\b|\bjson\b|\bfichiers?\b|\b(?:le|un|du|au|ce) dossier\b|\bslugs?\b|\bschémas?\b|\bidentifiants?\b|\bdans [a-z]+\/|« ?[a-z]\w*: |entre guillemets|(?:cette|sa|une) ligne (?:commence|«)|(?:écrivez|attend|être|« ?)(?: true| false|true|false)\b/i;
/** The desk shows a file that cannot be read as it is. */
const IN_A_FILE = /^yaml\//;
/** No form has a place for these. */
const OF_THE_PROJECT = /^file\/|^schema\/(?:broken|json|same-title|slow-pattern)$/;

/** Fails where an editor at the desk reads what is not for them, or is left without advice. */
function expectWordsOfForms(wording: Wording, about: string): void {
  expectSoundWording(wording, 'fr', about);
  const said = `${wording.message} -> ${wording.hint}`.replace(/l’image « [^»]* »/, 'l’image');
  expect(said, `${about}, at the desk`).not.toMatch(OF_THE_TOOL);
  if (!IN_A_FILE.test(about)) expect(said, `${about}, at the desk`).not.toMatch(OF_FILES);
}

/** The same in both languages, which must differ, and at the desk. */
export function expectBothLanguages(
  wordingIn: (language: Language, reader?: Reader) => Wording,
  about: string,
): void {
  if (!OF_THE_PROJECT.test(about)) expectWordsOfForms(wordingIn('fr', AT_DESK), about);
  const [fr, en] = [wordingIn('fr'), wordingIn('en')];
  expectSoundWording(fr, 'fr', about);
  expectSoundWording(en, 'en', about);
  expect(fr.message, `${about}: French and English`).not.toBe(en.message);
}
