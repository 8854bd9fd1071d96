import * as contract from '#src/contract/choices.ts'
import { listChoicesOf } from '#server/db/queries/money/choices.ts'
import { choosePrize } from '#server/deeds/prizes/choose-prize.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { choiceOnWire } from '#server/wire/choice.ts'
import type { Door } from '#server/http/door.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const idOf = (part: string | undefined): number => {
  if (!part || !/^\d{1,15}$/.test(part)) throw new Refusal('not-found')
  return Number(part)
}

export const mountChoices = (door: Door, service: Service): void => {
  const { db, settings } = service
  const listOf = async (playerId: number) =>
    (await listChoicesOf(db, playerId)).map(row => choiceOnWire(row, settings.WINNINGS_TAX))

  door.on(contract.listChoices, async ({ player: { playerId } }) => ({ choices: await listOf(playerId) }))

  door.does(contract.choosePrize, 'choose-prize', async ({ player: { playerId }, params, body, keyed }) => {
    const id = idOf(params.id)
    const { chosen } = await choosePrize(service, {
      ...keyed({ ...body, id }),
      id,
      choice: body.choice,
    })
    const choice = (await listOf(playerId)).find(it => it.id === String(id))!
    const message =
      chosen === 'once'
        ? `Your prize is in your ${wallets.winnings}`
        : `Your salary begins in a month, and comes to your ${wallets.winnings} each month`
    return { message, choice }
  })
}
