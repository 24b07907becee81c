// Written by `sapin generate` from content/forms/quote-request.yaml: edit that, not this.
import type { QuoteForm } from '../types.ts';

export const quoteRequest: QuoteForm = {
  "groups": {
    "organisation": "Votre organisation",
    "delivery": "La livraison",
    "trees": "Les sapins",
    "options": "Les options et le budget"
  },
  "fields": {
    "typeOrganisation": {
      "label": "Type d’organisation",
      "placeholder": "Choisissez dans la liste",
      "options": [
        {
          "value": "entreprise",
          "label": "Entreprise"
        },
        {
          "value": "collectivite",
          "label": "Collectivité"
        },
        {
          "value": "association",
          "label": "Association"
        },
        {
          "value": "commerce",
          "label": "Commerce ou restaurant"
        },
        {
          "value": "etablissement",
          "label": "Établissement public"
        }
      ]
    },
    "nomEntreprise": {
      "label": "Nom de l’organisation"
    },
    "contact": {
      "label": "Personne à contacter",
      "placeholder": "Prénom et nom"
    },
    "email": {
      "label": "Adresse e-mail"
    },
    "telephone": {
      "label": "Téléphone",
      "help": "Pour vérifier une mesure ou un accès avant de chiffrer."
    },
    "adressePrincipale": {
      "label": "Adresse de livraison",
      "help": "Précisez l’étage, le code d’accès ou l’entrée des livraisons."
    },
    "autresAdresses": {
      "label": "Autres adresses de livraison",
      "help": "Une par ligne."
    },
    "quantites": {
      "label": "Nombre de sapins par taille",
      "help": "Laissez 0 pour les tailles dont vous n’avez pas besoin.",
      "sizes": [
        {
          "id": "1.5-1.75m",
          "label": "De 1,50 à 1,75 m"
        },
        {
          "id": "1.75-2m",
          "label": "De 1,75 à 2 m"
        },
        {
          "id": "2-2.25m",
          "label": "De 2 à 2,25 m"
        },
        {
          "id": "2.25-2.5m",
          "label": "De 2,25 à 2,50 m"
        },
        {
          "id": "2.5m+",
          "label": "2,50 m et plus"
        }
      ]
    },
    "typeSapin": {
      "label": "Types de sapin",
      "options": [
        {
          "label": "Nordmann 5 étoiles",
          "variety": "nordmann-5-etoiles"
        },
        {
          "label": "Nordmann Classic",
          "variety": "nordmann-classic"
        },
        {
          "label": "Nordmann Sélection Alsacienne",
          "variety": "nordmann-alsacienne"
        },
        {
          "label": "Nobilis",
          "variety": "nobilis"
        },
        {
          "label": "Grand sapin (≥ 2,5m)",
          "variety": "grand-sapin"
        },
        {
          "label": "Sapin décoré",
          "variety": "decore"
        }
      ]
    },
    "datesSouhaites": {
      "label": "Dates souhaitées",
      "placeholder": "Un jour, ou plusieurs au choix",
      "help": "Nous livrons du 1er au 23 décembre."
    },
    "creneaux": {
      "label": "Créneaux possibles",
      "placeholder": "Le matin, par exemple",
      "help": "Nos créneaux durent 2 heures."
    },
    "besoinsDecorations": {
      "label": "Nous avons aussi besoin de décorations"
    },
    "detailsDecorations": {
      "label": "Quelles décorations ?",
      "help": "Les couleurs, la quantité, ce qui est déjà sur place."
    },
    "ignifuge": {
      "label": "Sapins ignifugés",
      "help": "Souvent demandés dans les lieux qui reçoivent du public."
    },
    "reprise": {
      "label": "Reprise des sapins en janvier",
      "help": "La collecte et le recyclage sont gratuits."
    },
    "budget": {
      "label": "Budget",
      "options": [
        {
          "value": "",
          "label": "Non défini"
        },
        {
          "value": "500-1000",
          "label": "De 500 à 1 000 €"
        },
        {
          "value": "1000-2500",
          "label": "De 1 000 à 2 500 €"
        },
        {
          "value": "2500-5000",
          "label": "De 2 500 à 5 000 €"
        },
        {
          "value": "5000+",
          "label": "5 000 € et plus"
        }
      ]
    },
    "commentaires": {
      "label": "Commentaires",
      "help": "La hauteur sous plafond, un escalier étroit, une fête à ne pas manquer."
    },
    "rgpdConsent": "<p>J’accepte que ces informations servent à établir mon devis, comme l’explique la <a href=\"/politique-confidentialite\">politique de confidentialité</a>.</p>"
  },
  "submit": "Envoyer la demande",
  "messages": {
    "sent": "Demande de devis envoyée ! Nous vous répondrons sous 24h.",
    "consent": "Veuillez accepter la politique de confidentialité pour continuer."
  }
};
