// What the screen shows for predictions before they are registered, computed as an honest caller would.
import { times } from '#src/games/soccer-cash/rules.ts'
import { MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { partsOn, slipPrice, type MatchPick, type Slate } from '#src/games/soccer-cash/slip.ts'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { findPicked } from '#server/db/queries/matches/predictions.ts'
import { findCap } from '#server/deeds/matches/cap.ts'

/** Kobo; for picks without a price, any amount. */
export const pricesShown = async (db: Db, picks: readonly MatchPick[], stake: Kobo) => {
  const most = await findCap(db)
  const rows = await findPicked(
    db,
    picks.map(it => it.match),
    times.cutOff,
  )
  const slate: Slate = new Map(rows.map(({ id, parts }) => [id, { most: MOST_GOALS, parts }]))
  const isSold = ({ match, scores }: MatchPick) => {
    const sold = slate.get(match)
    return sold !== undefined && scores.length > 0 && scores.every(score => partsOn(sold, score) > 0)
  }
  const winning =
    picks.length > 0 && picks.every(isSold) ? slipPrice(picks, slate, stake, most).winning : stake
  // Nothing is sold if the cap is zero.
  return { winning_amount: winning || stake, most_paid: most || stake }
}

/** Naira as text, for a call. */
export const textsShown = async (
  db: Db,
  picks: readonly { match_id: string; scores: string[] }[],
  stake = '100',
) => {
  const list = picks.map(({ match_id: match, scores }) => ({ match, scores }))
  const shown = await pricesShown(db, list, kobo(Number(stake)))
  return {
    winning_amount: String(naira(shown.winning_amount)),
    most_paid: String(naira(shown.most_paid)),
  }
}
