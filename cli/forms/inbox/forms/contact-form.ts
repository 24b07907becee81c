import type { Fields } from '../../store/messages.ts';
import type { Shop } from '../shop.ts';
import { type Form, textOf } from './form.ts';

const WORDS = 'contact-message';

const subjectOf = ({ subject }: Fields, shop: Shop) => {
  const { options = [] } = shop.field(WORDS, 'sujet');
  return options.find(({ value }) => value === subject)?.label ?? textOf(subject);
};

export const contactForm: Form = {
  retention: 'retention-messages',
  name: ({ name }) => textOf(name),
  about: (fields, shop) => [
    shop.townIn(textOf(fields.message)) ?? textOf(fields.name),
    subjectOf(fields, shop),
  ],
  rows: (fields, shop) => {
    const label = (name: string) => shop.field(WORDS, name).label;
    return [
      { label: label('nom'), value: textOf(fields.name) },
      { label: label('email'), value: textOf(fields.email) },
      { label: label('telephone'), value: textOf(fields.phone) },
      { label: label('sujet'), value: subjectOf(fields, shop) },
      { label: label('message'), value: textOf(fields.message) },
    ];
  },
};
