import type { Language } from '../language/wording.ts';

/** The texts of reports around diagnostics. */
const fr = {
  sentence: (about: string, message: string) => `${about} : ${message}`,
  severity: { error: 'erreur', warning: 'avertissement', note: 'à savoir' },
  status: { open: 'contradiction', accepted: 'acceptée', stale: 'acceptation périmée', decided: 'tranchée' },
  hint: 'à remplacer',
  advice: 'conseil :',
  seen: 'lu sur :',
  accepted: (since: string, until: string | undefined, reason: string) =>
    `acceptée depuis le ${since}${until === undefined ? '' : ` jusqu’au ${until}`} : ${reason}`,
  hangsOn: (subject: string) => `découle de ${subject}`,
  lapsed: (until: string, reason: string) =>
    `accepté jusqu’au ${until} (${reason}) : tranchez, ou acceptez-le de nouveau`,
  changed: (before: string, now: string) =>
    `accepté avec d’autres valeurs (${before} ; aujourd’hui ${now}) : tranchez, ou acceptez-le de nouveau`,
  stale: (rule: string, since: string) =>
    `cette acceptation (${rule}, depuis le ${since}) ne correspond plus à aucune contradiction`,
  remove: 'retirez-la : sapin consistency --prune',
  everyPage: (count: number) => `toutes les pages (${count})`,
  more: (count: number) => `et ${count} autres`,
  why: 'pourquoi',
  size: 'hauteur',
  page: {
    title: 'Ce que le site dit de deux façons',
    lead: 'Chaque bloc montre une contradiction, avec tout ce que le site en dit. La machine sait que quelque chose ne va pas ; elle ne sait pas quoi. C’est à vous de trancher.',
    none: 'Rien ne se contredit.',
    status: { open: 'à trancher', accepted: 'acceptée', stale: 'périmée', decided: 'tranchée' },
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
    hints: 'Valeurs recopiées à la main',
    hintsLead: 'Elles sont justes aujourd’hui. Le jour où la constante change, ces textes ne suivront pas.',
    differs: 'diffère',
    line: 'ligne',
  },
};

export type ReportWords = typeof fr;

const en: ReportWords = {
  sentence: (about: string, message: string) => `${about}: ${message}`,
  severity: { error: 'error', warning: 'warning', note: 'note' },
  status: { open: 'contradiction', accepted: 'accepted', stale: 'stale acceptance', decided: 'decided' },
  hint: 'could be a fact',
  advice: 'help:',
  seen: 'read on:',
  accepted: (since, until, reason) =>
    `accepted since ${since}${until === undefined ? '' : ` until ${until}`}: ${reason}`,
  hangsOn: (subject) => `follows from ${subject}`,
  lapsed: (until, reason) => `accepted until ${until} (${reason}): settle it, or accept it again`,
  changed: (before, now) =>
    `accepted with other values (${before}; today ${now}): settle it, or accept it again`,
  stale: (rule, since) => `this acceptance (${rule}, since ${since}) no longer matches a contradiction`,
  remove: 'remove it: sapin consistency --prune',
  everyPage: (count) => `every page (${count})`,
  more: (count) => `and ${count} more`,
  why: 'why',
  size: 'height',
  page: {
    title: 'Contradictions on this site',
    lead: 'Each block shows a contradiction, with all that the site says about it. The machine knows that something is wrong, not what. You decide.',
    none: 'Nothing contradicts itself.',
    status: { open: 'to settle', accepted: 'accepted', stale: 'stale', decided: 'decided' },
    counts: { open: 'to settle', accepted: 'accepted', stale: 'stale acceptances', decided: 'decided' },
    where: 'Where customers read it',
    nowhere: 'No page shows it.',
    advice: 'What to do',
    maintainer: 'For the person who keeps the site',
    hints: 'Values copied by hand',
    hintsLead: 'They are right today. The day the fact changes, these texts will not follow.',
    differs: 'differs',
    line: 'line',
  },
};

const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { fr, en };

export function reportWords(language: Language): ReportWords {
  return REPORT_WORDS[language];
}
