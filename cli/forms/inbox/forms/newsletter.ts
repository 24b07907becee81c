import { type Form, textOf } from './form.ts';

export const newsletter: Form = {
  retention: 'retention-unconfirmed',
  name: () => '',
  about: ({ email }) => [textOf(email)],
  rows: ({ email }, shop) => [
    { label: shop.field('newsletter-subscription', 'email').label, value: textOf(email) },
  ],
};
