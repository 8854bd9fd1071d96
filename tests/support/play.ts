// Shorthands for playing: pick, buy, have the batch drawn.
import { lotteryPayment, playLottery } from '#src/contract/games.ts'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import type { TestService } from './service.ts'

let keys = 0
export const newKey = (): string => `test-key-${String(++keys).padStart(6, '0')}`

interface Bet {
  token: string
  lines?: number[][]
  /** naira per line */
  stake?: number
  /** The game's name on the wire. */
  type?: string
}

export const LINE = [3, 11, 24, 40]

/** Registers lines; answers as on the wire (naira). */
export const register = async (
  service: TestService,
  { token, lines = [LINE], stake = 100, type = 'INSTANT_CASHOUT' }: Bet,
) => {
  const answer = await service.call(playLottery, {
    token,
    query: { lottery_type: type },
    body: { stake_amount: String(stake), lottery: lines.map(ticket => ({ ticket })) },
  })
  void answer.data
  return { slipId: answer.json.game_play_id as string, price: answer.json.stake as number, ...answer }
}

export const payFor = async (
  service: TestService,
  token: string,
  slipId: string,
  price: number,
  from: 'play' | 'bonus' = 'play',
  key = newKey(),
) =>
  service.call(lotteryPayment, {
    token,
    key,
    body: {
      amount: String(price),
      from_play_wallet: from === 'play',
      from_referral_wallet: from === 'bonus',
      card_payment: false,
      game_play_id: slipId,
    },
  })

/** Buys a ticket in the batch on sale and returns its ID. */
export const buy = async (service: TestService, bet: Bet): Promise<string> => {
  const { slipId, price } = await register(service, bet)
  void (await payFor(service, bet.token, slipId, price)).data
  return slipId
}

/** Turns the clock past the end of the batch on sale until it is sealed, drawn and settled. */
export const drawBatch = async (service: TestService): Promise<void> => {
  const { opensAt } = batchBounds(service.clock.now())
  await service.clock.set(opensAt + BATCH + 1_000)
  await service.runDue()
  await service.clock.set(opensAt + BATCH + SEAL_MARGIN + 5_000)
  await service.runDue()
}

/** A player's wallet balances, kobo. */
export const walletsOf = async (service: TestService, playerId: number) => {
  const rows = await service.db.many<{ wallet: 'play' | 'bonus' | 'winnings'; balance: number }>`
    select wallet, balance from account where player_id = ${playerId}`
  return Object.fromEntries(rows.map(row => [row.wallet, row.balance])) as Record<
    'play' | 'bonus' | 'winnings',
    number
  >
}

/** One of ten. */
const within = (first: number, n: number) => first + (n % 10)

/** A hundred different lines, the same on every run; each ten of them hold every number once. */
export const someLines = (count: number, from = 0): number[][] =>
  Array.from({ length: count }, (_, index) => {
    const at = index + from
    const turn = Math.floor(at / 10)
    return [
      within(1, at),
      within(11, at * 3 + turn),
      within(21, at * 7 + 1 + turn * 3),
      within(31, at * 9 + 5 + turn * 7),
    ]
  })

/**
 * Buys tickets of three lines and draws batches until one wins more than it cost: nearly nine batches in ten do, and a
 * player may not register more than 120 tickets within a minute.
 * @returns the winning ticket, and all that were bought
 */
export const playUntilWin = async (service: TestService, token: string) => {
  const tickets: string[] = []
  for (let batch = 0; batch < 7; batch++) {
    const some = someLines(48, batch * 48)
    for (let at = 0; at < some.length; at += 3)
      tickets.push(await buy(service, { token, lines: some.slice(at, at + 3) }))
    await drawBatch(service)
    const winner = await service.db.one<{ id: string }>`
      select id from ticket_result where status = 'won' and won > stake and id = any(${tickets}::uuid[])
        limit 1`
    if (winner) return { winner: winner.id, tickets }
  }
  throw new Error('nobody won in seven batches')
}
