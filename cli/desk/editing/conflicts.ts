import { parseYaml } from '../../content/parse-yaml.ts';
import type { Desk } from '../desk.ts';
import { Unanswered } from '../refused.ts';
import { differingFields, withFields } from '../state/differences.ts';

/** Throws both versions of a file that two have changed, when nobody has chosen yet. */
export function refuseConflict(desk: Desk, path: string): void {
  const conflict = desk.conflictOf(path);
  if (conflict) throw new Unanswered(409, conflict);
}

/**
 * Settles a conflict: each field as `fields` says, `mine` or `theirs`.
 * @param revision of the conflict that was shown
 * @throws Unanswered with both versions where it has become another
 */
export function resolveConflict(
  desk: Desk,
  subject: string,
  revision: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const { path } = desk.entry(subject).file;
  desk.drafts.followAll();
  const clash = desk.drafts.clashOf(path);
  if (clash) {
    if (desk.conflictOf(path)?.revision !== revision) refuseConflict(desk, path);
    const mine = parseYaml('', clash.mine).value ?? null;
    const base = desk.drafts.baseOf(path);
    const before = base === undefined ? mine : (parseYaml('', base).value ?? null);
    // Fields that only one of the two has changed are nobody's to choose.
    const own = differingFields(before, mine).filter((pointer) => !clash.pointers.includes(pointer));
    const chosen = clash.pointers.filter((pointer) => fields[pointer] === 'mine');
    const isWhole = clash.pointers.includes('');
    const wholly = fields[''] === 'mine' ? clash.mine : clash.theirs;
    const text = isWhole ? wholly : withFields(clash.theirs, mine, [...own, ...chosen]);
    desk.drafts.rebase(path, desk.drafts.diskText(path), text);
  }
  desk.tell({ type: 'changed', subjects: [subject] });
}
