import type { Language, Wording } from '../../messages/catalogue.ts';
import type { Finding } from '../finding.ts';
import type { FindingCode, FindingParams } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A finding in words. */
export function wordingOfFinding(finding: Finding, language: Language): Wording {
  return word(finding.code, finding.params, language);
}

function word<C extends FindingCode>(code: C, params: FindingParams[C], language: Language): Wording {
  return (language === 'fr' ? fr : en)[code](params);
}
