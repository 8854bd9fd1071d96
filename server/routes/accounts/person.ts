import { getPerson, giveNin } from '#src/contract/state/person.ts'
import { maskedNin } from '#src/lib/state/person.ts'
import { findBirthDate } from '#server/db/queries/accounts/players.ts'
import * as deeds from '#server/deeds/safer-play/give-nin.ts'
import { ninOf } from '#server/deeds/safer-play/nin-of.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

export const mountPerson = (door: Door, service: Service): void => {
  const { db, pepper, settings } = service
  const show = async (playerId: number) => {
    const nin = await ninOf(db, pepper, playerId)
    return {
      birth_date: (await findBirthDate(db, playerId)) ?? null,
      nin: nin ? maskedNin(nin) : null,
      nin_required: settings.NIN_REQUIRED === 'yes',
    }
  }
  door.on(getPerson, ({ player }) => show(player.playerId))
  door.does(giveNin, 'give-nin', async ({ player: { playerId }, body: { nin } }) => {
    await deeds.giveNin(service, { playerId, nin })
    return show(playerId)
  })
}
