// A jackpot draw: every kobo staked in its window is a chance; beacon and sealed list pick one of them.
import type { JackpotEntry } from '#src/contract/jackpots.ts'
import { utf8 } from '#src/lib/bytes.ts'
import { documentBytes } from './documents.ts'
import { hkdfSha256, hmacSha256, sha256 } from './hash.ts'
import { sumLeaf } from './sum-tree.ts'

export const JACKPOT_METHOD = 'oriire/jackpot/v2'

/**
 * A batch in the list's tree.
 * @param stake kobo of all its tickets, as in its head
 */
export const entryLeaf = (entry: JackpotEntry, stake: number) => sumLeaf(sha256(documentBytes(entry)), stake)

/** The root is in the salt: a different list of chances would have a different winner. */
export const jackpotKey = (from: { randomness: Uint8Array; root: Uint8Array; draw: string }): Uint8Array =>
  hkdfSha256(from.randomness, from.root, utf8(`${JACKPOT_METHOD}|${from.draw}`), 32)

const WORDS = 2n ** 64n

/**
 * A uniform whole number from 0 to `chances` - 1: the first 64 bits of HMAC-SHA256(key, label ‖ counter as u32
 * big-endian); words past the last full multiple are rejected to avoid bias.
 * @throws RangeError if there are no chances
 */
export const uniformBelow = (key: Uint8Array, label: string, chances: number): number => {
  if (!Number.isSafeInteger(chances) || chances < 1) throw new RangeError('nobody has a chance')
  const below = BigInt(chances)
  const limit = WORDS - (WORDS % below)
  const info = utf8(label)
  for (let counter = 0; ; counter++) {
    const message = new Uint8Array(info.length + 4)
    message.set(info)
    new DataView(message.buffer).setUint32(info.length, counter)
    const block = hmacSha256(key, message)
    const word = new DataView(block.buffer, block.byteOffset, block.length).getBigUint64(0)
    if (word < limit) return Number(word % below)
  }
}

/** @throws RangeError if there are no chances */
export const winningNumber = (key: Uint8Array, chances: number): number =>
  uniformBelow(key, `${JACKPOT_METHOD}|number`, chances)
