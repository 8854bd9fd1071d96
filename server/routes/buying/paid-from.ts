import { Refusal } from '#server/lib/refusal.ts'

interface Named {
  card_payment: boolean
  from_play_wallet: boolean
  from_referral_wallet: boolean
}

/** The one source that a payment names. @throws Refusal pay-from-one */
export const paidFrom = (body: Named): 'card' | 'play' | 'bonus' => {
  const names = { card: body.card_payment, play: body.from_play_wallet, bonus: body.from_referral_wallet }
  const [source, ...more] = (['card', 'play', 'bonus'] as const).filter(it => names[it])
  if (!source || more.length > 0) throw new Refusal('pay-from-one')
  return source
}
