// Purchases on several nodes from just before to just after a close, on a real, running database clock.
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { asRefusal } from '#server/lib/failures.ts'
import type { Service } from '#server/service.ts'
import { instantCashout } from '../../support/games.ts'
import { hashOf } from '../../support/selling.ts'
import type { Payment, Player } from '../overload/load.ts'
import { closeIn } from '../overload/prepare.ts'

const TICK = 2 // ms

interface Rush {
  nodes: readonly Service[]
  players: readonly Player[]
  purchases: number
  /** ms before and after the close. */
  around: number
}

export interface Rushed {
  payments: Payment[]
  /** Count per outcome: 'done' or the refusal's name. */
  outcomes: Record<string, number>
  /** ms it took to send them all; above twice `around`, this machine was too slow. */
  took: number
}

const register = async (service: Service, players: readonly Player[], count: number): Promise<Payment[]> => {
  const payments: Payment[] = []
  for (let at = 0; at < count; at += 1_000)
    payments.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(1_000, count - at) }, async (_, n) => {
          const player = players[(at + n) % players.length]!
          const asked = {
            playerId: player.playerId,
            game: instantCashout,
            stake: kobo(100),
            lines: [[1, 2, 3, 4]],
          }
          const { id: slipId } = await registerSlip(service, asked)
          return { player, slipId, key: `close-${slipId}`, status: 0 }
        }),
      )),
    )
  return payments
}

/** @param db whose clock sets the time */
export const rush = async (db: Db, { nodes, players, purchases, around }: Rush): Promise<Rushed> => {
  const payments = await register(nodes[0]!, players, purchases)
  const outcomes: Record<string, number> = {}
  const buy = async (service: Service, payment: Payment) => {
    const { key, slipId, player } = payment
    const asked = {
      playerId: player.playerId,
      slipId,
      wallet: 'play',
      amount: kobo(100),
      requestKey: key,
    } as const
    const refusal = await buyTicket(service, { ...asked, requestHash: hashOf(key) }).then(
      () => undefined,
      (error: unknown) => asRefusal(error),
    )
    payment.status = refusal?.status ?? 200
    const name = refusal?.refusal ?? 'done'
    outcomes[name] = (outcomes[name] ?? 0) + 1
  }

  await closeIn(db, around)
  const began = performance.now()
  const state = { isOver: false }
  // Every node keeps sealing as soon as it can.
  const sealing = nodes.map(async service => {
    while (!state.isOver) await sealBatch(service)
  })
  const buying: Promise<void>[] = []
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const due = Math.min(purchases, Math.floor(((performance.now() - began) / (2 * around)) * purchases))
      while (buying.length < due)
        buying.push(buy(nodes[buying.length % nodes.length]!, payments[buying.length]!))
      if (due < purchases) return
      clearInterval(timer)
      resolve()
    }, TICK)
  })
  const took = performance.now() - began
  await Promise.all(buying)
  state.isOver = true
  await Promise.all(sealing)
  return { payments, outcomes, took }
}
