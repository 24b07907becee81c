// Written by `sapin generate` from content/forms/contact-message.yaml: edit that, not this.
import type { ContactForm } from '../types.ts';

export const contactMessage: ContactForm = {
  "fields": {
    "nom": {
      "label": "Votre nom"
    },
    "email": {
      "label": "Votre adresse e-mail"
    },
    "telephone": {
      "label": "Votre téléphone",
      "help": "Si vous préférez que nous vous rappelions."
    },
    "sujet": {
      "label": "Sujet",
      "placeholder": "Choisissez un sujet",
      "options": [
        {
          "value": "commande",
          "label": "Ma commande"
        },
        {
          "value": "livraison",
          "label": "La livraison"
        },
        {
          "value": "produits",
          "label": "Les sapins et les décorations"
        },
        {
          "value": "devis",
          "label": "Un devis"
        },
        {
          "value": "recyclage",
          "label": "Le recyclage du sapin"
        },
        {
          "value": "autre",
          "label": "Autre chose"
        }
      ]
    },
    "message": {
      "label": "Votre message",
      "help": "Pour une livraison, précisez la commune et l’étage."
    },
    "rgpdConsent": "<p>J’accepte que ces informations servent à répondre à mon message, comme l’explique la <a href=\"/politique-confidentialite\">politique de confidentialité</a>.</p>"
  },
  "submit": "Envoyer le message",
  "sending": "Envoi en cours...",
  "messages": {
    "success": "Message envoyé avec succès ! Nous vous répondrons rapidement.",
    "failure": "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter par téléphone.",
    "consent": "Veuillez accepter la politique de confidentialité pour continuer.",
    "serverDefault": "Erreur lors de l'envoi du message"
  }
};
