// The text of the database: its functions and tables (schema/), and what has changed of the tables since (migrations/).
import { createHash } from 'node:crypto'

export interface SqlFile {
  /** Of its row in the table `migration`. */
  name: string
  sql: string
  sha256: string
}

export interface Schema {
  /** One file each, `create or replace`: a changed one is written anew at the next start. Another signature is another name. */
  functions: SqlFile[]
  /** Tables by subject, of an empty database. Never changed after a release: what comes later is a migration. */
  tables: SqlFile
  /** Numbered, each applied once. */
  migrations: SqlFile[]
}

const fileOf = (name: string, sql: string): SqlFile => ({
  name,
  sql,
  sha256: createHash('sha256').update(sql).digest('hex'),
})

/** @param files texts by their paths @returns in the order of their names */
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
