import type { Annotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import type { Keyword } from '../content/keyword.ts';
import { describeField, fieldName } from '../content/schemas.ts';
import type { AnyParams, WordsOf } from '../language/wording.ts';
import type { Field } from '../messages/field.ts';
import { mappingOf } from '../values/json-value.ts';
import { parentPointer, pointerSteps, pointerTo } from '../values/pointer.ts';
import type { CheckedText, Fault } from './check-kinds.ts';

/** What a keyword checks. `P` gives the parameters of its problems by code; `Also` lists codes of other annotations that it reports. */
export interface Annotation<P = AnyParams, Also = unknown> extends Keyword {
  readonly words: WordsOf<P>;
  /** What is wrong with a value: errors. */
  check?(bearer: Bearer, argument: unknown): Iterable<Fault<P & Also>>;
  /** What could be better in a text: warnings. */
  warn?(text: CheckedText, argument: unknown): Iterable<Fault<P & Also>>;
}

/** Values seen so far of each property that is unique in its collection: where, by collection, pointer and value. */
export type Seen = Map<string, string>;

/** An annotated value and its position in the content. */
export class Bearer {
  readonly content: Content;
  readonly entry: Entry;
  readonly at: Annotated;
  readonly seen: Seen;
  private readonly refused: ReadonlySet<string>;

  constructor(content: Content, entry: Entry, at: Annotated, seen: Seen, refused: ReadonlySet<string>) {
    this.content = content;
    this.entry = entry;
    this.at = at;
    this.seen = seen;
    this.refused = refused;
  }

  get value() {
    return this.at.value;
  }

  /** The value if it is a string; annotations of strings skip the rest. */
  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  /** What the schema calls the value, and how it describes it. */
  field(): Field {
    const { title, description, help, examples } = this.described();
    return {
      field: fieldName(title, pointerSteps(this.at.pointer), this.entry.subject),
      description,
      help,
      examples,
    };
  }

  isEmpty(): boolean {
    return this.value === '' || (this.value === null && !this.described().isNullable);
  }

  /** The property of that name beside the value. */
  beside(name: string) {
    return mappingOf(this.at.parent)[name];
  }

  /** What the schema calls the property of that name beside the value. */
  titleBeside(name: string): string {
    return this.described(pointerTo(parentPointer(this.at.pointer), name)).title ?? name;
  }

  private described(pointer = this.at.pointer) {
    return describeField(this.content.schemas, this.entry.schema, pointerSteps(pointer));
  }

  /** Whether the file of another entry is broken: its gaps are reported there. */
  isRefused({ file }: Entry): boolean {
    return this.refused.has(file.path);
  }

  /** True while the route table itself is at fault, so that links cannot be resolved. */
  lacksRoutes(): boolean {
    const { singletons, settings, routes } = this.content;
    return singletons.has(settings.routes) && routes.routes.length === 0;
  }
}
