// The deeds' view of a database, implemented by PostgreSQL and the embedded one.
import type { Value } from './sql.ts'

export interface Tx {
  /** Rows. int8 is a number (kobo stay below 2^53), int8[] number[], timestamptz Date, bytea Uint8Array, json parsed */
  many<Row>(sql: TemplateStringsArray, ...values: readonly Value[]): Promise<Row[]>
  /** The first row, or undefined. */
  one<Row>(sql: TemplateStringsArray, ...values: readonly Value[]): Promise<Row | undefined>
  /** The first row's only value; undefined if there is no row or it is null, which `T` then says. */
  value<T>(sql: TemplateStringsArray, ...values: readonly Value[]): Promise<T>
  /** Each row's only value. */
  values<T>(sql: TemplateStringsArray, ...values: readonly Value[]): Promise<T[]>
  /** Whether there is a row: one that was found, or written and returned. */
  any(sql: TemplateStringsArray, ...values: readonly Value[]): Promise<boolean>
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>
}

export interface Db extends Tx {
  /**
   * One READ COMMITTED transaction: commits when `work` resolves, rolls back when it throws. Retried on deadlock or
   * serialization failure.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly kind: 'postgres' | 'embedded'
  close(): Promise<void>
}
