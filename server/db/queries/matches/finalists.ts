// The best tickets on matches that have ended.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

export interface FinalistRow {
  game: string
  phone: string
  lines: number
  stake: Kobo
  won: Kobo
  settled_at: Date
  matches: { league: string; home: string; away: string; score: string | null }[]
}

/** Newest day first, and the largest wins of each first; only five per game and day are stored. */
export const listFinalists = (tx: Tx, games: readonly string[], limit: number) =>
  tx.many<FinalistRow>`
    select t.game, p.phone, t.lines, t.stake, w.won, w.settled_at, m.matches
    from (
      select * from best_win where game = any(${games}) order by day desc, won desc, settled_at desc
        limit ${limit}) w
    join ticket t on t.batch_id = w.batch_id and t.leaf_index = w.leaf_index
    join player p on p.id = t.player_id
    cross join lateral (
      select json_agg(json_build_object('league', m.league, 'home', m.home, 'away', m.away, 'score', m.score)
        order by k.at) as matches
      from soccer_pick k join soccer_match m on m.number = k.match_number where k.slip_id = t.id) m
    order by w.day desc, w.won desc, w.settled_at desc`
