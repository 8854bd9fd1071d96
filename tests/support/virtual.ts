// Shorthands for virtual matches: what is on sale, and buying scores.
import { currentBatch, getRules } from '#src/contract/draws.ts'
import { lotteryPayment, playLottery } from '#src/contract/games.ts'
import { readRules, type ScoresDocument } from '#src/games/rules-schema.ts'
import { numberOf } from '#src/games/score-numbers.ts'
import { virtualSoccer as game } from '#src/games/soccer-cash/virtual/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { post } from '#server/ledger/transfers.ts'
import { newKey } from './play.ts'
import type { TestService } from './service.ts'

let funds = 0
export const fundReserve = async (s: TestService, amount: Kobo): Promise<void> => {
  const cause = `reserve-${++funds}`
  await s.db.tx(tx =>
    post(tx, [{ debit: 'operator_funds', credit: 'prize_reserve', amount, kind: 'reserve', cause }]),
  )
  await writeLimits(s.service)
}

export interface Sale {
  id: string
  rules: ScoresDocument
}

export const onSale = async (s: TestService): Promise<Sale> => {
  const { current } = (await s.call(currentBatch, { query: { game: game.id } })).data
  const { rules } = (await s.call(getRules, { params: { hash: current.commitment.rules } })).data
  return { id: current.id, rules: readRules(rules) as ScoresDocument }
}

/** One score each of the first matches. */
export const scores = ({ rules }: Sale, ...list: string[]): number[] =>
  list.map((score, match) => numberOf(rules, { match, score }))

export const registerScores = (
  s: TestService,
  token: string,
  sale: Pick<Sale, 'id'>,
  ticket: number[],
  stake = 100,
) =>
  s.call(playLottery, {
    token,
    query: { lottery_type: game.lotteryType },
    body: { stake_amount: String(stake), lottery: [{ ticket }], batch_id: sale.id },
  })

export const payScores = (s: TestService, token: string, id: string, stake = 100, batch?: string) =>
  s.call(lotteryPayment, {
    token,
    key: newKey(),
    body: {
      amount: String(stake),
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id: id,
      ...(batch ? { batch_id: batch } : {}),
    },
  })

/** @returns the ticket's ID */
export const buyScores = async (
  s: TestService,
  token: string,
  sale: Sale,
  ticket: number[],
  stake = 100,
): Promise<string> => {
  const id = (await registerScores(s, token, sale, ticket, stake)).data.game_play_id
  void (await payScores(s, token, id, stake, sale.id)).data
  return id
}
