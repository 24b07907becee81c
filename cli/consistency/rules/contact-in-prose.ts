import { isMapping } from '../../content/json-value.ts';
import { placeIn } from '../../content/places.ts';
import { fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

interface Found {
  written: string;
  own: string;
}

export const contactInProse: Rule<{
  'contact-in-prose': Found;
  'contact-in-prose/link': Found;
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
    'contact-in-prose/link': ({ written, own }) => [
      `le lien mène à ${fr.quote(own)}, mais son texte dit ${fr.quote(written)}`,
      'accordez le lien et son texte',
      `the link leads to "${own}", but its text says "${written}"`,
      'bring the link and its text together',
    ],
  },
  *find(model) {
    const site = model.singleton('site');
    const own = site && isMapping(site.value) ? site.value.email : undefined;
    for (const text of model.texts) {
      if (text.value.includes('@') && site && typeof own === 'string')
        yield* otherAddresses(model, text, own);
      if (/\]\((?:tel|mailto):/.test(text.value)) yield* otherLinks(model, text);
    }
  },
};

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** An address of the shop's own domain that is not the shop's. */
function* otherAddresses(model: Model, text: Text, own: string) {
  const site = model.singleton('site');
  const domain = own.slice(own.indexOf('@'));
  for (const { 0: written, index } of text.value.matchAll(ADDRESS)) {
    if (!site || written === own || !written.endsWith(domain)) continue;
    const range = { start: index, end: index + written.length };
    yield finding('contact-in-prose', { written, own }, text.entry.subject, [
      side(model, text, written, { place: placeIn(text.entry, text.pointer, { range }) }),
      side(model, atOf(model, site, '/email'), own),
    ]);
  }
}

const LINK = /\[([^\]]+)\]\((tel|mailto):([^)\s]+)\)/g;

/** A link that dials another number, or writes to another address, than its text says. */
function* otherLinks(model: Model, text: Text) {
  for (const { 0: whole, 1: label = '', 2: scheme, 3: address = '', index } of text.value.matchAll(LINK)) {
    const [written, own] = scheme === 'tel' ? [digitsOf(label), digitsOf(address)] : [label.trim(), address];
    const isSaid = scheme === 'tel' ? written.length >= 10 : written.includes('@');
    if (!isSaid || written === own) continue;
    const range = { start: index, end: index + whole.length };
    const place = placeIn(text.entry, text.pointer, { range });
    yield finding(
      'contact-in-prose/link',
      { written: label.replace(/\s+/g, ' '), own: address },
      text.entry.subject,
      [side(model, text, label.replace(/\s+/g, ' '), { place }), side(model, text, address, { place })],
    );
  }
}

/** The digits of a French number, with its trunk prefix. */
function digitsOf(number: string): string {
  return number.replace(/^(?:\+|00)33\s*(?:\(0\))?/, '0').replace(/\D/g, '');
}
