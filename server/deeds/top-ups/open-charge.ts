// Opens a top-up by transfer or USSD: first a row, then the provider, so that no unknown payment can arrive.
import { setTimeout as pause } from 'node:timers/promises'
import type { UssdBank } from '#src/contract/wallet.ts'
import { hex } from '#src/lib/bytes.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import {
  claimOpening,
  failOpening,
  findTopUp,
  insertTopUp,
  isUnopened,
  setPayTo,
  type PayToRow,
  type TopUpRow,
} from '#server/db/queries/money/top-ups.ts'
import { askBeforeTopUp } from '#server/deeds/safer-play/ask-register.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { PayTo } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { payerAddress } from './open-top-up.ts'

/** How long an account for one transfer is open: a bank's app and its code take some minutes. */
const OPEN_FOR = 30 * MINUTE

interface OpenCharge extends Keyed {
  /** kobo */
  amount: Kobo
  /** Whose code is dialled; without one it is a transfer. */
  bank: UssdBank | undefined
}

const rowOf = (it: PayTo): PayToRow =>
  it.kind === 'ussd'
    ? { kind: 'ussd', bank: it.bank, code: it.code }
    : {
        kind: 'transfer',
        account_number: it.accountNumber,
        account_name: it.accountName,
        bank_name: it.bankName,
      }

const askProvider = async (service: Service, row: TopUpRow, bank: UssdBank | undefined) => {
  const { reference, amount } = row
  try {
    const { phone } = (await findPlayer(service.db, row.player_id))!
    const by = bank ? { bank } : { until: new Date(service.ports.clock.now() + OPEN_FOR) }
    const payTo = await service.ports.payments.charge({ reference, amount, email: payerAddress(phone), by })
    await setPayTo(service.db, reference, rowOf(payTo), payTo.kind === 'transfer' ? payTo.until : null)
  } catch (error) {
    service.log.error({ err: error, reference }, 'the payment provider opened no payment')
    await failOpening(service.db, reference, bank ? 'No code was made' : 'No account number was made')
    throw new Refusal('provider-down', undefined, 10)
  }
}

/** Asks the provider once, however many requests are waiting. */
const payToOf = async (
  service: Service,
  reference: string,
  bank: UssdBank | undefined,
): Promise<TopUpRow> => {
  for (let turn = 0; turn < 50; turn++) {
    const row = (await findTopUp(service.db, reference))!
    if (!isUnopened(row)) return row
    if (await claimOpening(service.db, reference)) await askProvider(service, row, bank)
    else await pause(100)
  }
  throw new Refusal('busy', undefined, 5)
}

/**
 * The same key always answers with the same account or code.
 * @throws Refusal key-reused, provider-down, busy, sales-stopped
 */
export const openCharge = async (service: Service, it: OpenCharge): Promise<TopUpRow> => {
  const { playerId, amount, bank } = it
  await askBeforeTopUp(service, playerId)
  const { reference } = await service.db.tx(tx =>
    once(tx, it, async () => {
      await refuseWhileStopped(tx)
      const made = `tu${hex(service.ports.randomness.bytes(20))}`
      const channel = bank ? 'ussd' : 'transfer'
      const provider = service.ports.payments.name
      await insertTopUp(tx, { reference: made, playerId, amount, provider, channel })
      return { reference: made }
    }),
  )
  return payToOf(service, reference, bank)
}
