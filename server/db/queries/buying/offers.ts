// Lines offered to a player, each with its stake.
import type { Kobo } from '#src/lib/money.ts'
import { luckyText } from '#src/lib/lucky-number.ts'
import type { Tx } from '#server/db/db.ts'

export interface OfferedLine {
  /** kobo */
  stake: Kobo
  line: readonly number[]
}

/** A player may ask for lines on a second phone and still choose from those on the first. */
const KEPT = 20

const textOf = ({ stake, line }: OfferedLine): string => `${stake}:${luckyText(line)}`

/** Keeps a player's newest offers. */
export const insertOffer = async (tx: Tx, playerId: number, game: string, lines: readonly OfferedLine[]) => {
  await tx.many`
    insert into line_offer (player_id, game, lines)
    values (${playerId}, ${game}, ${lines.map(textOf)}::text[])`
  await tx.many`
    delete from line_offer where player_id = ${playerId} and game = ${game} and id <=
      (select id from line_offer where player_id = ${playerId} and game = ${game}
        order by id desc offset ${KEPT} limit 1)`
}

/** Whether each line was offered to the player in the last day, by index. */
export const areOffered = async (
  tx: Tx,
  playerId: number,
  game: string,
  lines: readonly OfferedLine[],
): Promise<boolean[]> => {
  const offered = await tx.values<string>`
    select distinct line from line_offer, unnest(lines) as line
    where player_id = ${playerId} and game = ${game} and offered_at > game_clock() - interval '1 day'
      and line = any(${lines.map(textOf)}::text[])`
  return lines.map(line => offered.includes(textOf(line)))
}
