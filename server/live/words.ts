// Events as lines of an event stream.
import type { LiveEventIn } from '#src/contract/live.ts'
import { awoof } from '#src/games/awoof/game.ts'
import type { LiveRow } from '#server/db/queries/alerts/live.ts'
import type { Wallets } from '#server/ledger/transfers.ts'
import { balancesOnWire } from '#server/wire/accounts/wallets.ts'
import { idOf } from './tail.ts'

/** An empty comment that keeps proxies and phones from thinking the connection is dead. */
export const HEARTBEAT = ':\n\n'

export const lines = (event: LiveEventIn, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`

const eventOf = (row: LiveRow, tickets: number | undefined): LiveEventIn => {
  const { kind, subject, game, numbers, isBatch } = row
  if (kind === 'played' || kind === 'ended')
    return { kind: 'match', match: subject.split('@')[0]!, state: kind }
  if (game === awoof.id) return { kind: 'item', item: subject, state: kind as 'drawn' }
  if (!isBatch) return { kind: 'jackpot', draw: subject, jackpot: game, state: kind as 'drawn' }
  const batch = { batch: subject, game }
  if (kind === 'drawn') return { kind, ...batch, numbers: numbers ?? [] }
  if (kind === 'settled' || kind === 'refunded') return { kind, ...batch, ...(tickets ? { tickets } : {}) }
  return { kind: kind as 'opened', ...batch }
}

/** @param tickets the player holds in it */
export const linesOf = (row: LiveRow, tickets?: number): string => lines(eventOf(row, tickets), idOf(row))

export const linesOfBalances = (balances: Wallets): string =>
  lines({ kind: 'balance', ...balancesOnWire(balances) })
