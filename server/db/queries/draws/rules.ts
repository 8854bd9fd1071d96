import type { Tx } from '#server/db/db.ts'

export const insertRules = (tx: Tx, hash: Uint8Array, game: string, body: string) =>
  tx.one`
    insert into rules_document (hash, game, body) values (${hash}, ${game}, ${body}) on conflict do nothing`

export const findRules = async (tx: Tx, hash: Uint8Array): Promise<string> =>
  (await tx.one<{ body: string }>`select body from rules_document where hash = ${hash}`)!.body

/** The rules hash of a game's batch opening at that time. */
export const findRulesHash = async (tx: Tx, game: string, opensAt: Date): Promise<Uint8Array | undefined> =>
  (
    await tx.one<{ hash: Uint8Array }>`
      select rules_hash as hash from batch where game = ${game} and opens_at = ${opensAt}`
  )?.hash
