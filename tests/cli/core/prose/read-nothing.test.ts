import { readQuantities } from '../../../../cli/core/prose/read-quantities.ts';

/** Phrases that state no quantity. */
const NOTHING = {
  counts: `
    un calendrier de 24 fromages | vingt-quatre fromages | 4 bougies pour quatre dimanches |
    Six variétés, trois tailles | 24 000 habitants | pour 2 à 4 personnes | deux fois par jour |
    la note de 4,5 sur 5 | il en reste 24. | les 24 et les 48`,
  'things that only look like dates': `
    1/2 | 3/4 | 48/72 | le 1/2 tarif | note : 4/5 | un sapin noté 9/10 | ouvert 7/7 | service 24/7 |
    ouvert 24/24 | l’hiver 2025 | Noël 2025 | en décembre 2025 | saison 2025-2026 | fin décembre |
    le 32 décembre | le 5 étoiles | Le Nordmann 5 étoiles | au 22 rue de la Gare | au 22, rue de la Gare |
    le 2 pour 1 | au 1er étage | le 1er prix | le premier de la liste | dès le premier soir |
    dès le 1er soir  | gravez un prénom et une année |
    premier arrivé, premier servi | le 22e sapin | le neuf et l’ancien | un mars | zéro décembre |
    trente-deux décembre | 5/10 - 9/10 | 2025-13-01 | 2025-12-32 | 2025-12-2 | 2025/12-22 | 2025-12/22 |
    2025-12-22-01 | 2025-12-22b | 2025 -12-22 | 22 /12 | 22/ 12 | 22/x | 22+12 | 22/13 | 32/12 | 22-12 |
    22.12 | 22.12.25 | 22.12/2025 | 22/12/3 | 22/12/025 | 22/12e | 22/12,5 | 22/12h | le 3/4 du prix | je veux le 1er. | dès le 1er matin | le 22a | le 22-b | le 22(a) | le 2 l de lait |
    le 3 du classement | un marché en mars | mardi | du lundi au samedi`,
  'times of day': `
    à 9h | à 9 h 30 | dès 9h | vers 20 heures | avant 9h | après 20h30 | jusqu’à 20h | à partir de 9h |
    à 9h et 20h | à cinq heures du soir | ouverture à neuf heures trente |
    rendez-vous 9:30 | l’après-midi à 16h | à une heure | à 9h puis 10h | rendez-vous 5h00 | au n° 8 à 10 h | 9:5-20:00 | 9:75-20:00 |
    9:60-10:00 | 24:00-25:00 | 9:005-20:00 | 9 :00-20 :00 | 9: 00-20: 00`,
  'availability and frequency': `
    7j/7 | 7 j / 7 | 7 jours sur 7 | sept jours sur sept | 6j/7 | 24h/24 | 24 heures sur 24 |
    un jour sur deux | tous les deux jours | tous les 15 km | 3 demi-heures |
    deux quarts d’heure | un quart heure | un jour, mon sapin viendra`,
  identifiers: `
    68000 Colmar | 68 000 Colmar | article L. 221-28 | article L221-28 | articles 1103 et 1104 |
    SIRET 123 456 789 00012 | RCS Colmar 123 456 789 | TVA FR12 123456789 | version 1.2.3 | 1.2.3 m |
    1,2,3 m | 1:2 m | n° 24 | n°24 h | n° 24 h | le modèle A24 m | 03 53 01 00 | 03 53 01 00 00 12 |
    01234567890123456789`,
  'other units': `
    12,50 m² | 12 m2 | 12 mètres carrés | 2 m³ | un mètre carré | un mètre cube | deux mètres cubes |
    une boîte de 30 x 40 cm | une boîte de 1 x 2 x 3 x 4 cm | 5 °C |
    2,5 kg | 10 l d’eau | 24 M. Dupont | le numéro 24 m’a plu | 5 j’en suis sûr`,
  'what is no prose': `
    https://example.com/2025-12-22/24€ | [la suite](/actualites/22/12/2025) |
    {{order-deadline}} et {{24 €}}`,
};

describe.each(Object.entries(NOTHING))('%s', (_, phrases) => {
  test.each(phrases.trim().split(/ \|\s+/))('%s', (text) => {
    expect(readQuantities(text)).toEqual([]);
  });
});
