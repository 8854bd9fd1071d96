import { findDone } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Bought } from '#server/wire/success.ts'
import { buySlips, slipsOf, type BuySlips } from '#server/deeds/buying/buy-slips.ts'
import { asOneTry, checkPin, type BeforeWrong } from '#server/deeds/accounts/check-pin.ts'

export interface PaySlips extends BuySlips {
  pin: string | undefined
}

const payOnce = async (
  service: Service,
  { pin, ...it }: PaySlips,
  beforeWrong: BeforeWrong,
): Promise<Bought[]> => {
  const [slip] = await slipsOf(service.db, it.playerId, it.slipIds)
  const needsPin = service.games.find(game => game.id === slip!.game)?.confirmedByPin ?? false
  if (needsPin && !(await findDone(service.db, it.playerId, it.requestKey))) {
    if (pin === undefined) throw new Refusal('pin-needed')
    await checkPin(service, { playerId: it.playerId, pin }, beforeWrong)
  }
  return buySlips(service, it)
}

/**
 * Pays several slips, or slips that need the transaction PIN. The PIN is judged before anything is locked; a payment
 * already made is answered without it.
 * @throws Refusal pin-needed, the PIN's own and the slips' own
 */
export const paySlips = (service: Service, it: PaySlips): Promise<Bought[]> =>
  asOneTry(service, service.counter.payments, it, beforeWrong => payOnce(service, it, beforeWrong))
