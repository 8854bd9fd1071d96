import type { Tx } from '#server/db/db.ts'

export const insertRules = (tx: Tx, hash: Uint8Array, game: string, body: string) =>
  tx.one`
    insert into rules_document (hash, game, body) values (${hash}, ${game}, ${body}) on conflict do nothing`

export const findRules = (tx: Tx, hash: Uint8Array) =>
  tx.value<string>`select body from rules_document where hash = ${hash}`

/** The rules hash of a game's batch opening at that time. */
export const findRulesHash = (tx: Tx, game: string, opensAt: Date) =>
  tx.value<Uint8Array | undefined>`
    select rules_hash as hash from batch where game = ${game} and opens_at = ${opensAt}`
