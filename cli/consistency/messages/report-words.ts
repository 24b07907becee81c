import type { Language } from '../../messages/catalogue.ts';
import { reportEn } from './report-en.ts';
import { type ReportWords, reportFr } from './report-fr.ts';

export type { ReportWords } from './report-fr.ts';

/** What the reports say around the findings, in one language. */
export function reportWords(language: Language): ReportWords {
  return language === 'fr' ? reportFr : reportEn;
}
