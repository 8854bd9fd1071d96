// Simulated players who keep buying a few lines, so that an otherwise unused sandbox has draws to look at.
import { createHash } from 'node:crypto'
import { isNumberGame, type AnyGame, type Game } from '#src/games/game.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import {
  findOnSale,
  insertSandboxPlayer,
  listSandboxPlayersWithout,
} from '#server/db/queries/accounts/sandbox-players.ts'
import { setSlipPlayable } from '#server/db/queries/buying/slips.ts'
import { openWallets, post } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { isProduction } from '#server/settings.ts'
import { buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { differentLines, randomBelow, scoreLine } from '#server/deeds/random-lines.ts'
import { registerScores, scoresOnSale } from '#server/deeds/buying/register-scores.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'

const PLAYERS = 12
/** Of 256 chances: how likely a player buys in a batch. A fixed hour draws two dozen batches at once. */
const EAGER = { 'each-batch': 64, 'fixed-hours': 40 } as const
const ALLOWANCE: Kobo = kobo(20_000)

/** Opens their accounts. 0700 is no mobile prefix, so these can't be anyone's numbers. */
export const openSandboxPlayers = async (service: Service): Promise<void> => {
  await service.db.tx(async tx => {
    for (let number = 1; number <= PLAYERS; number++) {
      const phone = `+234700${String(number * 7919).padStart(7, '0')}`
      await openWallets(tx, await insertSandboxPlayer(tx, phone, `Sandbox ${number}`))
    }
  })
}

interface Player {
  id: number
  play: Kobo
}

interface Sale {
  id: string
  /** Milliseconds since it opened. */
  age: number
  players: Player[]
}

const findSale = async ({ db }: Service, game: Game): Promise<Sale | undefined> => {
  const batch = await findOnSale(db, game.id)
  return batch && { ...batch, players: await listSandboxPlayersWithout(db, batch.id) }
}

/** Whether and when a player buys in a batch: computed alike on every node, so they agree without talking. */
export const planOf = (
  batchId: string,
  playerId: number,
  { cadence }: Pick<Game, 'cadence'>,
): { plays: boolean; at: number } => {
  const digest = createHash('sha256').update(`${batchId}/${playerId}`).digest()
  return { plays: digest[0]! < EAGER[cadence], at: digest[1]! * 1000 }
}

/** One round: everyone whose moment has come buys one ticket, once per batch. Does nothing in production. */
export const sandboxPlayers = async (service: Service): Promise<void> => {
  if (isProduction(service.settings)) return
  for (const game of service.games) {
    const sale = await findSale(service, game)
    for (const player of sale?.players ?? []) {
      const plan = planOf(sale!.id, player.id, game)
      if (plan.plays && plan.at <= sale!.age) await play(service, game, player, sale!.id)
    }
  }
}

/** Registers a slip of chance. */
const register = async (
  service: Service,
  game: AnyGame,
  { playerId, stake, count, batch }: { playerId: number; stake: Kobo; count: number; batch: string },
) => {
  const { randomness } = service.ports
  if (isNumberGame(game))
    return registerSlip(service, { playerId, game, stake, lines: differentLines(randomness, game, count) })
  const { rules } = await scoresOnSale(service, game, batch)
  const lines = Array.from({ length: count }, () => scoreLine(randomness, rules))
  return registerScores(service, { playerId, game, stake, lines, batch })
}

const play = async (service: Service, game: AnyGame, player: Player, batchId: string) => {
  const { randomness } = service.ports
  // Small amounts: mostly the fewest lines at the lowest stake.
  const few = <T>(all: readonly T[]): T => all[randomBelow(randomness, 4) < 3 ? 0 : 1] ?? all[0]!
  const { stake } = few(game.stakes.filter(option => !option.comingSoon))
  const count = few(game.lineCounts)
  const amount = price(count, stake)
  try {
    if (player.play < amount) await allow(service, player.id, batchId)
    const slip = await register(service, game, { playerId: player.id, stake, count, batch: batchId })
    // These players have no PIN to confirm with.
    if (game.confirmedByPin) await setSlipPlayable(service.db, slip.id)
    await buyTicket(service, {
      playerId: player.id,
      slipId: slip.id,
      wallet: 'play',
      amount,
      requestKey: `sandbox-${batchId}`,
      requestHash: createHash('sha256').update(batchId).digest(),
    })
  } catch (error) {
    // Another node was quicker, or the batch just closed.
    if (!(error instanceof Refusal)) throw error
  }
}

/** Sandbox money, once a batch. */
const allow = (service: Service, playerId: number, batchId: string) =>
  service.db.tx(tx =>
    post(tx, [
      {
        debit: 'operator_funds',
        credit: `player:${playerId}:play`,
        amount: ALLOWANCE,
        kind: 'sandbox',
        cause: `${playerId}/${batchId}`,
      },
    ]),
  )
