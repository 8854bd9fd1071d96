// The database's text: functions and tables (schema/), and later changes to the tables (migrations/).
import { createHash } from 'node:crypto'

export interface SqlFile {
  /** Its name in the table `migration`. */
  name: string
  sql: string
  sha256: string
}

export interface Schema {
  /**
   * One file each, `create or replace`: changed ones are rewritten at the next start. A new signature needs a new name.
   */
  functions: SqlFile[]
  /** An empty database's tables, by subject. Frozen after a release: later changes are migrations. */
  tables: SqlFile
  /** Numbered, each applied once. */
  migrations: SqlFile[]
}

const fileOf = (name: string, sql: string): SqlFile => ({
  name,
  sql,
  sha256: createHash('sha256').update(sql).digest('hex'),
})

/** @param files texts by path @returns sorted by name */
export const sqlFiles = (files: Record<string, string>, prefix = ''): SqlFile[] =>
  Object.keys(files)
    .sort()
    .map(path => fileOf(prefix + path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), files[path]!))

const functions = sqlFiles(
  import.meta.glob<string>('./schema/functions/*.sql', { query: '?raw', import: 'default', eager: true }),
  'function ',
)
const tables = sqlFiles(
  import.meta.glob<string>('./schema/*.sql', { query: '?raw', import: 'default', eager: true }),
)
const migrations = sqlFiles(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)

export const schema: Schema = {
  functions,
  tables: fileOf('schema', tables.map(it => it.sql).join('\n')),
  migrations,
}
