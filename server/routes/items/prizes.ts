// What a winner does with an item.
import * as contract from '#src/contract/items/items.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { claimItem, receiveItem } from '#server/deeds/items/claim-item.ts'
import type { Door } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'

export const mountItemPrizes = (door: Door, service: Service): void => {
  door.does(contract.claimItem, 'claim-item', async ({ player: { playerId }, params, body }) => {
    const how =
      body.way === 'cash'
        ? ({ way: 'cash' } as const)
        : {
            way: body.way,
            fullName: body.full_name,
            address: body.address,
            city: body.city,
            phone: body.phone,
          }
    await claimItem(service, { playerId, itemId: params.id ?? '', pin: body.cashout_pin, how })
    return {
      message:
        body.way === 'cash'
          ? `The money is in your ${wallets.winnings}`
          : 'We know where it goes. You hear from us when it is on its way',
    }
  })

  door.does(contract.receiveItem, 'receive-item', async ({ player: { playerId }, params }) => {
    await receiveItem(service, playerId, params.id ?? '')
    return { message: 'Enjoy it!' }
  })
}
