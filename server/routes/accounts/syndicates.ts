import * as contract from '#src/contract/players/syndicates.ts'
import {
  countSyndicates,
  findByCode,
  findSyndicate,
  listShares,
  listSyndicates,
} from '#server/db/queries/buying/syndicates.ts'
import { cancelSyndicate } from '#server/deeds/syndicates/call-off.ts'
import { makeSyndicate } from '#server/deeds/syndicates/make-syndicate.ts'
import { payShare } from '#server/deeds/syndicates/pay-share.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { invitationOnWire, invitedOnWire, syndicateOnWire } from '#server/wire/accounts/syndicate.ts'
import type { Door } from '#server/http/door.ts'
import { uuidOf } from '#server/http/uuid.ts'

const CODE = /^[0-9a-f]{24}$/
/** @throws Refusal not-found if it is not an invitation code */
const codeOf = (code = ''): string => {
  if (!CODE.test(code)) throw new Refusal('not-found')
  return code
}

export const mountSyndicates = (door: Door, service: Service): void => {
  const { db } = service
  const show = async (id: string, playerId: number) =>
    syndicateOnWire((await findSyndicate(db, id))!, await listShares(db, [id]), playerId)

  door.does(contract.makeSyndicate, 'make-syndicate', async ({ player: { playerId }, body, keyed }) => {
    const { game_play_id: slipId, shares } = body
    const id = await makeSyndicate(service, { ...keyed(), slipId, shares })
    return { message: 'Your share is paid. Now invite your friends', syndicate: await show(id, playerId) }
  })

  door.on(contract.listSyndicates, async ({ player: { playerId }, query: { page, page_size } }) => {
    const rows = await listSyndicates(db, playerId, page_size, (page - 1) * page_size)
    const ids = rows.map(row => row.id)
    const shares = await listShares(db, ids)
    const results = rows.map(row => syndicateOnWire(row, shares, playerId))
    return { results, count: await countSyndicates(db, playerId), page, page_size }
  })

  door.on(contract.getInvitation, async ({ player: { playerId }, params }) => {
    const code = codeOf(params.code)
    const row = found(await findByCode(db, code))
    return invitedOnWire(row, await listShares(db, [row.id]), code, playerId)
  })

  door.on(contract.showInvitation, async ({ params }) => {
    const code = codeOf(params.code)
    const row = found(await findByCode(db, code))
    return invitationOnWire(row, await listShares(db, [row.id]), code)
  })

  door.does(contract.payShare, 'pay-share', async ({ player: { playerId }, params, body, keyed }) => {
    const code = codeOf(params.code)
    const id = await payShare(service, { ...keyed({ ...body, code }), code, amount: body.amount })
    const syndicate = await show(id, playerId)
    const message =
      syndicate.state === 'bought'
        ? 'Your share is paid, and the ticket is bought. Good luck!'
        : 'Your share is paid. The ticket is bought when the last friend has paid'
    return { message, syndicate }
  })

  door.does(contract.cancelSyndicate, 'cancel-syndicate', async ({ player: { playerId }, params }) => {
    const id = uuidOf(params.id)
    await cancelSyndicate(service, { playerId, id })
    return {
      message: 'The group ticket is called off. Every share went back',
      syndicate: await show(id, playerId),
    }
  })
}
