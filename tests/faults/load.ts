// Everything a service does at once while it gets killed: purchases, card payments, withdrawals, and batches
// sealed, drawn and settled.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import { keepBanks } from '#server/db/queries/money/banks.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { creditTopUp } from '#server/deeds/top-ups/credit-top-up.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { openTopUp } from '#server/deeds/top-ups/open-top-up.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { reserveWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { asRefusal } from '#server/lib/failures.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { setSandboxPayment } from '#server/ports/payments-sandbox.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { EVERY_NUMBER, instantCashout } from '../support/games.ts'
import { hashOf } from '../support/selling.ts'
import type { Begun } from './begin.ts'
import { tell } from './tell.ts'

const STAKE = kobo(100)

/** Behaves like a client: retries with the same key while the database is away. Anything else is trouble. */
export const persist = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (asRefusal(error).refusal !== 'busy') throw error
      tell('away', (error as Error).message)
      await pause(20)
    }
  }
}

export const buyOne = async ({ service }: Begun, playerId: number): Promise<string> => {
  const { id: slipId } = await persist(() =>
    registerSlip(service, { playerId, game: instantCashout, stake: STAKE, lines: EVERY_NUMBER }),
  )
  const amount = STAKE * EVERY_NUMBER.length
  const asked = { requestKey: `key-${slipId}`, requestHash: hashOf(slipId) }
  await persist(() => buyTicket(service, { playerId, slipId, wallet: 'play', amount, ...asked }))
  return slipId
}

const purchase = (player: number) => async (begun: Begun) => {
  tell('doing', 'purchase')
  const bought = await buyOne(begun, begun.players[player]!).catch(error => {
    // The clock passes the end of the batch while purchases come in.
    if (error instanceof Refusal && error.refusal === 'batch-closed') return undefined
    throw error
  })
  if (bought) tell('bought', bought)
}

const topUp = async ({ service, players }: Begun) => {
  const key = randomUUID()
  const asked = { playerId: players[3]!, amount: kobo(100), requestKey: key, requestHash: hashOf(key) }
  const { reference } = await persist(() => openTopUp(service, asked))
  await persist(() => setSandboxPayment(service.db, reference!, 'success'))
  tell('doing', 'top-up')
  await persist(() => creditTopUp(service, reference!))
  tell('credited', reference!)
}

/** Paid, refused, in doubt, and sent back by the sandbox’s bank. */
const AMOUNTS = [10, 501, 502, 505]
const bank = { code: '058', name: 'Guaranty Trust Bank' }

const withdrawal = async ({ calm, service, players }: Begun) => {
  const playerId = players[0]!
  const amount = kobo(AMOUNTS[randomInt(AMOUNTS.length)]!)
  if ((await persist(() => walletsOf(calm.db, playerId))).winnings < amount) return pause(5)
  const accountNumber = '0123456789'
  const requestKey = randomUUID()
  const it = { playerId, amount, bankCode: bank.code, accountNumber, save: false, requestKey }
  const account = { bank, accountNumber, accountName: 'OBI ADA', fit: 'same' as const }
  await persist(() => keepBanks(calm.db, [bank]))
  tell('doing', 'withdrawal')
  const id = await persist(() =>
    reserveWithdrawal(service, { ...it, requestHash: hashOf(requestKey) }, account),
  )
  tell('moved', `withdrawal ${id}`)
  tell('doing', 'withdrawal')
  await persist(() => runPayouts(calm))
}

/** One round of the clockwork, each deed until nothing is left. */
export const round = async ({ calm: service }: Begun): Promise<void> => {
  await persist(async () => ensureBatches(service, await findClock(service.db)))
  tell('doing', 'seal')
  while (await persist(() => sealBatch(service)));
  tell('doing', 'publish')
  while (await persist(() => publishLog(service)));
  tell('doing', 'draw')
  for (let drawn = ['']; drawn.length > 0;) {
    drawn = await persist(() => runDraw(service))
    for (const id of drawn) tell('drew', id)
  }
  tell('doing', 'settle')
  for (let id: string | undefined = ''; id !== undefined;) {
    id = await persist(() => settleBatch(service))
    if (id) tell('settled', id)
  }
}

/** To the end of the batch on sale, and on until it is drawn. */
export const turnBatch = async (begun: Begun) => {
  const { closesAt } = batchBounds(begun.clock.now())
  for (const at of [closesAt, closesAt + SEAL_MARGIN + 1_000]) {
    await persist(() => begun.clock.set(at))
    await round(begun)
  }
}

export const loops: ((begun: Begun) => Promise<void>)[] = [
  purchase(0),
  purchase(1),
  purchase(2),
  topUp,
  withdrawal,
  turnBatch,
]
