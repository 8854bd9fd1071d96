// A friend takes a share by paying it; with the last one the ticket is bought.
import type { Kobo } from '#src/lib/money.ts'
import { findByCode, listShares, lockSyndicate, type ShareRow } from '#server/db/queries/buying/syndicates.ts'
import { findClock, holdSales } from '#server/db/queries/draws/batches.ts'
import type { Tx } from '#server/db/db.ts'
import { makeRoom } from '#server/deeds/buying/make-room.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { once } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyTogether, NotTogether } from './buy-together.ts'
import { callOff } from './call-off.ts'
import { takeShare } from './take-share.ts'
import { tellMembers } from './tell-members.ts'

interface PayShare {
  playerId: number
  /** Of the invitation. */
  code: string
  /** What the player was shown, in kobo. */
  amount: Kobo
  requestKey: string
  requestHash: Uint8Array
}

/** Would stand in the way of every later try as well. */
const LASTING = new Set<string>([
  'member',
  'rules-changed',
  'line-count',
  'debt-open',
  'phone-not-verified',
  'self-excluded',
  'register-excluded',
  'on-break',
])

const shareFor = (shares: readonly ShareRow[], { playerId, code, amount }: PayShare): ShareRow => {
  const share = shares.find(it => it.code === code)!
  if (share.player_id !== null) throw new Refusal('share-taken')
  if (shares.some(it => it.player_id === playerId)) throw new Refusal('share-yours')
  if (share.amount !== amount) throw new Refusal('price-differs')
  return share
}

const payOne = async (service: Service, tx: Tx, id: string, it: PayShare): Promise<{ syndicate: string }> => {
  const syndicate = await lockSyndicate(tx, id)
  if (syndicate?.state !== 'open' || syndicate.is_late) throw new Refusal('syndicate-over')
  const shares = await listShares(tx, [id])
  const { place, amount } = shareFor(shares, it)
  await takeShare(tx, { id, place, amount, playerId: it.playerId })
  const after = shares.map(row => (row.place === place ? { ...row, player_id: it.playerId } : row))
  const isLast = after.every(row => row.player_id !== null)
  if (isLast) await buyTogether(tx, service.ports, syndicate, after)
  const news = isLast ? { group: 'bought' as const } : { group: 'paid' as const, place }
  await tellMembers(tx, { id, shares: after, by: it.playerId, ...news })
  return { syndicate: id }
}

/**
 * The same key never pays twice. Where sales have just closed, the ticket is bought in the next batch.
 * @returns the syndicate's ID
 * @throws Refusal not-found, key-reused, syndicate-over, share-taken, share-yours, price-differs, draw-full, game-held,
 * sales-stopped, busy, wallet-short, phone-not-verified, and why the player may not stake as much
 */
export const payShare = async (service: Service, it: PayShare): Promise<string> => {
  const { db } = service
  let hasRoom = false
  for (let left = 3; ; left--) {
    const found = await findByCode(db, it.code)
    if (!found) throw new Refusal('not-found')
    try {
      const { syndicate } = await db.tx(async tx => {
        // As every purchase locks: the batch, then the key, then what it is for.
        await holdSales(tx, found.game)
        return once(tx, it.playerId, it.requestKey, it.requestHash, () => payOne(service, tx, found.id, it))
      })
      return syndicate
    } catch (error) {
      if (!(error instanceof NotTogether)) throw error
      const { outcome } = error
      if (LASTING.has(outcome)) {
        await db.tx(tx => callOff(service, tx, found.id, outcome))
        throw new Refusal('syndicate-over')
      }
      if (outcome === 'draw-full' && !hasRoom) {
        hasRoom = await makeRoom(service, found.game)
        if (hasRoom) continue
      }
      if (outcome !== 'twin' && outcome !== 'nothing-on-sale')
        throw new Refusal(outcome === 'member' ? 'syndicate-over' : outcome)
      if (left === 0)
        throw outcome === 'twin' ? new Refusal('busy', undefined, 1) : new Refusal('batch-closed')
      if (outcome === 'nothing-on-sale') await ensureBatches(service, await findClock(db))
    }
  }
}
