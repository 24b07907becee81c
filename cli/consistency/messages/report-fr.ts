// What the reports of `consistency` say around the findings. `report-en.ts` has the same shape: the compiler sees to that.

export const reportFr = {
  report: {
    lapsed: (until: string, reason: string) =>
      `accepté jusqu’au ${until} (${reason}) : tranchez, ou acceptez-le de nouveau`,
    changed: (before: string, now: string) =>
      `accepté avec d’autres valeurs (${before} ; aujourd’hui ${now}) : tranchez, ou acceptez-le de nouveau`,
    stale: (rule: string, since: string) =>
      `cette acceptation (${rule}, depuis le ${since}) ne correspond plus à aucune contradiction`,
    remove: 'retirez-la : sapin consistency --prune',
    noPage: 'aucune page',
    everyPage: (count: number) => `toutes les pages (${count})`,
    more: (count: number) => `et ${count} autres`,
    why: 'pourquoi',
  },
  text: {
    open: 'contradiction',
    accepted: 'acceptée',
    stale: 'acceptation périmée',
    decided: 'tranchée',
    hint: 'à remplacer',
    advice: 'conseil :',
    seen: 'lu sur :',
    since: 'acceptée depuis le',
    until: 'jusqu’au',
    size: 'hauteur',
    source: 'source :',
  },
  html: {
    title: 'Ce que le site dit de deux façons',
    lead: 'Chaque bloc montre une contradiction, avec tout ce que le site en dit. La machine sait que quelque chose ne va pas ; elle ne sait pas quoi. C’est à vous de trancher.',
    none: 'Rien ne se contredit.',
    status: {
      open: 'à trancher',
      accepted: 'acceptée',
      stale: 'périmée',
      decided: 'tranchée',
      hint: 'à remplacer',
    },
    counts: {
      open: 'à trancher',
      accepted: 'acceptées',
      stale: 'acceptations périmées',
      decided: 'tranchées',
    },
    where: 'Où le client le lit',
    nowhere: 'Aucune page ne le montre.',
    advice: 'Que faire',
    maintainer: 'Pour la personne qui tient le site',
    accepted: 'Acceptée depuis le',
    until: 'jusqu’au',
    hints: 'Valeurs écrites en toutes lettres',
    hintsLead: 'Elles sont justes aujourd’hui. Le jour où la constante change, ces textes ne suivront pas.',
    size: 'Hauteur',
    differs: 'diffère',
    line: 'ligne',
  },
};

export type ReportWords = typeof reportFr;
