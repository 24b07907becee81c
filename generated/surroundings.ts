// Written by `sapin generate` from content/surroundings.yaml: edit that, not this.
import type { Surroundings } from './types.ts';

export const surroundings: Surroundings = {
  "communes": [
    {
      "name": "Algolsheim",
      "insee": "68001",
      "postalCodes": [
        "68600"
      ],
      "coordinates": {
        "lat": 48.006,
        "lon": 7.559
      }
    },
    {
      "name": "Andlau",
      "insee": "67010",
      "postalCodes": [
        "67140"
      ],
      "coordinates": {
        "lat": 48.386,
        "lon": 7.417
      }
    },
    {
      "name": "Anould",
      "insee": "88009",
      "postalCodes": [
        "88650"
      ],
      "coordinates": {
        "lat": 48.185,
        "lon": 6.946
      }
    },
    {
      "name": "Appenwihr",
      "insee": "68008",
      "postalCodes": [
        "68280"
      ]
    },
    {
      "name": "Artzenheim",
      "insee": "68009",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Aspach-le-Bas",
      "insee": "68011",
      "postalCodes": [
        "68700"
      ],
      "coordinates": {
        "lat": 47.761,
        "lon": 7.151
      }
    },
    {
      "name": "Aubure",
      "insee": "68014",
      "postalCodes": [
        "68150"
      ]
    },
    {
      "name": "Baldersheim",
      "insee": "68015",
      "postalCodes": [
        "68390"
      ],
      "coordinates": {
        "lat": 47.801,
        "lon": 7.381
      }
    },
    {
      "name": "Balgau",
      "insee": "68016",
      "postalCodes": [
        "68740"
      ]
    },
    {
      "name": "Baltzenheim",
      "insee": "68019",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Ban-de-Laveline",
      "insee": "88032",
      "postalCodes": [
        "88520"
      ],
      "coordinates": {
        "lat": 48.245,
        "lon": 7.066
      }
    },
    {
      "name": "Bantzenheim",
      "insee": "68020",
      "postalCodes": [
        "68490"
      ],
      "coordinates": {
        "lat": 47.825,
        "lon": 7.514
      }
    },
    {
      "name": "Barr",
      "insee": "67021",
      "postalCodes": [
        "67140"
      ],
      "coordinates": {
        "lat": 48.408,
        "lon": 7.449
      }
    },
    {
      "name": "Battenheim",
      "insee": "68022",
      "postalCodes": [
        "68390"
      ],
      "coordinates": {
        "lat": 47.82,
        "lon": 7.382
      }
    },
    {
      "name": "Beblenheim",
      "insee": "68023",
      "postalCodes": [
        "68980"
      ]
    },
    {
      "name": "Benfeld",
      "insee": "67028",
      "postalCodes": [
        "67230"
      ],
      "coordinates": {
        "lat": 48.371,
        "lon": 7.594
      }
    },
    {
      "name": "Bergholtz",
      "insee": "68029",
      "postalCodes": [
        "68500"
      ],
      "coordinates": {
        "lat": 47.917,
        "lon": 7.247
      }
    },
    {
      "name": "Berrwiller",
      "insee": "68032",
      "postalCodes": [
        "68500"
      ],
      "coordinates": {
        "lat": 47.85,
        "lon": 7.219
      }
    },
    {
      "name": "Biesheim",
      "insee": "68036",
      "postalCodes": [
        "68600"
      ],
      "coordinates": {
        "lat": 48.041,
        "lon": 7.545
      }
    },
    {
      "name": "Bischwihr",
      "insee": "68038",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Bitschwiller-lès-Thann",
      "insee": "68040",
      "postalCodes": [
        "68620"
      ],
      "coordinates": {
        "lat": 47.83,
        "lon": 7.079
      }
    },
    {
      "name": "Blodelsheim",
      "insee": "68041",
      "postalCodes": [
        "68740"
      ],
      "coordinates": {
        "lat": 47.885,
        "lon": 7.536
      }
    },
    {
      "name": "Bollwiller",
      "insee": "68043",
      "postalCodes": [
        "68540"
      ],
      "coordinates": {
        "lat": 47.858,
        "lon": 7.262
      }
    },
    {
      "name": "Boofzheim",
      "insee": "67055",
      "postalCodes": [
        "67860"
      ],
      "coordinates": {
        "lat": 48.332,
        "lon": 7.681
      }
    },
    {
      "name": "Breitenbach-Haut-Rhin",
      "insee": "68051",
      "postalCodes": [
        "68380"
      ]
    },
    {
      "name": "Buhl",
      "insee": "68058",
      "postalCodes": [
        "68530"
      ],
      "coordinates": {
        "lat": 47.928,
        "lon": 7.187
      }
    },
    {
      "name": "Cernay",
      "insee": "68063",
      "postalCodes": [
        "68700"
      ],
      "coordinates": {
        "lat": 47.81,
        "lon": 7.177
      }
    },
    {
      "name": "Chalampé",
      "insee": "68064",
      "postalCodes": [
        "68490"
      ],
      "coordinates": {
        "lat": 47.82,
        "lon": 7.541
      }
    },
    {
      "name": "Châtenois",
      "insee": "67073",
      "postalCodes": [
        "67730"
      ],
      "coordinates": {
        "lat": 48.272,
        "lon": 7.401
      }
    },
    {
      "name": "Corcieux",
      "insee": "88115",
      "postalCodes": [
        "88430"
      ],
      "coordinates": {
        "lat": 48.172,
        "lon": 6.881
      }
    },
    {
      "name": "Dambach-la-Ville",
      "insee": "67084",
      "postalCodes": [
        "67650"
      ],
      "coordinates": {
        "lat": 48.324,
        "lon": 7.425
      }
    },
    {
      "name": "Dessenheim",
      "insee": "68069",
      "postalCodes": [
        "68600"
      ],
      "coordinates": {
        "lat": 47.978,
        "lon": 7.489
      }
    },
    {
      "name": "Durrenentzen",
      "insee": "68076",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Ebersheim",
      "insee": "67115",
      "postalCodes": [
        "67600"
      ],
      "coordinates": {
        "lat": 48.304,
        "lon": 7.499
      }
    },
    {
      "name": "Ensisheim",
      "insee": "68082",
      "postalCodes": [
        "68190"
      ],
      "coordinates": {
        "lat": 47.866,
        "lon": 7.351
      }
    },
    {
      "name": "Epfig",
      "insee": "67125",
      "postalCodes": [
        "67680"
      ],
      "coordinates": {
        "lat": 48.359,
        "lon": 7.464
      }
    },
    {
      "name": "Eschbach-au-Val",
      "insee": "68083",
      "postalCodes": [
        "68140"
      ]
    },
    {
      "name": "Fellering",
      "insee": "68089",
      "postalCodes": [
        "68470"
      ],
      "coordinates": {
        "lat": 47.897,
        "lon": 6.986
      }
    },
    {
      "name": "Fessenheim",
      "insee": "68091",
      "postalCodes": [
        "68740"
      ],
      "coordinates": {
        "lat": 47.916,
        "lon": 7.535
      }
    },
    {
      "name": "Fortschwihr",
      "insee": "68095",
      "postalCodes": [
        "68320"
      ],
      "coordinates": {
        "lat": 48.088,
        "lon": 7.45
      }
    },
    {
      "name": "Fraize",
      "insee": "88181",
      "postalCodes": [
        "88230"
      ],
      "coordinates": {
        "lat": 48.187,
        "lon": 6.998
      }
    },
    {
      "name": "Fréland",
      "insee": "68097",
      "postalCodes": [
        "68240"
      ],
      "coordinates": {
        "lat": 48.172,
        "lon": 7.192
      }
    },
    {
      "name": "Geiswasser",
      "insee": "68104",
      "postalCodes": [
        "68600"
      ]
    },
    {
      "name": "Gérardmer",
      "insee": "88196",
      "postalCodes": [
        "88400"
      ],
      "coordinates": {
        "lat": 48.073,
        "lon": 6.878
      }
    },
    {
      "name": "Griesbach-au-Val",
      "insee": "68109",
      "postalCodes": [
        "68140"
      ]
    },
    {
      "name": "Grussenheim",
      "insee": "68110",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Guebwiller",
      "insee": "68112",
      "postalCodes": [
        "68500"
      ],
      "coordinates": {
        "lat": 47.917,
        "lon": 7.2
      }
    },
    {
      "name": "Gunsbach",
      "insee": "68117",
      "postalCodes": [
        "68140"
      ]
    },
    {
      "name": "Habsheim",
      "insee": "68118",
      "postalCodes": [
        "68440"
      ],
      "coordinates": {
        "lat": 47.73,
        "lon": 7.418
      }
    },
    {
      "name": "Heiteren",
      "insee": "68130",
      "postalCodes": [
        "68600"
      ]
    },
    {
      "name": "Hettenschlag",
      "insee": "68136",
      "postalCodes": [
        "68600"
      ]
    },
    {
      "name": "Hilsenheim",
      "insee": "67196",
      "postalCodes": [
        "67600"
      ],
      "coordinates": {
        "lat": 48.288,
        "lon": 7.563
      }
    },
    {
      "name": "Hirtzfelden",
      "insee": "68140",
      "postalCodes": [
        "68740"
      ],
      "coordinates": {
        "lat": 47.911,
        "lon": 7.446
      }
    },
    {
      "name": "Hohrod",
      "insee": "68142",
      "postalCodes": [
        "68140"
      ]
    },
    {
      "name": "Husseren-les-Châteaux",
      "insee": "68150",
      "postalCodes": [
        "68420"
      ]
    },
    {
      "name": "Husseren-Wesserling",
      "insee": "68151",
      "postalCodes": [
        "68470"
      ],
      "coordinates": {
        "lat": 47.884,
        "lon": 6.99
      }
    },
    {
      "name": "Huttenheim",
      "insee": "67216",
      "postalCodes": [
        "67230"
      ],
      "coordinates": {
        "lat": 48.359,
        "lon": 7.578
      }
    },
    {
      "name": "Illhaeusern",
      "insee": "68153",
      "postalCodes": [
        "68970"
      ]
    },
    {
      "name": "Illzach",
      "insee": "68154",
      "postalCodes": [
        "68110"
      ],
      "coordinates": {
        "lat": 47.774,
        "lon": 7.352
      }
    },
    {
      "name": "Issenheim",
      "insee": "68156",
      "postalCodes": [
        "68500"
      ],
      "coordinates": {
        "lat": 47.904,
        "lon": 7.252
      }
    },
    {
      "name": "Jebsheim",
      "insee": "68157",
      "postalCodes": [
        "68320"
      ],
      "coordinates": {
        "lat": 48.124,
        "lon": 7.476
      }
    },
    {
      "name": "Kertzfeld",
      "insee": "67233",
      "postalCodes": [
        "67230"
      ],
      "coordinates": {
        "lat": 48.38,
        "lon": 7.568
      }
    },
    {
      "name": "Kingersheim",
      "insee": "68166",
      "postalCodes": [
        "68260"
      ],
      "coordinates": {
        "lat": 47.791,
        "lon": 7.326
      }
    },
    {
      "name": "Kintzheim",
      "insee": "67239",
      "postalCodes": [
        "67600"
      ],
      "coordinates": {
        "lat": 48.255,
        "lon": 7.395
      }
    },
    {
      "name": "Kruth",
      "insee": "68171",
      "postalCodes": [
        "68820"
      ],
      "coordinates": {
        "lat": 47.931,
        "lon": 6.965
      }
    },
    {
      "name": "Kunheim",
      "insee": "68172",
      "postalCodes": [
        "68320"
      ],
      "coordinates": {
        "lat": 48.077,
        "lon": 7.535
      }
    },
    {
      "name": "La Bresse",
      "insee": "88075",
      "postalCodes": [
        "88250"
      ],
      "coordinates": {
        "lat": 48,
        "lon": 6.865
      }
    },
    {
      "name": "Labaroche",
      "insee": "68173",
      "postalCodes": [
        "68910"
      ],
      "coordinates": {
        "lat": 48.111,
        "lon": 7.192
      }
    },
    {
      "name": "Lapoutroie",
      "insee": "68175",
      "postalCodes": [
        "68650"
      ],
      "coordinates": {
        "lat": 48.154,
        "lon": 7.167
      }
    },
    {
      "name": "Lautenbach",
      "insee": "68177",
      "postalCodes": [
        "68610"
      ],
      "coordinates": {
        "lat": 47.941,
        "lon": 7.158
      }
    },
    {
      "name": "Lautenbachzell",
      "insee": "68178",
      "postalCodes": [
        "68610"
      ],
      "coordinates": {
        "lat": 47.941,
        "lon": 7.146
      }
    },
    {
      "name": "Le Bonhomme",
      "insee": "68044",
      "postalCodes": [
        "68650"
      ]
    },
    {
      "name": "Lièpvre",
      "insee": "68185",
      "postalCodes": [
        "68660"
      ],
      "coordinates": {
        "lat": 48.272,
        "lon": 7.282
      }
    },
    {
      "name": "Logelheim",
      "insee": "68189",
      "postalCodes": [
        "68280"
      ]
    },
    {
      "name": "Luttenbach-près-Munster",
      "insee": "68193",
      "postalCodes": [
        "68140"
      ]
    },
    {
      "name": "Lutterbach",
      "insee": "68195",
      "postalCodes": [
        "68460"
      ],
      "coordinates": {
        "lat": 47.76,
        "lon": 7.28
      }
    },
    {
      "name": "Marckolsheim",
      "insee": "67281",
      "postalCodes": [
        "67390"
      ],
      "coordinates": {
        "lat": 48.165,
        "lon": 7.544
      }
    },
    {
      "name": "Merxheim",
      "insee": "68203",
      "postalCodes": [
        "68500"
      ],
      "coordinates": {
        "lat": 47.911,
        "lon": 7.295
      }
    },
    {
      "name": "Metzeral",
      "insee": "68204",
      "postalCodes": [
        "68380"
      ],
      "coordinates": {
        "lat": 48.012,
        "lon": 7.071
      }
    },
    {
      "name": "Meyenheim",
      "insee": "68205",
      "postalCodes": [
        "68890"
      ],
      "coordinates": {
        "lat": 47.914,
        "lon": 7.356
      }
    },
    {
      "name": "Mittlach",
      "insee": "68210",
      "postalCodes": [
        "68380"
      ]
    },
    {
      "name": "Moosch",
      "insee": "68217",
      "postalCodes": [
        "68690"
      ],
      "coordinates": {
        "lat": 47.86,
        "lon": 7.049
      }
    },
    {
      "name": "Morschwiller-le-Bas",
      "insee": "68218",
      "postalCodes": [
        "68790"
      ],
      "coordinates": {
        "lat": 47.736,
        "lon": 7.27
      }
    },
    {
      "name": "Muhlbach-sur-Munster",
      "insee": "68223",
      "postalCodes": [
        "68380"
      ]
    },
    {
      "name": "Mulhouse",
      "insee": "68224",
      "postalCodes": [
        "68100",
        "68200"
      ],
      "coordinates": {
        "lat": 47.752,
        "lon": 7.329
      }
    },
    {
      "name": "Munchhouse",
      "insee": "68225",
      "postalCodes": [
        "68740"
      ],
      "coordinates": {
        "lat": 47.869,
        "lon": 7.452
      }
    },
    {
      "name": "Munster",
      "insee": "68226",
      "postalCodes": [
        "68140"
      ],
      "coordinates": {
        "lat": 48.04,
        "lon": 7.139
      }
    },
    {
      "name": "Muntzenheim",
      "insee": "68227",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Mussig",
      "insee": "67310",
      "postalCodes": [
        "67600"
      ],
      "coordinates": {
        "lat": 48.23,
        "lon": 7.52
      }
    },
    {
      "name": "Muttersholtz",
      "insee": "67311",
      "postalCodes": [
        "67600"
      ],
      "coordinates": {
        "lat": 48.268,
        "lon": 7.536
      }
    },
    {
      "name": "Nambsheim",
      "insee": "68230",
      "postalCodes": [
        "68740"
      ]
    },
    {
      "name": "Neuf-Brisach",
      "insee": "68231",
      "postalCodes": [
        "68600"
      ],
      "coordinates": {
        "lat": 48.018,
        "lon": 7.528
      }
    },
    {
      "name": "Obenheim",
      "insee": "67338",
      "postalCodes": [
        "67230"
      ],
      "coordinates": {
        "lat": 48.36,
        "lon": 7.692
      }
    },
    {
      "name": "Oberhergheim",
      "insee": "68242",
      "postalCodes": [
        "68127"
      ],
      "coordinates": {
        "lat": 47.967,
        "lon": 7.395
      }
    },
    {
      "name": "Obersaasheim",
      "insee": "68246",
      "postalCodes": [
        "68600"
      ]
    },
    {
      "name": "Oderen",
      "insee": "68247",
      "postalCodes": [
        "68830"
      ],
      "coordinates": {
        "lat": 47.91,
        "lon": 6.975
      }
    },
    {
      "name": "Orbey",
      "insee": "68249",
      "postalCodes": [
        "68370"
      ],
      "coordinates": {
        "lat": 48.127,
        "lon": 7.165
      }
    },
    {
      "name": "Ottmarsheim",
      "insee": "68253",
      "postalCodes": [
        "68490"
      ],
      "coordinates": {
        "lat": 47.788,
        "lon": 7.508
      }
    },
    {
      "name": "Pfastatt",
      "insee": "68256",
      "postalCodes": [
        "68120"
      ],
      "coordinates": {
        "lat": 47.769,
        "lon": 7.303
      }
    },
    {
      "name": "Plainfaing",
      "insee": "88349",
      "postalCodes": [
        "88230"
      ],
      "coordinates": {
        "lat": 48.173,
        "lon": 7.015
      }
    },
    {
      "name": "Porte du Ried",
      "insee": "68143",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Pulversheim",
      "insee": "68258",
      "postalCodes": [
        "68840"
      ],
      "coordinates": {
        "lat": 47.838,
        "lon": 7.301
      }
    },
    {
      "name": "Raedersheim",
      "insee": "68260",
      "postalCodes": [
        "68190"
      ],
      "coordinates": {
        "lat": 47.889,
        "lon": 7.282
      }
    },
    {
      "name": "Réguisheim",
      "insee": "68266",
      "postalCodes": [
        "68890"
      ],
      "coordinates": {
        "lat": 47.896,
        "lon": 7.353
      }
    },
    {
      "name": "Reiningue",
      "insee": "68267",
      "postalCodes": [
        "68950"
      ],
      "coordinates": {
        "lat": 47.752,
        "lon": 7.233
      }
    },
    {
      "name": "Rhinau",
      "insee": "67397",
      "postalCodes": [
        "67860"
      ],
      "coordinates": {
        "lat": 48.32,
        "lon": 7.705
      }
    },
    {
      "name": "Richwiller",
      "insee": "68270",
      "postalCodes": [
        "68120"
      ],
      "coordinates": {
        "lat": 47.78,
        "lon": 7.281
      }
    },
    {
      "name": "Riedisheim",
      "insee": "68271",
      "postalCodes": [
        "68400"
      ],
      "coordinates": {
        "lat": 47.748,
        "lon": 7.367
      }
    },
    {
      "name": "Rixheim",
      "insee": "68278",
      "postalCodes": [
        "68170"
      ],
      "coordinates": {
        "lat": 47.75,
        "lon": 7.402
      }
    },
    {
      "name": "Rodern",
      "insee": "68280",
      "postalCodes": [
        "68590"
      ]
    },
    {
      "name": "Roggenhouse",
      "insee": "68281",
      "postalCodes": [
        "68740"
      ]
    },
    {
      "name": "Rombach-le-Franc",
      "insee": "68283",
      "postalCodes": [
        "68660"
      ]
    },
    {
      "name": "Rorschwihr",
      "insee": "68285",
      "postalCodes": [
        "68590"
      ]
    },
    {
      "name": "Ruelisheim",
      "insee": "68289",
      "postalCodes": [
        "68270"
      ],
      "coordinates": {
        "lat": 47.824,
        "lon": 7.357
      }
    },
    {
      "name": "Rumersheim-le-Haut",
      "insee": "68291",
      "postalCodes": [
        "68740"
      ],
      "coordinates": {
        "lat": 47.851,
        "lon": 7.521
      }
    },
    {
      "name": "Rustenhart",
      "insee": "68290",
      "postalCodes": [
        "68740"
      ]
    },
    {
      "name": "Saint-Amarin",
      "insee": "68292",
      "postalCodes": [
        "68550"
      ],
      "coordinates": {
        "lat": 47.875,
        "lon": 7.029
      }
    },
    {
      "name": "Saint-Dié-des-Vosges",
      "insee": "88413",
      "postalCodes": [
        "88100"
      ],
      "coordinates": {
        "lat": 48.284,
        "lon": 6.949
      }
    },
    {
      "name": "Saint-Hippolyte",
      "insee": "68296",
      "postalCodes": [
        "68590"
      ],
      "coordinates": {
        "lat": 48.232,
        "lon": 7.371
      }
    },
    {
      "name": "Saint-Léonard",
      "insee": "88423",
      "postalCodes": [
        "88650"
      ],
      "coordinates": {
        "lat": 48.216,
        "lon": 6.944
      }
    },
    {
      "name": "Sainte-Croix-aux-Mines",
      "insee": "68294",
      "postalCodes": [
        "68160"
      ],
      "coordinates": {
        "lat": 48.262,
        "lon": 7.227
      }
    },
    {
      "name": "Sainte-Croix-en-Plaine",
      "insee": "68295",
      "postalCodes": [
        "68127"
      ],
      "coordinates": {
        "lat": 48.009,
        "lon": 7.386
      }
    },
    {
      "name": "Sainte-Marguerite",
      "insee": "88424",
      "postalCodes": [
        "88100"
      ],
      "coordinates": {
        "lat": 48.267,
        "lon": 6.984
      }
    },
    {
      "name": "Sainte-Marie-aux-Mines",
      "insee": "68298",
      "postalCodes": [
        "68160"
      ],
      "coordinates": {
        "lat": 48.246,
        "lon": 7.184
      }
    },
    {
      "name": "Sand",
      "insee": "67433",
      "postalCodes": [
        "67230"
      ],
      "coordinates": {
        "lat": 48.383,
        "lon": 7.612
      }
    },
    {
      "name": "Saulcy-sur-Meurthe",
      "insee": "88445",
      "postalCodes": [
        "88580"
      ],
      "coordinates": {
        "lat": 48.238,
        "lon": 6.964
      }
    },
    {
      "name": "Sausheim",
      "insee": "68300",
      "postalCodes": [
        "68390"
      ],
      "coordinates": {
        "lat": 47.787,
        "lon": 7.373
      }
    },
    {
      "name": "Scherwiller",
      "insee": "67445",
      "postalCodes": [
        "67750"
      ],
      "coordinates": {
        "lat": 48.287,
        "lon": 7.421
      }
    },
    {
      "name": "Sélestat",
      "insee": "67462",
      "postalCodes": [
        "67600"
      ],
      "coordinates": {
        "lat": 48.262,
        "lon": 7.449
      }
    },
    {
      "name": "Sondernach",
      "insee": "68311",
      "postalCodes": [
        "68380"
      ]
    },
    {
      "name": "Soultz-Haut-Rhin",
      "insee": "68315",
      "postalCodes": [
        "68360"
      ],
      "coordinates": {
        "lat": 47.888,
        "lon": 7.229
      }
    },
    {
      "name": "Soultzbach-les-Bains",
      "insee": "68316",
      "postalCodes": [
        "68230"
      ]
    },
    {
      "name": "Soultzeren",
      "insee": "68317",
      "postalCodes": [
        "68140"
      ],
      "coordinates": {
        "lat": 48.064,
        "lon": 7.102
      }
    },
    {
      "name": "Soultzmatt",
      "insee": "68318",
      "postalCodes": [
        "68570"
      ],
      "coordinates": {
        "lat": 47.962,
        "lon": 7.238
      }
    },
    {
      "name": "Staffelfelden",
      "insee": "68321",
      "postalCodes": [
        "68850"
      ],
      "coordinates": {
        "lat": 47.826,
        "lon": 7.252
      }
    },
    {
      "name": "Steinbach",
      "insee": "68322",
      "postalCodes": [
        "68700"
      ],
      "coordinates": {
        "lat": 47.821,
        "lon": 7.153
      }
    },
    {
      "name": "Stosswihr",
      "insee": "68329",
      "postalCodes": [
        "68140"
      ],
      "coordinates": {
        "lat": 48.054,
        "lon": 7.1
      }
    },
    {
      "name": "Stotzheim",
      "insee": "67481",
      "postalCodes": [
        "67140"
      ],
      "coordinates": {
        "lat": 48.379,
        "lon": 7.492
      }
    },
    {
      "name": "Sundhouse",
      "insee": "67486",
      "postalCodes": [
        "67920"
      ],
      "coordinates": {
        "lat": 48.251,
        "lon": 7.604
      }
    },
    {
      "name": "Taintrux",
      "insee": "88463",
      "postalCodes": [
        "88100"
      ],
      "coordinates": {
        "lat": 48.249,
        "lon": 6.9
      }
    },
    {
      "name": "Thann",
      "insee": "68334",
      "postalCodes": [
        "68800"
      ],
      "coordinates": {
        "lat": 47.808,
        "lon": 7.103
      }
    },
    {
      "name": "Thannenkirch",
      "insee": "68335",
      "postalCodes": [
        "68590"
      ]
    },
    {
      "name": "Uffholtz",
      "insee": "68342",
      "postalCodes": [
        "68700"
      ],
      "coordinates": {
        "lat": 47.821,
        "lon": 7.178
      }
    },
    {
      "name": "Ungersheim",
      "insee": "68343",
      "postalCodes": [
        "68190"
      ],
      "coordinates": {
        "lat": 47.878,
        "lon": 7.308
      }
    },
    {
      "name": "Urschenheim",
      "insee": "68345",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Valff",
      "insee": "67504",
      "postalCodes": [
        "67210"
      ],
      "coordinates": {
        "lat": 48.421,
        "lon": 7.521
      }
    },
    {
      "name": "Vieux-Thann",
      "insee": "68348",
      "postalCodes": [
        "68800"
      ],
      "coordinates": {
        "lat": 47.804,
        "lon": 7.121
      }
    },
    {
      "name": "Villé",
      "insee": "67507",
      "postalCodes": [
        "67220"
      ],
      "coordinates": {
        "lat": 48.343,
        "lon": 7.303
      }
    },
    {
      "name": "Vœgtlinshoffen",
      "insee": "68350",
      "postalCodes": [
        "68420"
      ]
    },
    {
      "name": "Vogelgrun",
      "insee": "68351",
      "postalCodes": [
        "68600"
      ]
    },
    {
      "name": "Volgelsheim",
      "insee": "68352",
      "postalCodes": [
        "68600"
      ],
      "coordinates": {
        "lat": 48.015,
        "lon": 7.555
      }
    },
    {
      "name": "Walbach",
      "insee": "68354",
      "postalCodes": [
        "68230"
      ]
    },
    {
      "name": "Wasserbourg",
      "insee": "68358",
      "postalCodes": [
        "68230"
      ]
    },
    {
      "name": "Wattwiller",
      "insee": "68359",
      "postalCodes": [
        "68700"
      ],
      "coordinates": {
        "lat": 47.836,
        "lon": 7.178
      }
    },
    {
      "name": "Weckolsheim",
      "insee": "68360",
      "postalCodes": [
        "68600"
      ]
    },
    {
      "name": "Wickerschwihr",
      "insee": "68366",
      "postalCodes": [
        "68320"
      ]
    },
    {
      "name": "Widensolen",
      "insee": "68367",
      "postalCodes": [
        "68320"
      ],
      "coordinates": {
        "lat": 48.064,
        "lon": 7.48
      }
    },
    {
      "name": "Wihr-au-Val",
      "insee": "68368",
      "postalCodes": [
        "68230"
      ],
      "coordinates": {
        "lat": 48.052,
        "lon": 7.205
      }
    },
    {
      "name": "Wittelsheim",
      "insee": "68375",
      "postalCodes": [
        "68310"
      ],
      "coordinates": {
        "lat": 47.809,
        "lon": 7.242
      }
    },
    {
      "name": "Wittenheim",
      "insee": "68376",
      "postalCodes": [
        "68270"
      ],
      "coordinates": {
        "lat": 47.811,
        "lon": 7.328
      }
    },
    {
      "name": "Wittisheim",
      "insee": "67547",
      "postalCodes": [
        "67820"
      ],
      "coordinates": {
        "lat": 48.265,
        "lon": 7.587
      }
    },
    {
      "name": "Wolfgantzen",
      "insee": "68379",
      "postalCodes": [
        "68600"
      ],
      "coordinates": {
        "lat": 48.028,
        "lon": 7.5
      }
    },
    {
      "name": "Xonrupt-Longemer",
      "insee": "88531",
      "postalCodes": [
        "88400"
      ],
      "coordinates": {
        "lat": 48.082,
        "lon": 6.929
      }
    },
    {
      "name": "Zellenberg",
      "insee": "68383",
      "postalCodes": [
        "68340"
      ]
    },
    {
      "name": "Zimmersheim",
      "insee": "68386",
      "postalCodes": [
        "68440"
      ],
      "coordinates": {
        "lat": 47.721,
        "lon": 7.388
      }
    }
  ]
};
