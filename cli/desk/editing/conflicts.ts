import { hash } from 'node:crypto';
import { allEntries } from '../../content/content.ts';
import { type JsonValue, valueAt } from '../../content/json-value.ts';
import { parseYaml } from '../../content/parse-yaml.ts';
import { excerpt } from '../../text/shorten.ts';
import type { Desk } from '../desk.ts';
import { Unanswered } from '../refused.ts';
import { differingFields, withFields } from '../state/differences.ts';
import { placeOf } from '../view/names.ts';
import { WORDS } from '../words.ts';

/** The two versions of a file that was changed by two, when nobody has chosen yet. */
export function refuseConflict(desk: Desk, path: string): void {
  const clash = desk.drafts.clashOf(path);
  if (!clash) return;
  const { content } = desk.snapshot.loaded;
  const entry = allEntries(content).find(({ file }) => file.path === path);
  const [mine, theirs] = [clash.mine, clash.theirs].map((text) => parseYaml('', text).value ?? null);
  const fields = clash.pointers.flatMap((pointer) =>
    entry
      ? [
          {
            place: placeOf(content, entry, pointer),
            mine: shownValue(mine ?? null, pointer),
            theirs: shownValue(theirs ?? null, pointer),
          },
        ]
      : [],
  );
  const revision = hash('sha1', clash.theirs);
  throw new Unanswered(409, { message: WORDS.conflict, revision, fields });
}

/**
 * Settles a conflict: each field as `fields` says, `mine` or `theirs`.
 * @param revision of the other version that was chosen from
 * @throws Unanswered with both versions where the other one has changed since
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
    if (hash('sha1', clash.theirs) !== revision) refuseConflict(desk, path);
    const mine = parseYaml('', clash.mine).value ?? null;
    const base = parseYaml('', desk.drafts.baseOf(path) ?? '').value ?? null;
    // Fields that only one of the two has changed are nobody's to choose.
    const own = differingFields(base, mine).filter((pointer) => !clash.pointers.includes(pointer));
    const chosen = clash.pointers.filter((pointer) => fields[pointer] === 'mine');
    const isWhole = clash.pointers.includes('');
    const wholly = fields[''] === 'mine' ? clash.mine : clash.theirs;
    const text = isWhole ? wholly : withFields(clash.theirs, mine, [...own, ...chosen]);
    // Without a draft nobody has followed the file since: what has changed in it is merged.
    const isDraft = desk.drafts.isUnsaved(path);
    desk.drafts.rebase(path, isDraft ? desk.drafts.diskText(path) : clash.theirs, text);
    desk.drafts.followAll();
  }
  desk.tell({ type: 'changed', subjects: [subject] });
}

function shownValue(value: JsonValue, pointer: string): string {
  const at = valueAt(value, pointer);
  if (at === undefined || at === null) return WORDS.nothing;
  return excerpt(typeof at === 'object' ? textsIn(at).join(' · ') : String(at), 400);
}

function textsIn(value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)];
  return Object.values(value).flatMap((each) => textsIn(each as JsonValue));
}
