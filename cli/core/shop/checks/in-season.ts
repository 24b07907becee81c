import type { CheckedText, Fault, TextCheck } from '../../annotations/check-kinds.ts';
import type { Content } from '../../content/content.ts';
import { en, fr } from '../../messages/phrases.ts';
import { mainSeason } from './seasons.ts';

interface InSeasonParams {
  'season/only': { found: string; season: string; phrases: readonly string[] };
}

/** "Quand vous commandez" invites nobody. */
const INVITES = /(?<!\bvous )\bcommandez\b/gi;

/**
 * A text that only holds while orders are open, on a page that is read all year: it invites to order, or states the day on
 * which the season ends. Phrases and the banner are exempt: `seasons.yaml` has other words for them.
 */
export const inSeason: TextCheck<InSeasonParams> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'season/only': ({ found, season, phrases }, reader) => [
      `${fr.quote(found)} ne vaut que dans la période ${fr.quote(season)}, et ce texte se lit toute l’année`,
      `écrivez une phrase de ${reader.folder('phrases')}, qui change avec la période${phrases.length > 0 ? ` (${phrases.map((name) => `{{${name}}}`).join(', ')})` : ''}, ou dites-le pour toute l’année`,
      `${en.quote(found)} holds in the season ${en.quote(season)} only, and this text is read all year`,
      `write a phrase of phrases/, which changes with the season${phrases.length > 0 ? ` (${phrases.map((name) => `{{${name}}}`).join(', ')})` : ''}, or say it for the whole year`,
    ],
  },
  *find(text): Iterable<Fault<InSeasonParams>> {
    const { content, entry, written, lower, key } = text;
    if (!written.includes('{{') && !lower.includes('commandez')) return;
    const season = mainSeason(content);
    const isReplaced = entry.subject === 'seasons' || (entry.subject === 'navigation' && key === 'banner');
    if (!season || isReplaced || entry.collection === content.settings.phrases) return;
    for (const { 0: found, index } of matchesIn(text, season.through.on)) {
      const params = { found, season: season.name, phrases: phrasesOf(content) };
      yield { code: 'season/only', params, range: { start: index, end: index + found.length } };
    }
  },
};

/** @param deadline the fact that ends the season */
function* matchesIn(
  { written, words }: CheckedText,
  deadline: string | undefined,
): Iterable<RegExpExecArray> {
  yield* words.matchAll(INVITES);
  if (deadline !== undefined) yield* written.matchAll(new RegExp(`\\{\\{${deadline}\\}\\}`, 'g'));
}

function phrasesOf({ slugsOf, settings }: Content): readonly string[] {
  return slugsOf(settings.phrases);
}
