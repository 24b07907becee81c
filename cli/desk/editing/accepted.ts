import { acceptancesOf, readAcceptances } from '../../core/content/acceptance.ts';
import { removeAcceptances } from '../../core/edit/edit.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import { isDay } from '../../core/values/calendar.ts';
import type { Desk } from '../desk.ts';
import { Refused } from '../refused.ts';
import { idOfAcceptance } from '../view/accepted.ts';
import { WORDS } from '../words.ts';
import { writeSoundly } from './entries.ts';

/**
 * Takes back what was left as it is, or sets until when it holds.
 * @param until its last day, `2026-12-24`; `null` for no end, `undefined` to take it back
 */
export function changeAccepted(
  desk: Desk,
  id: string,
  until: string | null | undefined,
): { readonly label: string } {
  const { sound } = desk.snapshot;
  const file = acceptancesOf(sound)?.file;
  const acceptance = readAcceptances(sound).find((each) => idOfAcceptance(each) === id);
  if (!file || !acceptance) throw new Refused(WORDS.accepted.gone);
  refusePast(until, desk.today);
  const pointer = `/accepted/${acceptance.index}/until`;
  const after =
    until === undefined
      ? removeAcceptances(file.text, [acceptance.index])
      : until !== null
        ? editValue(file.text, { op: 'set', pointer, value: until })
        : acceptance.until === undefined
          ? file.text
          : editValue(file.text, { op: 'remove', pointer });
  const label = WORDS.accepted[until === undefined ? 'takenBack' : 'dated'](acceptance.reason);
  writeSoundly(desk, label, acceptance.subject, [{ path: file.path, before: file.text, after }]);
  desk.tell({ type: 'changed', subjects: [acceptance.subject] });
  return { label };
}

/** @throws Refused for a last day that is none, or that has passed */
export function refusePast(until: string | null | undefined, today: string): void {
  if (typeof until === 'string' && (!isDay(until) || until < today)) throw new Refused(WORDS.accepted.past);
}
