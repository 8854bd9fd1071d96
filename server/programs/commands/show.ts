// What the operator looks at first: the funds, what is owed, and each game's limits.
import { awoof } from '#src/games/awoof/game.ts'
import type { AnyGame } from '#src/games/game.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { isBandOpen, reserveNeeded } from '#src/games/reserve.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { listHolds, listOpenWorst } from '#server/db/queries/buying/limits.ts'
import { listOpenPredictions } from '#server/db/queries/matches/exposure.ts'
import { findStop } from '#server/db/queries/money/sales-stop.ts'
import { limitOf, reservesOf, shareOfForm } from '#server/deeds/limits/write-limits.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import type { Command } from './place.ts'

const bandLines = (games: readonly AnyGame[], reserve: Kobo): string[] =>
  games.flatMap(({ id, stakes }) =>
    stakes
      .filter(band => band.comingSoon)
      .map(
        band =>
          `  ${id} ${formatMoney(band.stake)}: ${isBandOpen(band, reserve) ? 'open' : 'closed'}, needs ${formatMoney(reserveNeeded(band))}`,
      ),
  )

const poolLines = async (db: Db): Promise<string[]> => {
  const lines: string[] = []
  for (const { id, name } of jackpots)
    lines.push(`  ${name}: ${formatMoney(await balanceOf(db, `jackpot:${id}`))}`)
  return lines
}

export const show: Command = async ({ db, games }) => {
  const reserves = await reservesOf(db)
  const holds = await listHolds(db)
  const worst = new Map((await listOpenWorst(db)).map(row => [row.game, row.worst]))
  const stateOf = (game: string) => {
    const hold = holds.find(it => it.game === game)
    return hold ? `, held since ${formatDateTime(hold.since.getTime())}: ${hold.reason}` : ''
  }
  const gameLine = (game: AnyGame) =>
    `  ${game.id}: at most ${formatMoney(limitOf(game, reserves))} a draw, now on sale up to ${formatMoney(worst.get(game.id) ?? 0)}${stateOf(game.id)}`
  const open = new Map((await listOpenPredictions(db)).map(row => [row.game, row.worst]))
  const matchLine = ({ id }: { id: string }) =>
    `  ${id}: at most ${formatMoney(shareOfForm(reserves.reserve))} for all open tickets, now up to ${formatMoney(open.get(id) ?? 0)}${stateOf(id)}`
  const stop = await findStop(db)
  return [
    ...(stop
      ? [`Nothing is sold since ${formatDateTime(stop.since.getTime())}: ${stop.why.join(', ')}`]
      : []),
    `Prize reserve: ${formatMoney(reserves.reserve)}`,
    `Fund behind prizes paid once or monthly: ${formatMoney(reserves.fund)}`,
    `Owed to winners of such prizes: ${formatMoney(await balanceOf(db, 'prize_liabilities'))}`,
    `Paid ahead for coming draws: ${formatMoney(await balanceOf(db, 'advance'))}`,
    `Unused scratch cards: ${formatMoney(await balanceOf(db, 'scratch_cards'))}`,
    'Owed to the state:',
    `  tax withheld: ${formatMoney(await balanceOf(db, 'tax_withheld'))}`,
    `  stamp duty: ${formatMoney(await balanceOf(db, 'stamp_duty'))}`,
    `  good causes: ${formatMoney(await balanceOf(db, 'good_causes'))}`,
    'Jackpots:',
    ...(await poolLines(db)),
    'Bands that wait for the reserve:',
    ...bandLines(games, reserves.reserve),
    'Games:',
    ...games.map(gameLine),
    ...predictionGames.map(matchLine),
    `  ${awoof.id}: items${stateOf(awoof.id)}`,
  ].join('\n')
}
