import { fold } from '../shared/fold.ts';

/** Marks of Markdown may stand between the two words. */
const ELIDED = /(?<![\p{L}-])(?:[cdjlmnst]|(?:jus|lors|puis|quel|quoi)?qu)['’](?=[*_[]*$)/iu;
const WHOLE =
  /(?<![\p{L}-])(?:au|ce|de|du|je|la|le|ma|me|ne|sa|se|ta|te|(?:jus|lors|puis|quoi)?que)\s+(?=[*_[]*$)/iu;
const FIRST_WORD = /^[*_[]*(\p{L}[\p{L}\p{M}-]*)/u;

/** `d’nos`, `de Alsace`. What begins with `h` or `y` may be joined either way. */
export function misjoined(before: string, after: string): string | undefined {
  const [, word = ''] = FIRST_WORD.exec(after) ?? [];
  const sound = fold(word);
  const isVowel = /^[aeiou]/.test(sound) && !/^(?:onz|oui)/.test(sound);
  const joint = (isVowel ? WHOLE : /^[b-df-gj-np-tv-xz]/.test(sound) ? ELIDED : null)?.exec(before)?.[0];
  return joint && joint.replace(/\s+/, ' ') + word;
}
