import { fieldWith } from '../../content/content.ts';
import { fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const contactInProse: Rule<{ 'contact-in-prose': { written: string; own: string } }> = {
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
  },
  *find(model) {
    const { entry, pointer = '', value: own } = fieldWith(model.identity, 'format', 'email') ?? {};
    if (!entry || typeof own !== 'string') return;
    const [name, domain] = [own.slice(0, own.indexOf('@') + 1), own.slice(own.indexOf('@'))];
    for (const text of model.eachText())
      for (const { 0: written, index } of text.value.includes('@') ? text.value.matchAll(ADDRESS) : []) {
        if (written === own || !(written.startsWith(name) || written.endsWith(domain))) continue;
        const range = { start: index, end: index + written.length };
        yield finding('contact-in-prose', { written, own }, text.entry.subject, [
          textSide(model, text, range, written),
          side(model, atOf(model, entry, pointer), own),
        ]);
      }
  },
};

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
