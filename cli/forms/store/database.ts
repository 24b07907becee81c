// What keeps all that visitors send: acts are written once, in SQL that SQLite and PostgreSQL both understand.

import type { CommandWords } from '../../core/messages/commands/fr.ts';

export type Value = string | number | null;

/** A statement of SQL; `text` has one part more than there are `values`. */
export interface Statement {
  readonly text: readonly string[];
  readonly values: readonly Value[];
}

export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Run;
  /** What `work` runs is kept for good once this resolves; nothing of it is once this rejects. `work` awaits nothing else. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function sql(text: TemplateStringsArray, ...values: readonly (Value | undefined)[]): Statement {
  return { text, values: values.map((value) => value ?? null) };
}

/** What one statement changes is kept for good once this resolves. */
export function write({ transaction }: Database, statement: Statement): Promise<object[]> {
  return transaction((run) => run(statement));
}

/** Why a database takes or gives nothing. */
export type StoreFault = keyof CommandWords['store'];

export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.fault = fault;
  }
}
