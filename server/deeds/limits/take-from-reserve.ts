// The operator takes money back out of the reserve or the fund, but never what open tickets may still cost.
import type { Db } from '#server/db/db.ts'
import { nestedDb } from '#server/db/nested.ts'
import { listUndrawnWorst } from '#server/db/queries/buying/limits.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { ANNUITY_FUND, reserveBehindForm, reservesOf, writeLimits } from './write-limits.ts'

type Place = Pick<Service, 'db' | 'games'>

/**
 * What the reserve must hold to pay every undrawn ticket, whatever is drawn, and each form on real matches out of its share.
 */
const neededFor = async ({ db, games }: Place): Promise<Kobo> => {
  const { fund } = await reservesOf(db)
  const worst = new Map((await listUndrawnWorst(db)).map(row => [row.game, row.worst]))
  const ofChoice = games.reduce((sum, game) => sum + (game.choice ? (worst.get(game.id) ?? 0) : 0), 0)
  const all = [...worst.values()].reduce((sum, each) => sum + each, 0)
  return Math.max(
    all - ofChoice + Math.max(0, ofChoice - fund),
    ...predictionGames.map(({ id }) => reserveBehindForm(worst.get(id) ?? 0)),
  )
}

/**
 * Lowers the limits first, so that nothing more is sold past them, and then counts what was.
 * @throws Error if the reserve would hold less than open tickets may cost beside the fund, or the fund less than nothing
 */
export const takeFromReserve = (
  { db, games }: { db: Db; games: Service['games'] },
  { from: debit, ...it }: { from: string; amount: Kobo; cause: string },
): Promise<void> =>
  db.tx(async tx => {
    const place = { db: nestedDb(tx, db.kind), games }
    await post(tx, [{ debit, credit: 'operator_funds', kind: 'reserve', ...it }])
    await writeLimits(place)
    const { reserve, fund } = await reservesOf(tx)
    if (debit === ANNUITY_FUND && fund < 0) throw new Error('The fund holds less than that.')
    const needed = await neededFor(place)
    if (reserve < needed)
      throw new Error(
        `Open tickets may cost the reserve ${formatMoney(needed)}, and it would hold ${formatMoney(reserve)}. Try again after their draws.`,
      )
  })
