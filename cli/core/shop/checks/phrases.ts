import type { Fault, SingletonCheck } from '../../annotations/check-kinds.ts';
import { en, fr } from '../../messages/phrases.ts';
import { isMapping, listIn } from '../../values/json-value.ts';
import { namesOf } from './seasons.ts';

interface PhraseParams {
  'phrase/seasons': { found: readonly string[]; wanted: readonly string[] };
  'phrase/twin': { name: string };
}

/** What no schema can express about phrases: a form for every season, in their order, and a name that no fact has. */
export const phrases: SingletonCheck<PhraseParams> = {
  reads: { singleton: 'seasons', with: /^phrases\// },
  severity: 'error',
  words: {
    'phrase/seasons': ({ found, wanted }, reader) => [
      `cette phrase a des formes pour ${fr.all(found.map(fr.quote))}`,
      `donnez-en une à chaque période de ${reader.file('seasons.yaml')}, dans l’ordre : ${wanted.map(fr.quote).join(', ')}`,
      `this phrase has forms for ${en.all(found.map(en.quote))}`,
      `give each season of seasons.yaml one, in their order: ${wanted.map(en.quote).join(', ')}`,
    ],
    'phrase/twin': ({ name }) => [
      `une constante s’appelle déjà {{${name}}}`,
      'renommez cette phrase',
      `a fact is called {{${name}}} already`,
      'give this file another name',
    ],
  },
  *find(entry, content): Iterable<Fault<PhraseParams>> {
    const wanted = namesOf(entry);
    for (const phrase of content.collections.get(content.settings.phrases) ?? []) {
      const found = listIn(phrase.value, 'forms').map((form) => (isMapping(form) ? String(form.season) : ''));
      if (found.join('\n') !== wanted.join('\n'))
        yield { code: 'phrase/seasons', params: { found, wanted }, in: phrase, pointer: '/forms' };
      if (content.find('facts', phrase.slug))
        yield { code: 'phrase/twin', params: { name: phrase.slug }, in: phrase };
    }
  },
};
