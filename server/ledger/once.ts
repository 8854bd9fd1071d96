// A request key moves money once: its row is written in the same transaction as the money.
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** What a key did: bought a ticket, or produced some other answer. Undefined if it never moved anything. */
export const findDone = (tx: Tx, playerId: number, key: string) =>
  tx.one<{ ticket_id: string | null; answer: object | null }>`
    select ticket_id, answer from request_key where player_id = ${playerId} and key = ${key}`

/** A request that moves money. */
export interface Keyed {
  playerId: number
  requestKey: string
  /** SHA-256 of the request. */
  requestHash: Uint8Array
}

/**
 * Runs `work` the first time and returns the same answer ever after; a concurrent duplicate waits for the first.
 * If `work` throws, nothing is stored and the key can be used again.
 * @throws Refusal key-reused if the key was used for something else
 */
export const once = async <T>(
  tx: Tx,
  { playerId, requestKey: key, requestHash: hash }: Keyed,
  work: () => Promise<T>,
): Promise<T> => {
  const first = await tx.one`
    insert into request_key (player_id, key, request_hash) values (${playerId}, ${key}, ${hash})
    on conflict do nothing returning true`
  if (first) {
    const answer = await work()
    await tx.one`
      update request_key set answer = ${JSON.stringify(answer)}
      where player_id = ${playerId} and key = ${key}`
    return answer
  }
  const kept = await tx.one<{ answer: T; same: boolean }>`
    select answer, request_hash = ${hash} as same from request_key
    where player_id = ${playerId} and key = ${key}`
  if (!kept?.same) throw new Refusal('key-reused')
  return kept.answer
}
