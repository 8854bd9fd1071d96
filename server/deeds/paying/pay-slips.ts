import { hex } from '#src/lib/bytes.ts'
import { findDone } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Success } from '#server/wire/success.ts'
import { buySlips, slipsOf, type BuySlips } from '#server/deeds/buying/buy-slips.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'

interface PaySlips extends BuySlips {
  pin: string | undefined
}

const payOnce = async (service: Service, { pin, ...it }: PaySlips): Promise<Success[]> => {
  const [slip] = await slipsOf(service.db, it.playerId, it.slipIds)
  const needsPin = service.games.find(game => game.id === slip!.game)?.confirmedByPin ?? false
  if (needsPin && !(await findDone(service.db, it.playerId, it.requestKey))) {
    if (pin === undefined) throw new Refusal('pin-needed')
    await checkPin(service, { playerId: it.playerId, pin })
  }
  return buySlips(service, it)
}

/**
 * Pays several slips, or those that the transaction PIN confirms. The PIN is judged before anything is held; a payment that
 * was carried out before is answered without it.
 * @throws Refusal pin-needed and those of the PIN, and those of the slips
 */
export const paySlips = (service: Service, it: PaySlips): Promise<Success[]> => {
  // A phone that heard nothing asks again while the first is still under way: its PIN is one try, not two.
  const name = [it.playerId, it.requestKey, hex(it.requestHash), it.pin].join('/')
  return service.counter.payments.join(name, () => payOnce(service, it))
}
