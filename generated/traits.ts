// Written by `sapin generate` from content/traits.yaml: edit that, not this.
import type { Traits } from './types.ts';

export const traits: Traits = {
  "hold": {
    "label": "Tenue des aiguilles"
  },
  "scent": {
    "label": "Parfum",
    "values": {
      "faint": "atténué par le flocage",
      "light": "discret",
      "resin": "de résine, marqué",
      "citrus": "d’orange et de citron"
    }
  },
  "shape": {
    "label": "Silhouette",
    "values": {
      "full": "pleine et conique",
      "natural": "libre, un peu inégale",
      "airy": "aérée, étages espacés",
      "slender": "élancée"
    }
  },
  "needles": {
    "label": "Aiguilles",
    "values": {
      "soft": "souples, ne piquent pas",
      "firm": "fermes sous les doigts"
    }
  },
  "branches": {
    "label": "Branches",
    "values": {
      "sturdy": "solides, faciles à garnir",
      "stiff": "rigides, pour boules lourdes",
      "supple": "souples, pour décors légers"
    }
  },
  "finish": {
    "label": "Préparation",
    "values": {
      "natural": "tel qu’il pousse",
      "flocked": "couvert de flocage blanc",
      "decorated": "livré décoré",
      "treated": "traité contre le feu"
    }
  },
  "warmth": {
    "label": "Pièce chauffée",
    "values": {
      "keeps": "garde ses aiguilles",
      "fears": "souffre de la chaleur"
    }
  },
  "unknown": "demandez-nous"
};
