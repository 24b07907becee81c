import type { CheckedText } from '../annotations/check-kinds.ts';
import type { Annotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import { factOn, fillPlaceholders } from '../content/entry-readings.ts';
import { formsOn } from '../content/phrases.ts';
import { describeField, fieldName } from '../content/schemas.ts';
import { collectionShownBy, surfacesOfText } from '../content/surfaces.ts';
import { localeOf } from '../language/locale-of.ts';
import { isMapping } from '../values/json-value.ts';
import { pointerSteps } from '../values/pointer.ts';

/** Not prose: facts, values filled in by a page, addresses, code, the sign of a picture, tags of HTML. */
const NO_WORDS =
  /\{\{[^{}]*\}\}|\{[^{}\s]*\}|\]\([^)\s\]]*\)|`[^`]*`|!(?=\[)|<\/?[a-z][^<>\n]*>|https:\/\/[^\s)>]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Masks them: neither a letter nor a space. */
const FILLER = '\uFFFC';

/** Computes only what a check reads. */
export class TextToCheck implements CheckedText {
  readonly content: Content;
  readonly entry: Entry;
  readonly written: string;
  private readonly at: Annotated;
  private masked: string | undefined;
  private lowered: string | undefined;

  constructor(content: Content, entry: Entry, at: Annotated, written: string) {
    this.content = content;
    this.entry = entry;
    this.at = at;
    this.written = written;
  }

  get tree() {
    return this.at.tree;
  }

  get pointer(): string {
    return this.at.pointer;
  }

  get key(): string {
    return this.at.key;
  }

  get words(): string {
    this.masked ??= /[{\]`@<]|https:/.test(this.written)
      ? this.written.replace(NO_WORDS, (found) => FILLER.repeat(found.length))
      : this.written;
    return this.masked;
  }

  get lower(): string {
    this.lowered ??= this.words.toLowerCase();
    return this.lowered;
  }

  get shown(): string {
    const [surface = ''] = surfacesOfText(this.content, this.entry, this.at);
    // A placeholder without a reading is another problem.
    const filled = fillPlaceholders(
      this.written,
      (name) =>
        factOn(this.content, name, surface) ?? longestForm(this.content, name, surface) ?? `{{${name}}}`,
    );
    return localeOf(this.content.settings).typography(
      filled.replace(/\{[^{}\s]+\}/g, (found) => longestShown(this.content, this.entry) ?? found),
    );
  }

  get isChoice(): boolean {
    return this.tree.annotations['x-names'] === 'value';
  }

  get field(): string {
    const { content, entry, steps } = this;
    return fieldName(describeField(content.schemas, entry.schema, steps).title, steps, entry.subject);
  }

  private get steps(): readonly string[] {
    return pointerSteps(this.pointer);
  }
}

/** The longest form of a phrase. */
function longestForm(content: Content, name: string, surface: string): string | undefined {
  return formsOn(content, name, surface)?.toSorted((a, b) => b.length - a.length)[0];
}

/** The longest name that the page of a singleton can fill in for `{…}`: that of an entry which its route shows. */
function longestShown(content: Content, { collection, slug }: Entry): string | undefined {
  const shown = collection === undefined ? collectionShownBy(content, slug) : undefined;
  const names = (content.collections.get(shown ?? '') ?? []).map(({ value }) =>
    isMapping(value) ? String(value.name ?? value.title ?? '') : '',
  );
  return names.sort((a, b) => b.length - a.length)[0];
}
