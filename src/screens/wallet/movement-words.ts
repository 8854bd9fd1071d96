// A movement as a row shows it: in words without batch codes, with the game it belongs to or an icon.
import type { Transaction } from '#src/model/money.ts'
import type { GameLook } from '#src/lib/look.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { everyGame } from '#src/games/every-game.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import type { IconName } from '#src/ui/Icon.tsx'

/** Everything sold in batches. */
const sold = [...everyGame, ...predictionGames]

const BATCH = / (?:on |of )?([A-Z]{2})-\d{8}-\d{4}$/

const gameOf = (title: string) => {
  const prefix = BATCH.exec(title)?.[1]
  return sold.find(({ batchPrefix }) => batchPrefix === prefix)
}

const icons: Record<string, IconName> = {
  top_up: 'plus',
  sandbox: 'plus',
  returned: 'plus',
  'take-back': 'withdraw',
  'debt-paid': 'withdraw',
  withdrawal: 'withdraw',
  'withdrawal-back': 'plus',
  'withdrawal-reversed': 'plus',
  move: 'repeat',
  referral: 'gift',
  'scratch-card': 'gift',
  advance: 'clock',
  'advance-used': 'clock',
  'advance-back': 'clock',
  jackpot: 'trophy',
  'prize-once': 'trophy',
  salary: 'trophy',
}

/** `Ticket IC-20261120-1205` → `Ticket, Instant cashout`; titles without a batch stay as they are. */
export const movementTitle = (title: string): string => {
  const game = gameOf(title)
  return game ? title.replace(BATCH, `, ${lotteryName(game.lotteryType)}`) : title
}

/** The emblem of the game, or an icon in its place. */
export const movementPicture = ({ title, kind }: Pick<Transaction, 'title' | 'kind'>): GameLook | IconName =>
  gameOf(title)?.look ?? icons[kind] ?? 'wallet'
