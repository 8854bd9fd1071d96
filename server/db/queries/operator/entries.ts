import type { Tx } from '#server/db/db.ts'

interface Entry {
  command: string
  words: readonly string[]
  who: string
  why: string
}

export const insertEntry = (tx: Tx, it: Entry) =>
  tx.many`
    insert into operator_entry (command, words, who, why)
    values (${it.command}, ${it.words}, ${it.who}, ${it.why})`

export const listEntries = (tx: Tx, limit: number) =>
  tx.many<Entry & { at: Date }>`
    select command, words, who, why, at from operator_entry order by id desc limit ${limit}`
