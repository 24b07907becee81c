// Written by `sapin generate` from content/forms/newsletter-subscription.yaml: edit that, not this.
import type { NewsletterForm } from '../types.ts';

export const newsletterSubscription: NewsletterForm = {
  "fields": {
    "email": {
      "label": "Votre adresse e-mail",
      "help": "Elle ne sert qu’à vous envoyer la lettre, jusqu’à votre désinscription."
    }
  },
  "submit": "S’inscrire",
  "submitting": "…",
  "messages": {
    "success": "Inscription réussie !",
    "failure": "Erreur lors de l'inscription. Veuillez réessayer."
  }
};
