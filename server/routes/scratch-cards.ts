import * as contract from '#src/contract/scratch-cards.ts'
import { naira } from '#src/lib/money.ts'
import { lookAtCard } from '#server/deeds/cards/look-at-card.ts'
import { redeemCard } from '#server/deeds/cards/redeem-card.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { redeemedOnWire } from '#server/wire/accounts/wallets.ts'

export const mountScratchCards = (door: Door, service: Service): void => {
  door.does(contract.getScratchCardAmount, 'look-at-card', async ({ body, address, player }) => {
    const { serial_number: serial, pin, phone } = body
    const asked = { serial, pin, phone, address, playerId: player?.playerId }
    const { claim, amount, until } = await lookAtCard(service, asked)
    return {
      message: 'Your scratch card is good',
      data: {
        claim,
        serial_end: serial.slice(-4),
        amount: naira(amount),
        expires_at: until.toISOString(),
      },
    }
  })

  door.does(contract.redeemCard, 'redeem-card', async ({ body: { claim }, keyed }) =>
    redeemedOnWire(await redeemCard(service, { ...keyed(), claim })),
  )
}
