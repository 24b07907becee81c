import type { Forest } from '../content/annotation-forest.ts';
import type { Content, Entry } from '../content/content.ts';
import type { ContentFolder } from '../content/read.ts';
import type { RouteTable } from '../content/route-table.ts';
import type { SchemaFile, SchemaSet } from '../content/schemas.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { dependencyKey } from './check-cache.ts';
import type { Validators } from './validators.ts';

/** The problems of one entry by its text and schema alone. */
interface Judgement {
  readonly isAccepted: boolean;
  readonly problems: readonly Problem[];
}

/** The problems of an entry in relation to others: valid while `basis` and `shown` are the same. */
export interface JudgementAmongOthers {
  readonly basis: object;
  /** The entries whose names its page shows. */
  readonly shown: readonly Entry[];
  /** Of annotations, with the values that are unique in their collections. */
  readonly faults: readonly Problem[];
  readonly unique: ReadonlyMap<string, string>;
  /** Of checks. */
  readonly found: readonly Problem[];
}

/** Limit of the bases kept: the content's, and that of its last valid version. */
const BASES = 4;

/**
 * What the checks of one version of the content pass on to the next: its parsed entries and their problems. An unchanged
 * text keeps its `Entry`, by which everything computed from it alone can be cached.
 */
export class CheckMemory {
  readonly judgements = new WeakMap<Entry, Judgement>();
  readonly amongOthers = new WeakMap<Entry, JudgementAmongOthers>();
  readonly schemas: SchemaSet;
  readonly validators: Validators;
  forest: Forest | undefined;
  /** The most recent one. */
  content: Content | undefined;
  private readonly entries = new Map<string, readonly Entry[]>();
  private readonly bases = new Map<string, object>();
  /** By basis, as what is kept of entries points into them. */
  private readonly routes = new WeakMap<
    object,
    { readonly entry: Entry | undefined; readonly table: RouteTable }
  >();

  /** Everything cached belongs to one set of schemas. */
  constructor(schemas: SchemaSet, validators: Validators) {
    this.schemas = schemas;
    this.validators = validators;
  }

  /** The entry of a text that has been read before; a few versions of each file are kept. */
  entry(path: string, text: string, schema: SchemaFile, make: () => Entry): Entry {
    const known = this.entries.get(path) ?? [];
    const same = known.find(({ file, schema: other }) => file.text === text && other === schema);
    const entry = same ?? make();
    if (known[0] !== entry)
      this.entries.set(path, [entry, ...known.filter((each) => each !== entry)].slice(0, VERSIONS));
    return entry;
  }

  /** Equal for contents with the same dependencies between files: `Content.basis`. */
  basis(folder: ContentFolder): object {
    const key = dependencyKey(folder);
    const basis = this.bases.get(key) ?? {};
    this.bases.delete(key);
    this.bases.set(key, basis);
    for (const old of this.bases.keys()) {
      if (this.bases.size <= BASES) break;
      this.bases.delete(old);
    }
    return basis;
  }

  routeTable(basis: object, entry: Entry | undefined, make: () => RouteTable): RouteTable {
    let known = this.routes.get(basis);
    if (!known || known.entry !== entry) {
      known = { entry, table: make() };
      this.routes.set(basis, known);
    }
    return known.table;
  }
}

/** The version being typed, the last valid one, and those that an undo switches between. */
const VERSIONS = 4;
