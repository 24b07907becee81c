import { type Quantity, readQuantities } from './prose/read-quantities.ts';

/** Nothing that is read crosses an empty line. */
const PARAGRAPH = /\n[^\S\n]*\n\s*/g;
const SMALL =
  /(?:^|[^\p{L}])(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|premiers?|demie?|quart|quelques)(?!\p{L})/iu;
/** Spelled numbers that may stand for a day of the month alone. */
const LARGE =
  /(?:dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille)(?!\p{L}{2})/iu;
const UNIT =
  /euros?|cents?|pour.{1,3}cent|heure|minute|jour|semaine|mois|(?:^|[^\p{L}])ans?(?!\p{L})|ann.{1,2}e|m.{1,2}tre|kilo|janv|f.{1,2}vr|mars|avril|mai|juin|juil|ao.{1,2}t|sept|octo|nove|d.{1,2}ce|midi|minuit/iu;

/** `readQuantities`, on those paragraphs only that could state one: most texts do not, and reading them takes longest. */
export function quantitiesOf(text: string): Quantity[] {
  if (!couldState(text)) return [];
  const found: Quantity[] = [];
  let from = 0;
  for (const edge of [...text.matchAll(PARAGRAPH), { index: text.length, 0: '' }]) {
    const paragraph = text.slice(from, edge.index);
    if (couldState(paragraph)) {
      for (const quantity of readQuantities(paragraph))
        found.push({ ...quantity, start: quantity.start + from, end: quantity.end + from });
    }
    from = edge.index + edge[0].length;
  }
  return found;
}

function couldState(text: string): boolean {
  return /\d/.test(text) || LARGE.test(text) || (SMALL.test(text) && UNIT.test(text));
}
