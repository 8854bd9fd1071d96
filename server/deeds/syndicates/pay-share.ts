// A friend takes a share by paying it; with the last one the ticket is bought.
import type { Kobo } from '#src/lib/money.ts'
import { findByCode, listShares, lockSyndicate, type ShareRow } from '#server/db/queries/buying/syndicates.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import type { Tx } from '#server/db/db.ts'
import { NotBought } from '#server/deeds/buying/buy-slip.ts'
import { tryAgain } from '#server/deeds/buying/try-again.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyTogether, MemberBarred } from './buy-together.ts'
import { callOff } from './call-off.ts'
import { takeShare } from './take-share.ts'
import { tellMembers } from './tell-members.ts'

interface PayShare extends Keyed {
  /** Of the invitation. */
  code: string
  /** What the player was shown, in kobo. */
  amount: Kobo
}

/** Refusals that every later try would meet too. */
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
  if (isLast) await buyTogether(service, tx, syndicate, after)
  const news = isLast ? { group: 'bought' as const } : { group: 'paid' as const, place }
  await tellMembers(tx, { id, shares: after, by: it.playerId, ...news })
  return { syndicate: id }
}

/**
 * The same key never pays twice. If sales have just closed, the ticket is bought in the next batch.
 * @returns the syndicate's ID
 * @throws Refusal not-found, key-reused, syndicate-over, share-taken, share-yours, price-differs, draw-full, game-held,
 * sales-stopped, busy, wallet-short, phone-not-verified, and why the player may not stake as much
 */
export const payShare = async (service: Service, it: PayShare): Promise<string> => {
  const { db } = service
  const found = await findByCode(db, it.code)
  if (!found) throw new Refusal('not-found')
  const pay = () =>
    db.tx(async tx => {
      // The lock order of every purchase: the batch, then the key, then what it is for.
      await holdSales(tx, found.game)
      return once(tx, it, () => payOne(service, tx, found.id, it))
    })
  const orCallOff = async (error: unknown): Promise<never> => {
    const why =
      error instanceof MemberBarred ? 'member' : error instanceof NotBought ? error.outcome : undefined
    if (!why || !LASTING.has(why)) throw error
    await db.tx(tx => callOff(service, tx, found.id, why))
    throw new Refusal('syndicate-over')
  }
  const { syndicate } = await tryAgain(
    service,
    async () => found.game,
    () => pay().catch(orCallOff),
  )
  return syndicate
}
