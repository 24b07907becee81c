// Written by `sapin generate` from content/prices/: edit that, not this.
import type { PriceFile } from './types.ts';

export type PriceFileSlug = 'decore' | 'floque' | 'grand-sapin' | 'ignifuge' | 'nobilis' | 'nordmann-5-etoiles' | 'nordmann-alsacienne' | 'nordmann-classic' | 'sapin-grandis';

export const prices: readonly PriceFile[] = [
  {
    "slug": "decore",
    "variety": "decore",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 120,
        "grid": [
          {
            "min": 1.5,
            "max": 1.75,
            "price": 120
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 145
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 175
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "floque",
    "variety": "floque",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 58,
        "grid": [
          {
            "min": 1.5,
            "max": 1.75,
            "price": 58
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 68
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 82
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "grand-sapin",
    "variety": "grand-sapin",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 85,
        "grid": [
          {
            "min": 2.5,
            "max": 3,
            "price": 85
          },
          {
            "min": 3,
            "max": 3.5,
            "price": 120
          },
          {
            "min": 3.5,
            "max": 4,
            "price": 165
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "ignifuge",
    "variety": "ignifuge",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 55,
        "grid": [
          {
            "min": 1.75,
            "max": 2,
            "price": 55
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 68
          },
          {
            "min": 2.25,
            "max": 2.5,
            "price": 82
          },
          {
            "min": 2.5,
            "max": 3,
            "price": 105
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "nobilis",
    "variety": "nobilis",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 42,
        "grid": [
          {
            "min": 1.5,
            "max": 1.75,
            "price": 42
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 49
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 59
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "nordmann-5-etoiles",
    "variety": "nordmann-5-etoiles",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 45,
        "grid": [
          {
            "min": 1.5,
            "max": 1.75,
            "price": 45
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 52
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 65
          },
          {
            "min": 2.25,
            "max": 2.5,
            "price": 78
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "nordmann-alsacienne",
    "variety": "nordmann-alsacienne",
    "readings": [
      {
        "source": "pages de présentation",
        "surfaces": [
          "comparison",
          "finder",
          "variety"
        ],
        "from": 24,
        "grid": [
          {
            "min": 1.5,
            "max": 1.75,
            "price": 38
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 45
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 55
          }
        ]
      },
      {
        "source": "pages produit",
        "from": 24,
        "grid": [
          {
            "min": 1,
            "max": 1.25,
            "price": 24
          },
          {
            "min": 1.25,
            "max": 1.5,
            "price": 34
          },
          {
            "min": 1.5,
            "max": 1.75,
            "price": 48
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 56
          }
        ]
      }
    ],
    "shown": {
      "home": 1,
      "variety-list": 1,
      "variety": 0,
      "decoration-list": 1,
      "decoration": 1,
      "service-list": 1,
      "service": 1,
      "quote": 1,
      "business": 1,
      "article-list": 1,
      "article": 1,
      "contact": 1,
      "delivery": 1,
      "delivery-zone": 1,
      "finder": 0,
      "comparison": 0,
      "terms": 1,
      "privacy": 1,
      "legal-notice": 1,
      "licences": 1,
      "not-found": 1,
      "header": 1,
      "footer": 1
    }
  },
  {
    "slug": "nordmann-classic",
    "variety": "nordmann-classic",
    "readings": [
      {
        "source": "pages de présentation",
        "from": 32,
        "grid": [
          {
            "min": 1.25,
            "max": 1.5,
            "price": 32
          },
          {
            "min": 1.5,
            "max": 1.75,
            "price": 38
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 45
          },
          {
            "min": 2,
            "max": 2.25,
            "price": 55
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "sapin-grandis",
    "variety": "sapin-grandis",
    "readings": [
      {
        "source": "pages produit",
        "from": 26,
        "grid": [
          {
            "min": 1,
            "max": 1.25,
            "price": 26
          },
          {
            "min": 1.25,
            "max": 1.5,
            "price": 32
          },
          {
            "min": 1.5,
            "max": 1.75,
            "price": 38
          },
          {
            "min": 1.75,
            "max": 2,
            "price": 44
          }
        ]
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
];

let bySlug: ReadonlyMap<string, PriceFile> | undefined;

export function findPriceFile(slug: string): PriceFile | undefined {
  bySlug ??= new Map(prices.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}
