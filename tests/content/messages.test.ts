import { expect, test } from 'vitest';
import { contactMessage } from '../../generated/forms/contact-message.ts';
import { newsletterSubscription } from '../../generated/forms/newsletter-subscription.ts';
import { quoteRequest } from '../../generated/forms/quote-request.ts';
import { navigation } from '../../generated/navigation.ts';

// The product gives these to the letter (product-spec.md, section 8): straight apostrophes, plain spaces.
test('messages are those of the product, to the letter', () => {
  expect(newsletterSubscription.messages).toEqual({
    success: 'Inscription réussie !',
    failure: "Erreur lors de l'inscription. Veuillez réessayer.",
  });
  expect(contactMessage.messages).toEqual({
    success: 'Message envoyé avec succès ! Nous vous répondrons rapidement.',
    failure: "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter par téléphone.",
    consent: 'Veuillez accepter la politique de confidentialité pour continuer.',
    serverDefault: "Erreur lors de l'envoi du message",
  });
  expect(quoteRequest.messages).toEqual({
    sent: 'Demande de devis envoyée ! Nous vous répondrons sous 24h.',
    consent: 'Veuillez accepter la politique de confidentialité pour continuer.',
  });
  expect(contactMessage.sending).toBe('Envoi en cours...');
  expect(navigation.footer.cookies.alert).toBe('Gestion des cookies');
});

test('choices are those of the product, in its order', () => {
  const values = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);
  expect(values(contactMessage.fields.sujet.options)).toEqual([
    'commande',
    'livraison',
    'produits',
    'devis',
    'recyclage',
    'autre',
  ]);
  const { typeOrganisation, budget, typeSapin, quantites } = quoteRequest.fields;
  expect(values(typeOrganisation.options)).toEqual([
    'entreprise',
    'collectivite',
    'association',
    'commerce',
    'etablissement',
  ]);
  expect(values(budget.options)).toEqual(['', '500-1000', '1000-2500', '2500-5000', '5000+']);
  expect(budget.options[0]?.label).toBe('Non défini');
  expect(typeSapin.options.map(({ label }) => label)).toEqual([
    'Nordmann 5 étoiles',
    'Nordmann Classic',
    'Nordmann Sélection Alsacienne',
    'Nobilis',
    'Grand sapin (≥ 2,5m)',
    'Sapin décoré',
  ]);
  expect(quantites.sizes.map(({ id }) => id)).toEqual([
    '1.5-1.75m',
    '1.75-2m',
    '2-2.25m',
    '2.25-2.5m',
    '2.5m+',
  ]);
});
