import { faultsAt, NONE, type TextCheck } from '../annotations/check-kinds.ts';

/** The formal replacement of each familiar form of address. */
const FORMAL: Readonly<Record<string, string>> = {
  tu: 'vous',
  toi: 'vous',
  te: 'vous',
  't’': 'vous',
  ton: 'votre',
  ta: 'votre',
  tes: 'vos',
};
/** "Le ton", "un ton plus clair" and "ton sur ton" are the noun. */
const INFORMAL =
  /(?<![\p{L}\p{N}’'-])(?:t[’'](?=\p{L})|(?:tu|toi|te|ta|tes|(?<!(?:^|[^\p{L}])(?:le|un|du|ce|au|de|quel|chaque|même|bon|sur)\s)ton(?!\ssur\ston))(?![\p{L}\p{N}-]))/giu;

/** A cheap test that most texts fail; accented letters count as word boundaries here. */
const CANDIDATE = /\bt(?:u|oi|e|a|on|es)\b|\bt['’]/;

export const informal: TextCheck<{ 'text/informal': { readonly found: string; readonly formal: string } }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/informal': ({ found, formal }) => [
      `« ${found} » tutoie le lecteur`,
      `le site vouvoie : écrivez « ${formal} »`,
      `"${found}" addresses the reader as a friend`,
      `the site says "vous": write "${formal}"`,
    ],
  },
  find(text) {
    if (!CANDIDATE.test(text.lower)) return NONE;
    return faultsAt(text, INFORMAL, (found) => ({
      code: 'text/informal',
      params: { found, formal: FORMAL[found.toLowerCase().replace("'", '’')] ?? 'vous' },
    }));
  },
};
