/** What may stand between an auxiliary and its participle: adverbs. */
const ADVERB =
  '(?:(?:déjà|tous|toutes|tout|même|bien|aussi|encore|toujours|jamais|pas|plus|rien|souvent|alors|enfin|donc)\\s+)?';
/** Words that end like participles and are none: "a lieu", "avons trois", "a du". */
const NO_PARTICIPLE =
  '(?!(?:aussi|ainsi|ici|parmi|demi|[a-z]*di|lui|qui|ni|si|trois|puis|depuis|mais|gris|souris|du|qu|jusqu|plus|abus|refus|menus|bonus|dessus|dessous|tissus)(?![a-zà-ÿœ]))';
const PARTICIPLE = `${NO_PARTICIPLE}(?:[a-zà-ÿœ]+(?:ée?s?|is?)|[a-zà-ÿœ]*[^\\seaéo]u|[a-zà-ÿœ]{2,}[^\\seaéo]u(?:es?|s)|eu|dû|[a-zà-ÿœ]*(?:dit|fait|écrit|crit|duit|truit|ouvert|offert|souffert))`;
/** The participles of verbs of motion, which go with "être". */
const GONE =
  '(?:allé|(?:re|de|par)?venu|arrivé|(?:re)?parti|r?entré|(?:res)?sorti|(?:re)?monté|(?:re)?descendu|resté|(?:re)?tombé|né|mort|retourné|passé)e?s?';

/** What has been done or has happened, in lower case: "avons dressé", "s’est levé", "est resté". */
export const PERFECT = `(?<![a-zà-ÿœ])(?:(?:a|ai|ont|avons|avez|avait|avaient|avions|fut|furent)\\s+${ADVERB}${PARTICIPLE}|s\\s?[’']\\s?(?:est|étai(?:en)?t)\\s+${ADVERB}${PARTICIPLE}|se sont\\s+${ADVERB}${PARTICIPLE}|(?:est|sont|suis|sommes|êtes)\\s+${ADVERB}${GONE})(?![a-zà-ÿœ])`;
