import { compareValues, type ValueAt, type ValueChange } from '../../core/content/compare-values.ts';
import type { Content } from '../../core/content/content.ts';
import { hasReadings } from '../../core/content/entry-readings.ts';
import type { SchemaFile } from '../../core/content/schemas.ts';
import { isReading } from '../../core/language/reading.ts';
import { aroundDifference } from '../../core/text/around-difference.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { isMapping, type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { parentPointer, pointerTo } from '../../core/values/pointer.ts';
import type { Field, Moment, Place } from '../contract.ts';
import { fieldAt, fitting } from '../form/field-at.ts';
import { formOf } from '../form/form-of.ts';
import { labelAt, titleOf } from '../view/names.ts';
import { mayReadAlike, readingWords, valueWords } from './value-words.ts';
import { HISTORY_WORDS } from './words.ts';

export type Change = Moment['changes'][number];

/** An entry in two versions; one is missing where it is new or gone. */
export interface EntryVersions {
  readonly subject: string;
  readonly schema: SchemaFile;
  readonly collection: string | undefined;
  readonly before: { readonly slug: string; readonly value: JsonValue } | undefined;
  readonly after: { readonly slug: string; readonly value: JsonValue } | undefined;
}

/** Where pictures of a version are shown from; `undefined` for one that cannot be. */
type PictureAddress = (side: 'before' | 'after', value: string) => string | null;

/** Changes of one entry that are listed one by one: what else changed is counted. */
const MOST_CHANGES = 60;

/** What changed in an entry, in words, by field. */
export function changesIn(content: Content, versions: EntryVersions, pictureAt: PictureAddress): Change[] {
  const { before, after } = versions;
  const title = titleOfVersions(content, versions);
  if (!before || !after) {
    const label = after ? HISTORY_WORDS.newEntry : HISTORY_WORDS.deletedEntry;
    const [old, now] = [before, after].map((side) => (side ? title : null));
    return [{ ...changeAt(versions, title, '', label), before: old ?? null, after: now ?? null }];
  }
  const describer = new ChangeDescriber(content, versions, title, pictureAt);
  const changes = compareValues(before.value, after.value);
  // What reads the same, such as a fact in place of its value, is no change for anybody.
  const found = changes
    .slice(0, MOST_CHANGES)
    .map((change) => describer.describe(change))
    .filter(({ before, after, pictures }) => before !== after || pictures);
  if (before.slug !== after.slug) {
    const renamed = changeAt(versions, title, '', HISTORY_WORDS.name);
    found.unshift({ ...renamed, id: idOf(versions.subject, 'nom'), before: before.slug, after: after.slug });
  }
  if (changes.length > MOST_CHANGES) {
    const rest = changes.length - MOST_CHANGES;
    found.push({
      ...changeAt(versions, title, '', HISTORY_WORDS.more(rest)),
      before: null,
      after: null,
    });
  }
  return found;
}

/** The title of an entry as it is after a change, or was before it went. */
export function titleOfVersions(
  content: Content,
  { schema, collection, before, after }: EntryVersions,
): string {
  const side = after ?? before ?? { slug: '', value: null };
  return titleOf(content, { schema, collection, ...side });
}

/** What a change is called within its moment: the entry and the field, with a `-` for one that is gone. */
export function idOf(subject: string, field: string): string {
  return `${subject}:${field}`;
}

/** The entry and the field that an id names. */
export function fieldOfId(id: string): {
  readonly subject: string;
  readonly pointer: string;
  readonly isGone: boolean;
} {
  const at = id.indexOf(':');
  const field = id.slice(at + 1);
  const isGone = field.startsWith('-');
  return { subject: id.slice(0, at), pointer: isGone ? field.slice(1) : field, isGone };
}

function changeAt({ subject }: EntryVersions, title: string, pointer: string, label: string) {
  const place: Place = { subject, pointer, title, label };
  return { id: idOf(subject, pointer), place };
}

/** The addresses of links that two texts do not share; `undefined` where all lead to the same places. */
function movedLinks(before?: JsonValue, after?: JsonValue): [before: string, after: string] | undefined {
  const [old, now] = [before, after].map((text) =>
    [...String(text).matchAll(/\]\(([^)\s]*)/g)].map(([, address = '']) => address),
  );
  const only = (side: readonly string[] = [], other: readonly string[] = []) =>
    [...new Set(side.filter((address) => !other.includes(address)))].join(', ');
  const moved: [string, string] = [only(old, now), only(now, old)];
  return moved[0] === moved[1] ? undefined : moved;
}

/** Where two texts differ, which do not where all that differs is a constant that has gone. */
function difference(before: string, after: string): readonly [before: string, after: string] {
  return mayReadAlike(before, after) ? [after, after] : aroundDifference(before, after);
}

/** Describes the changes of one entry. */
class ChangeDescriber {
  private readonly content: Content;
  private readonly versions: EntryVersions;
  private readonly title: string;
  private readonly pictureAt: PictureAddress;
  private readonly forms: { readonly before: Field; readonly after: Field };

  constructor(content: Content, versions: EntryVersions, title: string, pictureAt: PictureAddress) {
    this.content = content;
    this.versions = versions;
    this.title = title;
    this.pictureAt = pictureAt;
    const { schema, before, after } = versions;
    this.forms = {
      before: formOf(content.schemas, schema, before?.value ?? null),
      after: formOf(content.schemas, schema, after?.value ?? null),
    };
  }

  describe({ before, after }: ValueChange): Change {
    const [from, to] = [this.side('before', before), this.side('after', after)];
    const shown = to ?? from;
    const moved = from && to && from.words === to.words ? movedLinks(before?.value, after?.value) : undefined;
    const [old, now] = moved ?? (from && to ? difference(from.words, to.words) : [from?.words, to?.words]);
    const pointer = (after ?? before)?.pointer ?? '';
    const id = idOf(this.versions.subject, after ? pointer : `-${pointer}`);
    const { subject } = this.versions;
    const change: Change = {
      id,
      place: {
        subject,
        pointer: after ? pointer : parentPointer(pointer),
        title: this.title,
        label: [shown?.label ?? '', ...(moved ? [HISTORY_WORDS.link] : [])].join(', '),
      },
      before: (from && to ? old : excerpt(old ?? '')) || null,
      after: (from && to ? now : excerpt(now ?? '')) || null,
    };
    const pictures = { before: from?.picture ?? null, after: to?.picture ?? null };
    return pictures.before || pictures.after ? { ...change, pictures } : change;
  }

  private side(name: 'before' | 'after', at: ValueAt | undefined) {
    const whole = this.versions[name]?.value;
    if (!at || whole === undefined) return undefined;
    const { schema, collection } = this.versions;
    const field = fieldAt(this.forms[name], whole, at.pointer);
    const isPicture = field && fitting(field, at.value).kind === 'picture' && typeof at.value === 'string';
    return {
      label: labelAt(this.content, { schema, collection, slug: '', value: whole }, at.pointer),
      words: this.words(whole, at, field),
      picture: isPicture ? this.pictureAt(name, String(at.value)) : null,
    };
  }

  private words(whole: JsonValue, { pointer, value }: ValueAt, field: Field | undefined): string {
    const { schema, collection } = this.versions;
    const facts = this.content.settings.facts;
    const reading = valueAt(whole, parentPointer(pointer));
    if (collection === facts && isMapping(whole) && /^\/readings\/\d+(?:\/(?:value|text))?$/.test(pointer)) {
      const read = /^\/readings\/\d+$/.test(pointer) ? value : reading;
      if (isReading(read ?? null) && isMapping(read))
        return readingWords(this.content, String(whole.kind), read as never);
    }
    const isDecision = pointer === '/decision' && this.hasReadings(schema, whole);
    if (isDecision && collection === facts && isMapping(whole))
      return readingWords(this.content, String(whole.kind), { source: '', value: value as string });
    // A picture is called by its description, where it has one.
    const alt = field?.kind === 'picture' && valueAt(whole, pointerTo(parentPointer(pointer), 'alt'));
    return alt ? String(alt) : valueWords(this.content, field, value);
  }

  private hasReadings(schema: SchemaFile, value: JsonValue): boolean {
    const example = this.content.collections.get(schema.name)?.[0];
    return isMapping(value) && example !== undefined && hasReadings(example);
  }
}
