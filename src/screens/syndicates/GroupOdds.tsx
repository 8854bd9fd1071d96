// What a group ticket can win, and the price tag that every ticket has before it is paid.
import type { ComponentType } from 'react'
import type { GameRules } from '#src/games/game.ts'
import { potentialWinning } from '#src/games/odds.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import type { Wager } from '#src/games/ticket-odds.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { words } from './words.ts'

/** The game screens' price tag. */
export type Tag = ComponentType<{ game: GameRules; wagers: readonly Wager[] }>

interface Props {
  group: Pick<Syndicate, 'lotteryType' | 'tickets' | 'cost'>
  Tag: Tag
}

export const GroupOdds = ({ group: { lotteryType, tickets: lines, cost }, Tag }: Props) => {
  const game = gameByLotteryType(lotteryType)
  if (!game) return null
  const stake = cost / lines.length
  return (
    <>
      <Facts facts={[[words.$potentialWinning, formatMoney(potentialWinning(game, stake, lines))]]} />
      <Tag game={game} wagers={[{ stake, lines }]} />
    </>
  )
}
