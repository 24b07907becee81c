import { fieldWith } from '../../content/content.ts';
import { fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const contactInProse: Rule<{ 'contact-in-prose': { written: string; email: string } }> = {
  id: 'contact-in-prose',
  title: { fr: 'adresse qui n’est pas la nôtre', en: 'address that is not ours' },
  why: {
    fr: 'le visiteur écrit ou appelle là où personne ne répond',
    en: 'visitors write to or call where nobody answers',
  },
  words: {
    'contact-in-prose': ({ written, email }) => [
      `le texte donne ${fr.quote(written)}, mais la boutique a ${fr.quote(email)}`,
      'corrigez l’adresse',
      `the text gives "${written}", but the shop has "${email}"`,
      'fix the address',
    ],
  },
  *find(model) {
    const { entry, pointer = '', value: email } = fieldWith(model.identity, 'format', 'email') ?? {};
    if (!entry || typeof email !== 'string') return;
    const [name, domain] = [email.slice(0, email.indexOf('@') + 1), email.slice(email.indexOf('@'))];
    for (const text of model.eachText())
      for (const { 0: written, index } of text.value.includes('@') ? text.value.matchAll(ADDRESS) : []) {
        if (written === email || !(written.startsWith(name) || written.endsWith(domain))) continue;
        const range = { start: index, end: index + written.length };
        yield finding('contact-in-prose', { written, email }, text.entry.subject, [
          textSide(model, text, range, written),
          side(model, atOf(model, entry, pointer), email),
        ]);
      }
  },
};

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
