import { registerPredictions as contract } from '#src/contract/soccer/slips.ts'
import { registerPredictions } from '#server/deeds/buying/register-predictions.ts'
import type { Door } from '#server/http/door.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { predictionSlipOnWire } from '#server/wire/predictions.ts'

export const mountPredictions = (door: Door, service: Service): void => {
  door.does(contract, 'register-slip', async ({ player: { playerId }, body }) => {
    const game = service.predictions.find(it => it.lotteryType === body.lottery_type)
    if (!game) throw new Refusal('game-unknown')
    return predictionSlipOnWire(await registerPredictions(service, { playerId, game, body }))
  })
}
