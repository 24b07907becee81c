import { rangeOf } from '../../diagnostics/problem.ts';
import { type SarifPlace, sarifLog } from '../../diagnostics/sarif.ts';
import type { Side } from '../finding.ts';
import { RULES } from '../registry.ts';
import { itemsOf, type Report } from './report.ts';

const LEVELS = { open: 'error', stale: 'warning', accepted: 'note', decided: 'note', hint: 'note' } as const;

/** A SARIF 2.1.0 log: each finding at its first side, the other sides as related locations. */
export function findingsAsSarif(report: Report, root: string): string {
  const place = ({ place: { file, text, span } }: Side): SarifPlace => ({ file, range: rangeOf(text, span) });
  return sarifLog(
    itemsOf(report).map(({ rule, status, message, hint, sides }) => ({
      rule,
      level: LEVELS[status],
      message: hint ? `${message}\n${hint}` : message,
      places: sides.slice(0, 1).map(place),
      related: sides.slice(1).map((side) => ({ ...place(side), message: `${side.value} (${side.source})` })),
    })),
    RULES.map(({ id, why }) => ({ id, description: why[report.language] })),
    root,
  );
}
