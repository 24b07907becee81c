import type { Language } from '../language/wording.ts';
import { slugify } from '../shared/slug.ts';
import { type NameFault, nameFault } from '../values/file-name.ts';

const WORDS = {
  fr: {
    wordless: 'ce nom n’a ni lettre ni chiffre : écrivez-en au moins un',
    long: 'ce nom est trop long : quelques mots suffisent',
    kept: 'Windows réserve ce nom : ajoutez-y un mot',
    spelling: (slug: string, near: string) => `« ${slug} » ne peut pas nommer un fichier : écrivez ${near}`,
    taken: (path: string) => `${path} existe déjà`,
  },
  en: {
    wordless: 'this name has neither a letter nor a digit: write at least one',
    long: 'this name is too long: a few words are enough',
    kept: 'Windows reserves this name: add a word',
    spelling: (slug: string, near: string) => `"${slug}" cannot name a file: write ${near}`,
    taken: (path: string) => `${path} already exists`,
  },
} satisfies Record<
  Language,
  Record<NameFault, string> & Record<'spelling' | 'taken', (...names: never[]) => string>
>;

/**
 * Why no entry can be called so, and what to do; `undefined` where one can.
 * @param slug a name that is made into one where `isName`
 * @param others the slugs of the collection
 */
export function nameRefusal(
  language: Language,
  {
    collection,
    slug,
    isName = false,
  }: { readonly collection: string; readonly slug: string; readonly isName?: boolean },
  others: readonly string[],
): string | undefined {
  const words = WORDS[language];
  const fault = nameFault(slug);
  if (fault) return words[fault];
  const near = slugify(slug);
  if (slug !== near && !isName) return words.spelling(slug, near);
  return others.includes(near) ? words.taken(`${collection}/${near}.yaml`) : undefined;
}
