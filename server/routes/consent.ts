import * as contract from '#src/contract/consent.ts'
import { insertConsent } from '../db/queries/consents.ts'
import { showPlayer } from '../deeds/show-player.ts'
import type { Service } from '../service.ts'
import type { Door } from './door.ts'

export const mountConsent = (door: Door, { db }: Service): void => {
  door.on(contract.giveConsent, ({ player: { playerId }, body }) =>
    db.tx(async tx => {
      await insertConsent(tx, playerId, body.consent_version)
      return showPlayer(tx, playerId)
    }),
  )
}
