import { ANSWERS } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { readAnswers, unanswered } from '../claims/answers.ts';
import { questionsOf } from '../claims/questions.ts';
import { constantCure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { textSide } from '../sides.ts';

export const untiedValue: Rule<{
  'untied-value': {
    written: string;
    sentence: string;
    /** Names of the facts that it may be, likeliest first, and what they are called. */
    facts: readonly string[];
    labels: readonly string[];
  };
}> = {
  id: 'untied-value',
  asks: true,
  title: { fr: 'valeur sans constante', en: 'value without a fact' },
  why: {
    fr: 'une valeur que rien ne tient peut contredire la boutique sans que personne le voie',
    en: 'a value that nothing holds may contradict the shop unseen',
  },
  words: {
    'untied-value': ({ written, labels }, reader) => [
      `${fr.quote(written)} : est-ce une constante ?${labels.length > 0 ? ` (${fr.all(labels, 'ou')})` : ''}`,
      reader.isAtDesk
        ? 'choisissez la constante que c’est, ou dites que ce n’en est aucune'
        : 'répondez avec « npm run sapin -- consistency --ask »',
      `${en.quote(written)}: is it a fact?${labels.length > 0 ? ` (${en.all(labels, 'or')})` : ''}`,
      'answer with "npm run sapin -- consistency --ask"',
    ],
  },
  *find(model) {
    const answers = readAnswers(model.singleton(ANSWERS));
    for (const { text, start, end, written, sentence, likely } of unanswered(questionsOf(model), answers)) {
      const params = {
        written,
        sentence,
        facts: likely.map(({ slug }) => slug),
        labels: likely.map(({ label }) => label),
      };
      const own = textSide(model, text, { start, end }, written);
      const cures = text.takesPlaceholders ? likely.map(({ slug }) => constantCure(own.place, slug)) : [];
      const more = { isHint: true, isQuestion: true, cures };
      yield finding('untied-value', params, text.entry.subject, [own], more);
    }
  },
};
