// What keeps all that visitors send: acts are written once, in SQL that SQLite and PostgreSQL both understand.

export type Value = string | number | null;

/** A statement of SQL; `text` has one part more than there are `values`. */
export interface Statement {
  readonly text: readonly string[];
  readonly values: readonly Value[];
}

/** Runs a statement and gives its rows. */
export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads what is kept. */
  readonly query: Run;
  /** What `work` runs is kept for good once this resolves; nothing of it is once this rejects. `work` awaits nothing else. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Leaves nothing on the disk of what was removed, as far as the database allows. */
  scrub(): Promise<void>;
  /** Writes all that is kept into a new file, while others write. */
  backup(path: string): Promise<void>;
  /** What is wrong with the files; nothing when they are sound. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export function sql(text: TemplateStringsArray, ...values: readonly (Value | undefined)[]): Statement {
  return { text, values: values.map((value) => value ?? null) };
}

/** Why a database takes or gives nothing. */
export type StoreFault =
  | 'full'
  | 'read-only'
  | 'busy'
  | 'damaged'
  | 'moved'
  | 'newer'
  | 'unreachable'
  | 'other';

export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.fault = fault;
  }
}
