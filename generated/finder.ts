// Written by `sapin generate` from content/finder.yaml: edit that, not this.
import type { Finder } from './types.ts';

export const finder: Finder = {
  "seo": {
    "title": "Quel sapin de Noël sous mon plafond ?",
    "description": "Hauteur sous plafond, place au sol, enfants, chauffage, budget : jusqu’à trois sapins à la mesure de votre pièce, dessinés à l’échelle, avec leur prix."
  },
  "title": "Quel sapin sous mon plafond ?",
  "lead": "Jusqu’à trois arbres qui tiennent dans votre pièce, pied et étoile compris, dessinés à l’échelle.",
  "questionsTitle": "Dites ce que vous savez",
  "reset": "Tout effacer",
  "assumed": "{value}, sans doute",
  "answers": {
    "title": "Ce que nous y mettrions",
    "several": "{count} sapins pour votre pièce : {names}.",
    "one": "Un sapin pour votre pièce : {names}.",
    "none": "Aucun de nos sapins ne répond à tout cela. Mieux vaut le dire : un arbre se choisit avec ce qui compte le plus.",
    "nearest": "Le plus proche : {name}.",
    "top": "{top} avec pied et étoile",
    "floor": "{width} de large, environ",
    "show": "L’arbre dessiné",
    "order": "Commander",
    "page": "Tout savoir du {name}",
    "widths": "Les largeurs sont celles de nos dessins : gardez un peu d’air autour du vôtre. Sous plus de 1 m de vide, un arbre paraît petit : nous préférons alors plus grand.",
    "plain": "Voici pour un plafond à {ceiling}. Pour le vôtre, voyez le tableau.",
    "share": "L’adresse de cette page garde vos réponses. Envoyez-la à qui partage le salon."
  },
  "drawing": {
    "ceiling": "Plafond à {ceiling}",
    "person": "1,70 m",
    "alt": "{name} de {height}, sur son pied et sous son étoile, dans une pièce au plafond à {ceiling}, à côté d’une personne de 1,70 m"
  },
  "table": {
    "title": "Toutes nos tailles, plafond par plafond",
    "text": "Cherchez votre plafond, puis remontez : toutes les tailles au-dessus de cette ligne y tiennent debout aussi. Nous comptons 15 cm pour le pied et l’étoile.",
    "ceiling": "Plafond",
    "size": "Taille",
    "varieties": "Variétés et prix"
  },
  "preference": [
    "grand-sapin",
    "nordmann-5-etoiles",
    "nordmann-alsacienne",
    "nordmann-classic",
    "sapin-grandis",
    "nobilis",
    "floque",
    "decore",
    "ignifuge"
  ],
  "questions": [
    {
      "id": "plafond",
      "label": "Hauteur sous plafond",
      "help": "Du sol au plafond, ou à la poutre sous laquelle il se tiendra.",
      "kind": "number",
      "unit": "cm",
      "min": 150,
      "max": 450,
      "step": 5,
      "default": 250
    },
    {
      "id": "largeur",
      "label": "Largeur du coin",
      "help": "D’un mur à l’autre, ou du mur au passage qu’il faut garder.",
      "kind": "number",
      "unit": "cm",
      "min": 50,
      "max": 300,
      "step": 5,
      "none": "toute la place",
      "noneAt": "end"
    },
    {
      "id": "foyer",
      "label": "Qui tourne autour ?",
      "kind": "choices",
      "options": [
        {
          "value": "enfants",
          "label": "de jeunes enfants",
          "draws": "child"
        },
        {
          "value": "animaux",
          "label": "un chat ou un chien",
          "draws": "cat"
        }
      ]
    },
    {
      "id": "chauffage",
      "label": "Un chauffage tout près ?",
      "kind": "choice",
      "none": "non",
      "options": [
        {
          "value": "radiateur",
          "label": "un radiateur ou un poêle",
          "draws": "radiator"
        },
        {
          "value": "sol",
          "label": "un chauffage au sol",
          "draws": "heated-floor"
        }
      ]
    },
    {
      "id": "semaines",
      "label": "Combien de temps doit-il tenir ?",
      "kind": "number",
      "unit": "semaines",
      "min": 4,
      "max": 8,
      "step": 1,
      "none": "peu importe",
      "noneAt": "start"
    },
    {
      "id": "parfum",
      "label": "Quelle odeur dans la pièce ?",
      "kind": "choice",
      "none": "peu importe",
      "options": [
        {
          "value": "agrumes",
          "label": "l’orange et le citron"
        },
        {
          "value": "resine",
          "label": "la résine et la forêt"
        },
        {
          "value": "discret",
          "label": "presque rien"
        }
      ]
    },
    {
      "id": "budget",
      "label": "Votre budget",
      "kind": "number",
      "unit": "€",
      "min": 20,
      "max": 175,
      "step": 5,
      "none": "sans limite",
      "noneAt": "end"
    }
  ],
  "rules": [
    {
      "id": "parfum-agrumes",
      "question": "parfum",
      "answers": [
        "agrumes"
      ],
      "field": "scent",
      "test": "is",
      "values": [
        "citrus"
      ],
      "effect": "prefer",
      "points": 20,
      "reason": "Froissez une de ses aiguilles, elle sent la mandarine."
    },
    {
      "id": "parfum-resine",
      "question": "parfum",
      "answers": [
        "resine"
      ],
      "field": "scent",
      "test": "is",
      "values": [
        "resin"
      ],
      "effect": "prefer",
      "points": 20,
      "reason": "Il sent fort la résine, dès la porte."
    },
    {
      "id": "parfum-discret",
      "question": "parfum",
      "answers": [
        "discret"
      ],
      "field": "scent",
      "test": "is",
      "values": [
        "light",
        "faint"
      ],
      "effect": "prefer",
      "points": 4,
      "reason": "Son parfum reste discret."
    },
    {
      "id": "enfants-aiguilles",
      "question": "foyer",
      "answers": [
        "enfants"
      ],
      "field": "needles",
      "test": "is",
      "values": [
        "soft"
      ],
      "effect": "prefer",
      "points": 4,
      "reason": "Ses aiguilles souples ne piquent pas les petits doigts."
    },
    {
      "id": "enfants-piquants",
      "question": "foyer",
      "answers": [
        "enfants"
      ],
      "field": "needles",
      "test": "is",
      "values": [
        "firm"
      ],
      "effect": "avoid",
      "points": 2,
      "caution": "Ses aiguilles, plus fermes, se sentent sous les petits doigts."
    },
    {
      "id": "enfants-flocage",
      "question": "foyer",
      "answers": [
        "enfants"
      ],
      "field": "finish",
      "test": "is",
      "values": [
        "flocked"
      ],
      "effect": "avoid",
      "points": 6,
      "caution": "Un enfant qui tire sur ses branches en ferait tomber la neige."
    },
    {
      "id": "foyer-traitement",
      "question": "foyer",
      "field": "finish",
      "test": "is",
      "values": [
        "treated"
      ],
      "effect": "avoid",
      "points": 3,
      "caution": "Son traitement est fait pour les lieux qui reçoivent du public."
    },
    {
      "id": "animaux-branches",
      "question": "foyer",
      "answers": [
        "animaux"
      ],
      "field": "branches",
      "test": "is",
      "values": [
        "sturdy",
        "stiff"
      ],
      "effect": "prefer",
      "points": 3,
      "reason": "Ses branches supportent un chat curieux."
    },
    {
      "id": "animaux-flocage",
      "question": "foyer",
      "answers": [
        "animaux"
      ],
      "field": "finish",
      "test": "is",
      "values": [
        "flocked"
      ],
      "effect": "avoid",
      "points": 6,
      "caution": "Un chat qui y grimpe en ferait tomber la neige."
    },
    {
      "id": "chauffage-tenue",
      "question": "chauffage",
      "answers": [
        "radiateur",
        "sol"
      ],
      "field": "warmth",
      "test": "is",
      "values": [
        "keeps"
      ],
      "effect": "prefer",
      "points": 4,
      "reason": "Ses aiguilles restent accrochées, même dans une pièce chauffée."
    },
    {
      "id": "radiateur-crainte",
      "question": "chauffage",
      "answers": [
        "radiateur"
      ],
      "field": "warmth",
      "test": "is",
      "values": [
        "fears"
      ],
      "effect": "avoid",
      "points": 4,
      "caution": "La chaleur lui coûte ses aiguilles, gardez-le loin du radiateur."
    },
    {
      "id": "sol-crainte",
      "question": "chauffage",
      "answers": [
        "sol"
      ],
      "field": "warmth",
      "test": "is",
      "values": [
        "fears"
      ],
      "effect": "avoid",
      "points": 4,
      "caution": "La chaleur lui coûte ses aiguilles, ne le posez pas sur un sol chauffant."
    },
    {
      "id": "semaines",
      "question": "semaines",
      "field": "hold",
      "test": "at-least",
      "effect": "must",
      "lack": "Nous ne promettons pas que ses aiguilles tiennent si longtemps."
    },
    {
      "id": "semaines-sures",
      "question": "semaines",
      "field": "sureHold",
      "test": "at-least",
      "effect": "prefer",
      "points": 5,
      "reason": "Ses aiguilles tiennent {hold}, si vous l’arrosez chaque jour."
    },
    {
      "id": "semaines-justes",
      "question": "semaines",
      "field": "sureHold",
      "test": "below",
      "effect": "avoid",
      "points": 2,
      "caution": "Ses aiguilles tiennent {hold} ; pour le haut de la fourchette, de l’eau tous les jours et une pièce fraîche."
    },
    {
      "id": "largeur",
      "question": "largeur",
      "field": "width",
      "test": "at-most",
      "effect": "must",
      "reason": "Il laisse le passage libre.",
      "lack": "Il lui faut {width} de place, environ."
    },
    {
      "id": "budget",
      "question": "budget",
      "field": "price",
      "test": "at-most",
      "effect": "must",
      "reason": "À {price}, il reste dans votre budget, livraison et installation comprises dans notre zone.",
      "lack": "Il coûte {price}."
    },
    {
      "id": "plafond",
      "question": "plafond",
      "field": "height",
      "test": "at-most",
      "margin": "headroom",
      "effect": "must",
      "reason": "Avec son pied et son étoile, il monte à {top} sous un plafond à {ceiling}.",
      "lack": "Il ne passe pas sous votre plafond."
    },
    {
      "id": "plafond-rempli",
      "question": "plafond",
      "field": "height",
      "test": "at-least",
      "margin": "air-above",
      "effect": "prefer",
      "points": 12
    }
  ]
};
