// Opens a top-up by transfer or USSD: first a row, then the provider, so that no unknown payment can arrive.
import type { UssdBank } from '#src/contract/wallet.ts'
import { hex } from '#src/lib/bytes.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import { insertTopUp, setPayTo, type PayToRow, type TopUpRow } from '#server/db/queries/money/top-ups.ts'
import { askBeforeTopUp } from '#server/deeds/safer-play/ask-register.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import type { PayTo } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { openOnce } from './open-once.ts'

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
  const open = async (row: TopUpRow, email: string) => {
    const by = bank ? { bank } : { until: new Date(service.ports.clock.now() + OPEN_FOR) }
    const payTo = await service.ports.payments.charge({ reference, amount: row.amount, email, by })
    await setPayTo(service.db, reference, rowOf(payTo), payTo.kind === 'transfer' ? payTo.until : null)
  }
  return openOnce(service, reference, open, bank ? 'No code was made' : 'No account number was made')
}
