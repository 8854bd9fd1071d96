// The month that the wallet adds up against the same month as safer play counts it, for every kind of movement.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listTransactions } from '#src/contract/wallet.ts'
import { kobo } from '#src/lib/money.ts'
import { toWords } from '#src/model/words.ts'
import { monthOf } from '#src/screens/wallet/month-of.ts'
import { post } from '#server/ledger/transfers.ts'
import { makeService, type TestService } from '../support/service.ts'
import { textOf } from '../support/sources.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
})
afterEach(() => s.close())

/** Each kind by the accounts it goes between; `play`, `bonus` and `winnings` are the player's, `friend` is somebody else's. */
const KINDS: [kind: string, debit: string, credit: string][] = [
  ['sandbox', 'operator_funds', 'play'],
  ['top_up', 'clearing:card', 'play'],
  ['take-back', 'play', 'clearing:card'],
  ['returned', 'clearing:card', 'play'],
  ['debt-paid', 'play', 'owed'],
  ['scratch-card', 'scratch_cards', 'winnings'],
  ['referral', 'campaigns', 'bonus'],
  ['handed-over', 'friend', 'winnings'],
  ['ticket', 'play', 'house'],
  ['refund', 'house', 'play'],
  ['win', 'prize_reserve', 'winnings'],
  ['cashback', 'prize_reserve', 'winnings'],
  ['tax', 'winnings', 'tax_withheld'],
  ['prize-once', 'annuity_fund', 'winnings'],
  ['prize-once-tax', 'winnings', 'tax_withheld'],
  ['salary', 'annuity_fund', 'winnings'],
  ['salary-tax', 'winnings', 'tax_withheld'],
  ['jackpot', 'jackpot:super', 'winnings'],
  ['jackpot-tax', 'winnings', 'tax_withheld'],
  ['advance', 'play', 'advance'],
  ['advance-used', 'advance', 'play'],
  ['advance-back', 'advance', 'play'],
  ['share', 'play', 'syndicates'],
  ['shares-used', 'syndicates', 'play'],
  ['share-back', 'syndicates', 'play'],
  ['share-won', 'winnings', 'friend'],
  ['share-won', 'friend', 'winnings'],
  ['share-refund', 'play', 'friend'],
  ['share-refund', 'friend', 'play'],
  ['bid', 'play', 'items'],
  ['bid-back', 'items', 'play'],
  ['item-cash', 'items', 'winnings'],
  ['item-tax', 'winnings', 'tax_withheld'],
  ['free-line', 'campaigns', 'bonus'],
  ['move', 'winnings', 'play'],
  ['taken-out', 'play', 'winnings'],
  ['over-limit', 'play', 'winnings'],
  ['over-limit-back', 'winnings', 'play'],
  ['withdrawal', 'winnings', 'withdrawals_in_flight'],
  ['withdrawal-back', 'withdrawals_in_flight', 'winnings'],
  ['withdrawal-cover', 'operator_funds', 'winnings'],
  ['withdrawal-cover-back', 'winnings', 'operator_funds'],
  ['withdrawal-reversed', 'clearing:payouts', 'winnings'],
  ['withdrawal-tax-back', 'tax_withheld', 'winnings'],
]

/** What came back without a draw: no stake here, and back from games there. */
const GIVEN_BACK = ['refund', 'advance-back', 'share-back', 'share-refund', 'bid-back']

test('the month of the wallet counts every kind of movement as safer play does', async () => {
  const titled = [...textOf('server/wire/movement.ts').matchAll(/^  '?([a-z_-]+)'?: (?:row|\(\)) =>/gm)]
  expect([...new Set(KINDS.map(([kind]) => kind))].toSorted()).toEqual(titled.map(it => it[1]!).toSorted())

  const { playerId, token } = await s.player(kobo(1_000_000))
  const friend = await s.player(kobo(1_000_000))
  const winnings = [playerId, friend.playerId].map(id => `player:${id}:winnings`)
  await s.db.tx(tx =>
    post(
      tx,
      winnings.map(credit => ({
        debit: 'operator_funds',
        credit,
        amount: kobo(1_000),
        kind: 'sandbox',
        cause: credit,
      })),
    ),
  )
  const rowsOf = async () => {
    const query = { page: '1', page_size: '50' }
    return (await s.call(listTransactions, { token, query })).data.results.map(row => toWords(row))
  }
  const counted = async () => {
    const rows = await s.db.many<{ what: string; sum: number }>`
      select what, sum(amount)::bigint as sum from play_movements(${playerId}, '-infinity') group by what`
    const sums = Object.fromEntries(rows.map(it => [it.what, it.sum]))
    return { staked: sums['staked'] ?? 0, won: sums['won'] ?? 0 }
  }
  await s.db.many`insert into account (code) values (${`owed:${playerId}`})`
  const codeOf = (name: string, kind: string) => {
    if (name === 'owed') return `owed:${playerId}`
    if (name === 'friend') return `player:${friend.playerId}:${kind === 'share-refund' ? 'play' : 'winnings'}`
    return ['play', 'bonus', 'winnings'].includes(name) ? `player:${playerId}:${name}` : name
  }
  for (const [at, [kind, debit, credit]] of KINDS.entries()) {
    const before = await counted()
    const cause = `movement-${at}`
    await s.db.tx(tx =>
      post(tx, [
        { debit: codeOf(debit, kind), credit: codeOf(credit, kind), amount: kobo(10) + at, kind, cause },
      ]),
    )
    const after = await counted()
    const rows = (await rowsOf()).filter(it => it.reference === cause)
    const givenBack = rows.reduce((sum, it) => sum + (GIVEN_BACK.includes(it.kind) ? it.amount : 0), 0)
    const { staked, cameBack } = monthOf(rows, true, s.clock.now())
    expect([kind, staked, cameBack]).toEqual([
      kind,
      after.staked - before.staked - givenBack,
      after.won - before.won - givenBack,
    ])
  }
})
