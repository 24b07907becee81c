import { fieldWith } from '../../content/content.ts';
import { fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import type { Text } from '../../model/walk.ts';
import { patternOf } from '../../prose/french.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { readSentence } from '../../prose/statements.ts';
import { fold } from '../../prose/tokens.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

interface Found {
  written: string;
  own: string;
}

export const contactInProse: Rule<{
  'contact-in-prose': Found;
  'contact-in-prose/street': Found & { fact: string };
}> = {
  id: 'contact-in-prose',
  title: { fr: 'adresse qui n’est pas la nôtre', en: 'address that is not ours' },
  why: {
    fr: 'le visiteur écrit ou appelle là où personne ne répond',
    en: 'visitors write to or call where nobody answers',
  },
  words: {
    'contact-in-prose': ({ written, own }) => [
      `le texte donne ${fr.quote(written)}, mais la boutique a ${fr.quote(own)}`,
      'corrigez l’adresse',
      `the text gives "${written}", but the shop has "${own}"`,
      'fix the address',
    ],
    'contact-in-prose/street': ({ written, own, fact }) => [
      `le texte donne ${fr.quote(written)}, mais la boutique est ${fr.quote(own)}`,
      `corrigez la rue, ou écrivez {{${fact}}}`,
      `the text gives "${written}", but the shop is at "${own}"`,
      `fix the street, or write {{${fact}}}`,
    ],
  },
  *find(model) {
    const email = fieldWith(model.identity, 'format', 'email');
    for (const text of model.texts) {
      if (STREETS.test(text.value)) yield* otherStreets(model, text);
      if (email?.value && text.value.includes('@')) yield* otherAddresses(model, text, email);
    }
  },
};

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** An address with the name or the domain of the shop's that is not the shop's. */
function* otherAddresses(model: Model, text: Text, email: NonNullable<ReturnType<typeof fieldWith>>) {
  const { entry, pointer } = email;
  const own = String(email.value);
  const [name, domain] = [own.slice(0, own.indexOf('@') + 1), own.slice(own.indexOf('@'))];
  for (const { 0: written, index } of text.value.matchAll(ADDRESS)) {
    if (written === own || !(written.startsWith(name) || written.endsWith(domain))) continue;
    const range = { start: index, end: index + written.length };
    yield finding('contact-in-prose', { written, own }, text.entry.subject, [
      textSide(model, text, range, written),
      side(model, atOf(model, entry, pointer), own),
    ]);
  }
}

const STREETS = patternOf('street-line', 'iu');

/** A street that a sentence about where we are gives otherwise than the shop's own address. */
function* otherStreets(model: Model, text: Text) {
  const { lexicon } = model;
  const about = (name: string) => lexicon?.words.subjects.some((subject) => subject.about.includes(name));
  const fields = model.computedFacts().filter(({ entry, slug }) => entry === model.identity && about(slug));
  const own = fields.find(({ readings: [first] }) => STREETS.test(String(first?.value)));
  const written = String(own?.readings[0]?.value ?? '');
  if (!lexicon || !own) return;
  for (const { sentence, paragraphStart } of sentencesOf(text.value)) {
    const said = text.value.slice(paragraphStart + sentence.start, paragraphStart + sentence.end);
    const [found] = STREETS.exec(said) ?? [];
    if (found === undefined || fold(found).includes(fold(written))) continue;
    const { marks, world } = readSentence(sentence, lexicon, seasonOf(model));
    const isOurs = marks.some(
      ({ value }) => value.role === 'subject' && value.subject.about.includes(own.slug),
    );
    // A street may be named after the station, which is not one of our places.
    if (!isOurs || world === 'past' || world === 'supposed') continue;
    const start = paragraphStart + sentence.start + said.indexOf(found);
    const range = { start, end: start + found.length };
    const params = { written: found, own: written, fact: own.slug };
    yield finding('contact-in-prose/street', params, text.entry.subject, [
      textSide(model, text, range, found),
      side(model, atOf(model, own.entry, own.readings[0]?.pointer ?? ''), written),
    ]);
  }
}
