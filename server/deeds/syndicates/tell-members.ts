// Tells a group ticket's other members what happened to it: the one who did it sees that on the screen.
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import type { ShareRow } from '#server/db/queries/buying/syndicates.ts'
import type { Tx } from '#server/db/db.ts'

/** Before the end of its day. */
export const REMIND_HOURS = 3

interface News {
  /** The syndicate's ID. */
  id: string
  group: 'paid' | 'short' | 'bought' | 'off'
  shares: readonly Pick<ShareRow, 'place' | 'player_id'>[]
  /** The place whose share was paid. */
  place?: number
  /** The member who did it, if any. */
  by?: number | undefined
  /** After this it is no longer news. */
  until?: Date
}

export const tellMembers = async (tx: Tx, { id, group, shares, place, by, until }: News): Promise<void> => {
  const reference = `${id}-${place ?? group}`
  for (const { player_id: playerId } of shares)
    if (playerId !== null && playerId !== by)
      await insertMoneyAlert(tx, { reference, playerId, until, group })
}
