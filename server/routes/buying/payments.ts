import type { BodyOut } from '#src/contract/call.ts'
import * as contract from '#src/contract/games.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { pay, paymentByKey, type Paid } from '#server/deeds/paying/pay.ts'
import { openTopUp } from '#server/deeds/top-ups/open-top-up.ts'
import type { Door } from '#server/http/door.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { successOnWire } from '#server/wire/success.ts'
import { paidFrom } from './paid-from.ts'

type Body = BodyOut<typeof contract.lotteryPayment>

const WHEN_PAID = 'A card payment buys when its money has come, so it names no batch'
const ONE_SLIP = 'A card payment buys one slip. Nothing was charged'

const deedOf = (body: Body) => (body.card_payment ? 'open-top-up' : 'buy-ticket')

export const mountPayments = (door: Door, service: Service): void => {
  const paidOnWire = async ({ message, tickets, advance, paymentLink, reference }: Paid) => {
    const [success = null, ...more] = await Promise.all(tickets.map(it => successOnWire(service.signer, it)))
    return {
      message,
      success,
      ...(more.length > 0 && { more }),
      ...(advance && { advance }),
      payment_link: paymentLink,
      reference,
    }
  }

  door.does(contract.lotteryPayment, deedOf, async ({ body, keyed }) => {
    // The key does not cover the PIN: its hash would give it away.
    const { transaction_pin: pin, ...covered } = body
    const { amount, game_play_id: slipId, batch_id: batch } = body
    const source = paidFrom(body)
    const asked = { amount, ...keyed(covered) }
    if (source === 'card') {
      if (batch !== undefined) throw new Refusal('bad-input', { batch_id: WHEN_PAID })
      if (body.more_game_play_ids) throw new Refusal('bad-input', { more_game_play_ids: ONE_SLIP })
      return paidOnWire({
        ...(await openTopUp(service, { ...asked, slipId: slipId || undefined })),
        tickets: [],
      })
    }
    if (!slipId) throw new Refusal('bad-input', { game_play_id: REQUIRED })
    const paid = await pay(service, {
      ...asked,
      slipIds: [slipId, ...(body.more_game_play_ids ?? [])],
      wallet: source,
      batch,
      pin,
    })
    return paidOnWire(paid)
  })

  door.on(contract.purchaseByKey, async ({ player: { playerId }, params }) => {
    const paid = await paymentByKey(service, playerId, params.key ?? '')
    return paid
      ? { state: 'done' as const, answer: await paidOnWire(paid) }
      : { state: 'unknown' as const, answer: null }
  })
}
