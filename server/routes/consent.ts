import * as contract from '#src/contract/consent.ts'
import { insertConsent } from '#server/db/queries/accounts/players.ts'
import { showPlayer } from '#server/deeds/accounts/show-player.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { playerOnWire } from '#server/wire/accounts/player.ts'

export const mountConsent = (door: Door, { db }: Service): void => {
  door.does(contract.giveConsent, 'give-consent', ({ player: { playerId }, body }) =>
    db.tx(async tx => {
      await insertConsent(tx, playerId, body.consent_version)
      return playerOnWire(await showPlayer(tx, playerId))
    }),
  )
}
