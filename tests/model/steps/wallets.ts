// Players, and money moving between their wallets, a bank and the house.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { kobo } from '#src/lib/money.ts'
import { sqlState } from '#server/db/again.ts'
import { moveWinnings } from '#server/deeds/prizes/move-winnings.ts'
import { post, type Transfer } from '#server/ledger/transfers.ts'
import { hashOf } from '../../support/selling.ts'
import type { Wallet } from '../model.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'

export const join = async ({ model, real }: World): Promise<number> => {
  real.players.push(await real.newPlayer())
  return model.players.push({ play: 0, bonus: 0, winnings: 0 }) - 1
}

export const give = async ({ model, real }: World, player: number, wallet: Wallet, naira: number) => {
  await real.fund(real.players[player]!, kobo(naira), wallet)
  model.pay(player, wallet, 'clearing:card', kobo(naira))
}

export const signUp = fc.constant(step('sign up', async world => void (await join(world))))

export const deposit = fc
  .record({
    who: which,
    naira: fc.integer({ min: 1_000, max: 30_000 }),
    wallet: fc.constantFrom<Wallet>('play', 'play', 'bonus'),
  })
  .map(({ who, naira, wallet }) =>
    step(`deposit ${naira} for ${who} (${wallet})`, world =>
      give(world, who % world.model.players.length, wallet, naira),
    ),
  )

/** Usually someone who has won: there is nothing to take from nothing. */
const winner = ({ model }: World, wish: number): number => {
  const winners = model.players.flatMap((it, at) => (it.winnings > 0 ? [at] : []))
  return winners.length > 0 && wish % 4 > 0 ? pick(winners, wish) : wish % model.players.length
}

const someWinnings = fc.record({ who: which, naira: fc.integer({ min: 1, max: 120 }) })

export const move = someWinnings.map(({ who, naira }) =>
  step(`${who} moves ${naira} of the winnings`, async world => {
    const { model, real } = world
    const player = winner(world, who)
    const request = {
      playerId: real.players[player]!,
      amount: kobo(naira),
      requestKey: `moving-number-${++real.count}`,
      requestHash: hashOf(String(real.count)),
    }
    const twins = await Promise.all([0, 1].map(at => outcomeOf(moveWinnings(nodeOf(world, at), request))))
    const isShort = model.players[player]!.winnings < kobo(naira)
    world.seen(isShort ? 'move refused' : 'moved')
    if (isShort) return assert.deepEqual(twins, ['wallet-short', 'wallet-short'])
    model.players[player]!.winnings -= kobo(naira)
    model.players[player]!.play += kobo(naira)
    model.payDebt(player)
    assert.deepEqual(twins[0], twins[1])
    assert.equal(typeof twins[0], 'object')
  }),
)

const transfer = ({ real }: World, it: Transfer) => real.db.tx(tx => post(tx, [it]))

/** There is no withdrawal deed yet, so this uses the ledger's transfer for it. */
export const withdraw = someWinnings.map(({ who, naira }) =>
  step(`${who} sends ${naira} to a bank`, async world => {
    const { model, real } = world
    const player = winner(world, who)
    const amount = kobo(naira)
    const cause = `withdrawal-${++real.count}`
    const debit = `player:${real.players[player]}:winnings`
    const outcome = await outcomeOf(
      transfer(world, { debit, credit: 'withdrawals_in_flight', amount, kind: 'withdrawal', cause }),
    )
    if (model.players[player]!.winnings < amount) return assert.equal(outcome, 'wallet-short')
    assert.equal(outcome, undefined)
    model.pay(player, 'winnings', 'withdrawals_in_flight', -amount)
    real.withdrawals.push({ cause, player, amount })
    world.seen('withdrawal begun')
  }),
)

export const endWithdrawal = fc.record({ which, isPaid: fc.boolean() }).map(wish =>
  step(`withdrawal ${wish.which} is ${wish.isPaid ? 'paid' : 'sent back'}`, async world => {
    const { model, real } = world
    if (real.withdrawals.length === 0) return
    const { cause, player, amount } = pick(real.withdrawals, wish.which)
    real.withdrawals = real.withdrawals.filter(it => it.cause !== cause)
    const debit = 'withdrawals_in_flight'
    const end = wish.isPaid
      ? { credit: 'clearing:card', kind: 'withdrawal-paid' }
      : { credit: `player:${real.players[player]}:winnings`, kind: 'withdrawal-back' }
    const it = { debit, amount, cause, ...end }
    await transfer(world, it)
    // The ledger refuses a repeated transfer even if the caller forgot making it.
    const second: unknown = await transfer(world, it).catch(error => error)
    assert.equal(sqlState(second), '23505')
    if (wish.isPaid) {
      model.pools.withdrawals_in_flight -= amount
      model.pools['clearing:card'] += amount
    } else model.pay(player, 'winnings', 'withdrawals_in_flight', amount)
    world.seen(wish.isPaid ? 'withdrawal paid' : 'withdrawal back')
  }),
)
