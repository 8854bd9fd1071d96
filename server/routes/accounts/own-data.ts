import * as calls from '#src/contract/players/own-data.ts'
import { brand } from '#src/brand.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { findWaitingDeletion } from '#server/db/queries/accounts/deletions.ts'
import { findLastExport, listConsents } from '#server/db/queries/accounts/own-data.ts'
import { askExport, openExport } from '#server/deeds/own-data/ask-export.ts'
import { chooseConsent, noteClick } from '#server/deeds/own-data/choose-consent.ts'
import { askDeletion } from '#server/deeds/own-data/delete-account.ts'
import { takeBackDeletion } from '#server/deeds/safer-play/take-back-deletion.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { uuidOf } from '#server/http/uuid.ts'

const stamp = (date: Date | null) => date?.toISOString() ?? null

const standing = async ({ db }: Service, playerId: number) => {
  const copy = await findLastExport(db, playerId)
  const deletion = await findWaitingDeletion(db, playerId)
  return {
    export: copy
      ? {
          id: copy.id,
          asked_at: copy.asked_at.toISOString(),
          made_at: stamp(copy.made_at),
          until: stamp(copy.until),
        }
      : null,
    deletion: deletion
      ? {
          asked_at: deletion.asked_at.toISOString(),
          due_at: deletion.due_at.toISOString(),
          keeps_balance: deletion.keeps_balance,
        }
      : null,
    consents: (await listConsents(db, playerId)).map(({ given_at, ended_at, ...it }) => ({
      ...it,
      given_at: given_at.toISOString(),
      ended_at: stamp(ended_at),
    })),
  }
}

export const mountOwnData = (door: Door, service: Service): void => {
  door.on(calls.getOwnData, ({ player }) => standing(service, player.playerId))
  door.does(calls.askExport, 'ask-export', async ({ player: { playerId }, body }) => {
    await askExport(service, { playerId, password: body.password })
    return standing(service, playerId)
  })
  door.does(calls.getExport, 'open-export', async ({ player: { playerId }, params }) => {
    const copy = await openExport(service, { id: uuidOf(params.id), playerId })
    return { name: `${brand.name.toLowerCase()}-${isoDate(service.ports.clock.now())}`, ...copy }
  })
  door.does(calls.askDeletion, 'ask-deletion', async ({ player: { playerId }, body }) => {
    await askDeletion(service, { playerId, password: body.password, keepsBalance: body.keep_balance })
    return standing(service, playerId)
  })
  door.does(calls.takeBackDeletion, 'take-back-deletion', async ({ player: { playerId } }) => {
    await service.db.tx(tx => takeBackDeletion(tx, playerId))
    return standing(service, playerId)
  })
  door.does(calls.chooseConsent, 'choose-consent', async ({ player: { playerId }, body }) => {
    await chooseConsent(service, { playerId, about: body.about, given: body.given })
    return standing(service, playerId)
  })
  door.does(calls.noteClick, 'note-click', async ({ player, body }) => {
    await noteClick(service, { playerId: player?.playerId, clickId: body.click_id, page: body.page })
    return { message: 'Noted' }
  })
}
