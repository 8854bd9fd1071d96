// Opens a card top-up: first a row, then the provider's checkout, so that no unknown payment can arrive.
import { refusals } from '#src/contract/refusals.ts'
import { SMALLEST_TOP_UP } from '#src/contract/words.ts'
import type { Kobo } from '#src/lib/money.ts'
import { hex } from '#src/lib/bytes.ts'
import {
  insertTopUp,
  setPaymentLink,
  type TopUpRow,
  type WantedBid,
} from '#server/db/queries/money/top-ups.ts'
import { price } from '#src/picks/price.ts'
import { refuseOverLimit } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { unpaidSlip } from '#server/deeds/buying/unpaid-slip.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { judgeBids } from '#server/deeds/items/judge-bids.ts'
import { askBeforeTopUp } from '#server/deeds/safer-play/ask-register.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { openOnce } from './open-once.ts'

interface OpenTopUp extends Keyed {
  /** kobo */
  amount: Kobo
  /** The slip it pays for, or the bids with what was shown for them. */
  slipId?: string
  bids?: { wanted: readonly WantedBid[]; cost: Kobo }
}

interface OpenedTopUp {
  message: string
  /** Null if no payment page was opened. */
  paymentLink: string | null
  reference: string
}

const WITH_PIN = 'This game is confirmed by your transaction PIN: top up first, then pay from your wallet'

/**
 * @throws Refusal slip-unknown, slip-paid, pin-needed: nobody is there to confirm it when the money has come; and why the
 *   player may not stake that much
 */
const judgeSlip = async ({ games }: Service, tx: Tx, playerId: number, slipId: string): Promise<void> => {
  const slip = await unpaidSlip(tx, playerId, slipId)
  if (games.find(it => it.id === slip.game)?.confirmedByPin)
    throw new Refusal('pin-needed', { message: WITH_PIN })
  await refuseOverLimit(tx, playerId, price(slip.lines, slip.stake_per_line))
}

/** @throws Refusal those of judgeBids, and why the player may not stake that much */
const judgeWanted = async (
  tx: Tx,
  playerId: number,
  { wanted: bids, cost: amount }: NonNullable<OpenTopUp['bids']>,
): Promise<void> => {
  await judgeBids(tx, { playerId, bids, amount })
  await refuseOverLimit(tx, playerId, amount)
}

/**
 * The same key always answers with the same checkout.
 * @throws Refusal amount-too-small, slip-unknown, slip-paid, pin-needed, key-reused, provider-down, busy, sales-stopped,
 * those of judgeBids, and why the player may not stake as much as it is for
 */
export const openTopUp = async (service: Service, it: OpenTopUp): Promise<OpenedTopUp> => {
  if (it.amount < SMALLEST_TOP_UP)
    throw new Refusal('amount-too-small', { amount: refusals['amount-too-small'][1] })
  await askBeforeTopUp(service, it.playerId)
  const { message, reference } = await service.db.tx(tx =>
    once(tx, it, async () => {
      await refuseWhileStopped(tx)
      // Never charge a card for what would be refused now.
      if (it.slipId) await judgeSlip(service, tx, it.playerId, it.slipId)
      if (it.bids) await judgeWanted(tx, it.playerId, it.bids)
      const reference = `tu-${hex(service.ports.randomness.bytes(20))}`
      const { playerId, amount, slipId, bids } = it
      const provider = service.ports.payments.name
      await insertTopUp(tx, { reference, playerId, amount, slipId, bids, provider, channel: 'card' })
      return {
        message: 'Continue on the payment page to pay with your card',
        success: null,
        payment_link: null,
        reference,
      }
    }),
  )
  const open = async ({ amount }: TopUpRow, email: string) => {
    const returnUrl = `${service.settings.PUBLIC_URL ?? ''}/fund-wallet/paystack-fund-status?reference=${reference}&returned=yes`
    const { paymentLink } = await service.ports.payments.open({ reference, amount, email, returnUrl })
    await setPaymentLink(service.db, reference, paymentLink)
  }
  const { payment_link: paymentLink } = await openOnce(service, reference, open, 'No payment page was opened')
  return { message, paymentLink, reference }
}
