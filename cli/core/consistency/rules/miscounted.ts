import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import { mappingOf, valueAt } from '../../values/json-value.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

export const miscounted: Rule<{
  miscounted: { label: string; said: string; counts: string; count: number };
  'miscounted/computed': { label: string; said: string; name: string; computed: string };
  'miscounted/nothing': { label: string; counts: string };
}> = {
  id: 'miscounted',
  title: { fr: 'compte qui n’est pas celui de sa liste', en: 'count that is not that of its list' },
  why: {
    fr: 'le visiteur lit un nombre, et en compte un autre',
    en: 'visitors read one number and count another',
  },
  words: {
    miscounted: ({ label, said, counts, count }, reader) => [
      `${fr.quote(label)} vaut ${said}, mais il y en a ${count} dans ${reader.isAtDesk ? 'ce qu’elle compte' : counts}`,
      'corrigez la constante ou la liste',
      `${en.quote(label)} is ${said}, but there are ${count} in ${counts}`,
      'fix the fact or the list',
    ],
    'miscounted/computed': ({ label, said, name, computed }) => [
      `${fr.quote(label)} vaut ${said}, mais le contenu donne ${computed} (${name})`,
      'corrigez la constante, ou ce dont elle dépend',
      `${en.quote(label)} is ${said}, but the content says ${computed} (${name})`,
      'fix the fact, or what it depends on',
    ],
    'miscounted/nothing': ({ label, counts }, reader) => [
      `${fr.quote(label)} dit compter ${fr.quote(counts)}, qui n’est ${reader.isAtDesk ? 'pas une liste' : 'ni un dossier ni une liste'}`,
      reader.isAtDesk
        ? 'corrigez ce qu’elle compte, ou videz ce champ'
        : 'écrivez le nom d’un dossier, ou un fichier et l’endroit de la liste : decorations/couronne#/bougies',
      `${en.quote(label)} claims to count ${en.quote(counts)}, which is neither a folder nor a list`,
      'write the name of a folder, or a file and the place of its list: decorations/wreath#/candles',
    ],
  },
  *find(model) {
    for (const fact of model.facts) {
      const { counts, equals } = mappingOf(fact.entry.value);
      if (typeof counts === 'string') yield* against(model, fact, counts);
      if (typeof equals === 'string') yield* unlike(model, fact, equals);
    }
  },
};

interface Counted {
  readonly at: At;
  readonly count: number;
}

function* against(model: Model, fact: Fact, counts: string) {
  const { label } = fact;
  const counted = countedIn(model, counts);
  if (!counted) {
    const own = side(model, atOf(model, fact.entry, '/counts'), counts);
    yield finding('miscounted/nothing', { label, counts }, fact.entry.subject, [own]);
    return;
  }
  const { at, count } = counted;
  for (const reading of fact.readings) {
    if (!reading.live || Number(reading.value) === count) continue;
    const place = placeIn(at.entry, at.pointer, { part: at.pointer === '' ? 'first-key' : 'key' });
    yield finding('miscounted', { label, said: reading.text, counts, count }, fact.entry.subject, [
      factSide(model, fact, reading),
      side(model, at, String(count), { place, source: counts }),
    ]);
  }
}

/** A fact that is kept because texts want its words, though the content says its value. */
function* unlike(model: Model, fact: Fact, name: string) {
  const { label } = fact;
  const computed = model.computedFacts().find(({ slug }) => slug === name);
  const held = computed?.readings[0];
  if (!computed || !held) {
    const own = side(model, atOf(model, fact.entry, '/equals'), name);
    yield finding('miscounted/nothing', { label, counts: name }, fact.entry.subject, [own]);
    return;
  }
  for (const reading of fact.readings) {
    if (!reading.live || reading.canonical === held.canonical) continue;
    const params = { label, said: reading.text, name, computed: held.text };
    yield finding('miscounted/computed', params, fact.entry.subject, [
      factSide(model, fact, reading),
      side(model, atOf(model, computed.entry, held.pointer), held.text, { source: name }),
    ]);
  }
}

/** `towns`, a collection, or `legal/cgv#/sections`, a list of an entry. */
function countedIn(model: Model, counts: string): Counted | undefined {
  const [subject = '', pointer] = counts.split('#');
  if (pointer === undefined) {
    const entries = model.collection(subject);
    const [first] = entries;
    return first && { at: atOf(model, first, ''), count: entries.length };
  }
  const entry = model.entry(subject);
  const list = entry && valueAt(entry.value, pointer);
  return entry && Array.isArray(list) ? { at: atOf(model, entry, pointer), count: list.length } : undefined;
}
