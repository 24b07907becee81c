import type { CheckedText, Fault } from '../checks/check.ts';
import type { Annotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import { pointerSteps } from '../content/pointer.ts';
import { describeField } from '../content/schemas.ts';
import type { ProblemParams } from '../messages/catalogue.ts';
import type { Field } from '../messages/schema.ts';
import type { WordsOf } from '../messages/wording.ts';

/** A keyword of our own in the schemas, and where it may stand. */
export interface Keyword<K extends string = string> {
  readonly keyword: K;
  /** JSON Schema of its argument; `schemas` are the names of all schemas. None for a keyword that Ajv knows. */
  readonly argument?: object | ((schemas: readonly string[]) => object);
  /** Its argument names a property beside the one that bears it. */
  readonly namesSibling?: true;
  /** It is for the properties of an entry itself, not for those below. */
  readonly isOfEntry?: true;
  /** A schema that bears it must bear one of these as well. */
  readonly goesWith?: readonly string[];
}

/**
 * What a keyword asks of the values that bear it. `P` gives, by code, what each of its problems knows; `Also` the codes
 * that it borrows from another annotation.
 */
export interface Annotation<K extends string = string, P = ProblemParams, Also = unknown> extends Keyword<K> {
  readonly words?: WordsOf<P>;
  /** What is wrong with a value: errors. */
  check?(bearer: Bearer, argument: unknown): Iterable<Fault<P & Also>>;
  /** What could be better in a text: warnings. */
  warn?(text: CheckedText, argument: unknown): Iterable<Fault<P & Also>>;
}

export const FLAG = { type: 'boolean' };

/** Values seen so far of each property that is unique in its collection: where, by collection, pointer and value. */
export type Seen = Map<string, string>;

/** A value that bears annotations, and where it stands. */
export class Bearer {
  readonly content: Content;
  readonly entry: Entry;
  readonly at: Annotated;
  readonly seen: Seen;

  constructor(content: Content, entry: Entry, at: Annotated, seen: Seen) {
    this.content = content;
    this.entry = entry;
    this.at = at;
    this.seen = seen;
  }

  get value() {
    return this.at.value;
  }

  /** The value as far as it is a string; an annotation of strings has nothing to say of others. */
  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  /** What the schema calls the value, and how it describes it. */
  field(): Field & { readonly form: string | undefined } {
    const steps = pointerSteps(this.at.pointer);
    const { title, description, examples, form } = describeField(
      this.content.schemas,
      this.entry.schema,
      steps,
    );
    return { field: title ?? steps.at(-1) ?? this.entry.subject, description, examples, form };
  }

  slugsOf(collection: string): readonly string[] {
    return (this.content.collections.get(collection) ?? []).map(({ slug }) => slug);
  }

  /** True while the route table itself is at fault: what stands where is not known then. */
  lacksRoutes(): boolean {
    return this.content.singletons.has('routes') && this.content.routes.routes.length === 0;
  }
}
