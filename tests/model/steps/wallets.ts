// Players, and money moving between their wallets, a bank and the house.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { moveWinnings } from '#server/deeds/prizes/move-winnings.ts'
import { post } from '#server/ledger/transfers.ts'
import { hashOf } from '../../support/selling.ts'
import type { Wallet } from '../model.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'

export const join = async ({ model, real }: World): Promise<number> => {
  real.players.push(await real.newPlayer())
  model.joinedAt.push(model.now)
  return model.players.push({ play: 0, bonus: 0, winnings: 0 }) - 1
}

export const give = async ({ model, real }: World, player: number, wallet: Wallet, naira: number) => {
  await real.fund(real.players[player]!, kobo(naira), wallet)
  model.pay(player, wallet, 'clearing:card', kobo(naira))
}

/** Enough for caps that stay the same, and too little for the bands of high stakes. */
export const fillReserve = async ({ model, real }: World): Promise<void> => {
  const amount = kobo(4_500_000)
  const it = { debit: 'operator_funds', credit: 'prize_reserve', amount, kind: 'reserve', cause: 'sequence' }
  await real.db.tx(tx => post(tx, [it]))
  model.pools.operator_funds -= amount
  model.pools.prize_reserve += amount
}

export const signUp = fc.constant(step('sign up', async world => void (await join(world))))

export const deposit = fc
  .record({
    who: which,
    naira: fc.integer({ min: 1_000, max: 30_000 }),
    wallet: fc.constantFrom<Wallet>('play', 'play', 'bonus', 'winnings'),
  })
  .map(({ who, naira, wallet }) =>
    step(`deposit ${naira} for ${who} (${wallet})`, world =>
      give(world, who % world.model.players.length, wallet, naira),
    ),
  )

/** Play money goes to the house, so that what is taken back later is owed. */
export const spendAll = async ({ model, real }: World, player: number): Promise<void> => {
  const amount = model.players[player]!.play
  // It passes the gate like a stake.
  if (model.safer.refusalOf(player, amount)) return
  const debit = `player:${real.players[player]}:play`
  const cause = `spent-${++real.count}`
  await real.db.tx(tx => post(tx, [{ debit, credit: 'house', amount, kind: 'spent', cause }]))
  model.pay(player, 'play', 'house', -amount)
}

export const spend = which.map(who =>
  step(`${who} spends all play money`, world => spendAll(world, who % world.model.players.length)),
)

/** Usually someone who has won: there is nothing to take from nothing. */
export const winner = ({ model }: World, wish: number): number => {
  const winners = model.players.flatMap((it, at) => (it.winnings > 0 ? [at] : []))
  return winners.length > 0 && wish % 4 > 0 ? pick(winners, wish) : wish % model.players.length
}

export const someWinnings = fc.record({ who: which, naira: fc.integer({ min: 1, max: 120 }) })

/** On both nodes at once with one key. */
export const moveOf = async (world: World, player: number, asked: Kobo): Promise<void> => {
  const { model, real, seen } = world
  const request = {
    playerId: real.players[player]!,
    amount: asked,
    requestKey: `moving-number-${++real.count}`,
    requestHash: hashOf(String(real.count)),
  }
  const twins = await Promise.all([0, 1].map(at => outcomeOf(moveWinnings(nodeOf(world, at), request))))
  const [barred, debt] = [model.safer.barred(player), model.debts.get(player) ?? 0]
  const amount = barred ? Math.min(asked, debt) : asked
  const over = Math.max(0, amount - model.safer.free(player) - debt)
  const isShort = model.players[player]!.winnings < amount
  const refusal =
    (debt === 0 && barred) ||
    (isShort && 'wallet-short') ||
    (over > 0 && model.safer.topUpRefusal(player, over)) ||
    undefined
  seen(refusal ? 'move refused' : 'moved')
  if (over > 0 && !isShort)
    seen(refusal ? 'what came over a limit not moved' : 'what came over a limit moved')
  if (refusal) return assert.deepEqual(twins, [refusal, refusal])
  if (over > 0) model.safer.setAside(player, -over)
  model.players[player]!.winnings -= amount - over
  model.players[player]!.play += amount - over
  model.payDebt(player)
  assert.deepEqual(twins[0], twins[1])
  assert.equal(typeof twins[0], 'object')
}

export const move = someWinnings.map(({ who, naira }) =>
  step(`${who} moves ${naira} of the winnings`, world => moveOf(world, winner(world, who), kobo(naira))),
)
