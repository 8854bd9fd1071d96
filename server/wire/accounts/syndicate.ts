import type { AnswerIn } from '#src/contract/call.ts'
import {
  WHY_TOLD,
  type cancelSyndicate,
  type getInvitation,
  type showInvitation,
} from '#src/contract/players/syndicates.ts'
import { naira } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import type { ShareRow, SyndicateRow } from '#server/db/queries/buying/syndicates.ts'
import { linesOf } from '#server/wire/receipt.ts'
import { gameTypeOf } from '#server/wire/ticket.ts'

const stateOf = ({ state }: SyndicateRow, { player_id: by }: ShareRow) =>
  state !== 'open' ? 'over' : by === null ? 'open' : 'taken'

/** As one player sees it: only the names of the others. */
export const syndicateOnWire = (
  row: SyndicateRow,
  shares: readonly ShareRow[],
  playerId: number,
): AnswerIn<typeof cancelSyndicate>['syndicate'] => ({
  id: row.id,
  game_type: gameTypeOf(row.game),
  tickets: linesOf(row),
  stake_per_line: naira(row.stake_per_line),
  cost: naira(price(row.lines, row.stake_per_line)),
  state: row.state,
  why: WHY_TOLD.includes(row.why) ? row.why : 'other',
  date: row.created_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  made_by_you: row.player_id === playerId,
  shares: shares
    .filter(it => it.syndicate_id === row.id)
    .map(it => ({
      name: it.name,
      amount: naira(it.amount),
      paid: it.player_id !== null,
      yours: it.player_id === playerId,
      code: row.player_id === playerId && row.state === 'open' && it.player_id === null ? it.code : null,
    })),
})

/** As a player with an invitation sees it; a non-member sees only the invitation's share once nothing is left to take. */
export const invitedOnWire = (
  row: SyndicateRow,
  shares: readonly ShareRow[],
  code: string,
  playerId: number,
): AnswerIn<typeof getInvitation> => {
  const syndicate = syndicateOnWire(row, shares, playerId)
  const at = shares.findIndex(it => it.code === code)
  const isOurs = syndicate.made_by_you || syndicate.shares.some(it => it.yours)
  if (isOurs || stateOf(row, shares[at]!) === 'open') return { syndicate, at }
  return { syndicate: { ...syndicate, tickets: [], shares: [syndicate.shares[at]!] }, at: 0 }
}

/** As anyone who opens the link sees it, without logging in. Once it is over or taken, even the numbers are hidden. */
export const invitationOnWire = (
  row: SyndicateRow,
  shares: readonly ShareRow[],
  code: string,
): AnswerIn<typeof showInvitation> => {
  const share = shares.find(it => it.code === code)!
  const state = stateOf(row, share)
  return {
    game_type: gameTypeOf(row.game),
    tickets: state === 'open' ? linesOf(row) : [],
    cost: naira(price(row.lines, row.stake_per_line)),
    ends_at: row.ends_at.toISOString(),
    from: shares.find(it => it.player_id === row.player_id)?.name ?? '',
    name: share.name,
    amount: naira(share.amount),
    state,
  }
}
