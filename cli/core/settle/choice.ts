import type { Cure } from '../consistency/finding.ts';

/** One way to settle a finding. */
export type Choice =
  /** `value` is what `sapin decide` takes, `shown` what visitors then read. */
  | { readonly kind: 'keep'; readonly subject: string; readonly value: string; readonly shown: string }
  /** Every reading of a settled entry counts again. */
  | { readonly kind: 'reopen'; readonly subject: string }
  | { readonly kind: 'cure'; readonly cure: Cure }
  /** The contradiction is true, for a reason. */
  | { readonly kind: 'accept' };

export function needsReason({ kind }: Choice): boolean {
  return kind === 'accept';
}
