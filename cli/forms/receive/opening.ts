// Machines fill in a form faster than people, or send one that was opened long ago: a form asks for a sealed time when it
// is opened, and sends it along.

import { SOONEST } from '../../core/shared/functions.ts';
import { seal, unseal } from './seal.ts';

const PURPOSE = 'opening';

/** A form that was open for longer has to be sent again, in milliseconds. */
const LATEST = 24 * 60 * 60 * 1000;

type OpeningFault = 'unopened' | 'too-soon' | 'too-late';

/** @param now in milliseconds since 1970, as in all of this file */
export function sealOpening(secret: string, now: number): string {
  return seal(secret, PURPOSE, String(now));
}

/** What is wrong with the time that a form sent; nothing when a person may have filled it in. */
export function openingFault(secret: string, sealed: unknown, now: number): OpeningFault | undefined {
  const opened = typeof sealed === 'string' ? unseal(secret, PURPOSE, sealed) : undefined;
  if (opened === undefined) return 'unopened';
  const age = now - Number(opened);
  if (age < SOONEST) return 'too-soon';
  return age > LATEST ? 'too-late' : undefined;
}
