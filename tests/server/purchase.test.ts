import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkProof } from '#src/proof/verify.ts'
import { BATCH, batchBounds } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import { findDone } from '#server/ledger/once.ts'
import { buySlips } from '#server/deeds/buying/buy-slips.ts'
import type { BuyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { sellExactly } from '#server/deeds/buying/sell-exactly.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { GameRules } from '#src/games/game.ts'
import { instantCashout } from '../support/games.ts'
import { checkedReceipts } from '../support/receipts.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buyOnWire, hashOf } from '../support/selling.ts'

let it0: TestService
beforeEach(async () => {
  it0 = await makeService()
})
afterEach(async () => {
  expect(await checkInvariants(it0.db)).toEqual([])
  await it0.close()
})

const lines = (count: number) => Array.from({ length: count }, (_, at) => [at + 1, at + 11, at + 21, at + 31])
const slipOf = (playerId: number, count = 1, stake = kobo(100), game: GameRules = instantCashout) =>
  registerSlip(it0.service, { playerId, game, stake, lines: lines(count) })

let keys = 0
const buy = (playerId: number, slipId: string, over: Partial<BuyTicket> = {}) =>
  buyOnWire(it0.service, {
    playerId,
    slipId,
    wallet: 'play',
    amount: kobo(100),
    requestKey: `key-${++keys}-of-tests`,
    requestHash: hashOf(slipId),
    ...over,
  })

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => new Error('nothing was refused'),
    error => error as Error,
  )
  if (error instanceof Refusal) return error.refusal
  throw error
}

const tickets = async () => (await it0.db.one<{ n: number }>`select count(*) as n from ticket`)!.n

describe('a ticket', () => {
  it('is paid from the wallet into the house, belongs to the batch on sale, and its receipt checks out', async () => {
    const { playerId } = await it0.player(kobo(1_000))
    const slip = await slipOf(playerId, 3)
    expect(slip).toMatchObject({ stake: kobo(100), potentialWinning: kobo(50_000) })
    expect(slip.lines).toHaveLength(3)
    const success = await buy(playerId, slip.id, { amount: kobo(300) })
    expect(success).toMatchObject({
      game_id: slip.id,
      game_status: 'Pending',
      game_type: 'INSTANT_CASHOUT',
      total_lines: 3,
      total_stake: 300,
      stake_per_line: 100,
      pontential_winning: 50_000,
      batch_id: 'IC-20261120-1200',
    })
    expect((await walletsOf(it0.db, playerId)).play).toBe(kobo(700))
    expect(await balanceOf(it0.db, 'house')).toBe(kobo(300))
    const checks = checkProof(success.proof)
    expect(checks.map(check => check.state)).toEqual(['passed', ...Array(5).fill('waiting')])
  })

  it('is paid from the bonus wallet where that is chosen', async () => {
    const { playerId } = await it0.player()
    await it0.fund(playerId, kobo(100), 'bonus')
    const slip = await slipOf(playerId)
    await buy(playerId, slip.id, { wallet: 'bonus' })
    expect(await walletsOf(it0.db, playerId)).toEqual({ play: 0, bonus: 0, winnings: 0 })
  })

  it('is bought in a batch of five minutes that is announced with two more behind it §9.5', async () => {
    const { playerId } = await it0.player(kobo(100))
    await buy(playerId, (await slipOf(playerId)).id)
    const batches = await it0.db.many<{ id: string; opens_at: Date; closes_at: Date }>`
      select id, opens_at, closes_at from batch order by opens_at`
    expect(batches.map(batch => batch.id)).toEqual([
      'IC-20261120-1200',
      'IC-20261120-1205',
      'IC-20261120-1210',
    ])
    for (const { opens_at, closes_at } of batches)
      expect(closes_at.getTime() - opens_at.getTime()).toBe(300_000)
  })

  it('of the smallest stake costs 100 naira §9.2', async () => {
    const smallest = Math.min(...instantCashout.stakes.map(it => it.stake))
    const { playerId } = await it0.player(kobo(100))
    expect(smallest).toBe(kobo(100))
    await buy(playerId, (await slipOf(playerId, 1, smallest)).id, { amount: smallest })
    expect((await walletsOf(it0.db, playerId)).play).toBe(0)
    expect(await refusalOf(slipOf(playerId, 1, kobo(99)))).toBe('stake-not-offered')
  })
})

describe('the same key', () => {
  it('buys once and gets the first answer again', async () => {
    const { playerId } = await it0.player(kobo(500))
    const slip = await slipOf(playerId)
    const first = await buy(playerId, slip.id, { requestKey: 'the-same-key' })
    const second = await buy(playerId, slip.id, { requestKey: 'the-same-key' })
    expect(checkedReceipts(second)).toEqual(checkedReceipts(first))
    expect(await findDone(it0.db, playerId, 'the-same-key')).toEqual({
      ticket_id: slip.id,
      answer: null,
    })
    expect([await tickets(), (await walletsOf(it0.db, playerId)).play]).toEqual([1, kobo(400)])
  })

  it('with another body is refused and charges nothing', async () => {
    const { playerId } = await it0.player(kobo(500))
    const [a, b] = [await slipOf(playerId), await slipOf(playerId)]
    await buy(playerId, a.id, { requestKey: 'the-same-key' })
    expect(await refusalOf(buy(playerId, b.id, { requestKey: 'the-same-key' }))).toBe('key-reused')
    expect([await tickets(), (await walletsOf(it0.db, playerId)).play]).toEqual([1, kobo(400)])
  })

  it('with another body at the same moment sells one of the two and refuses the other', async () => {
    const { playerId } = await it0.player(kobo(1_000))
    const slips = [await slipOf(playerId), await slipOf(playerId)]
    const ask = (id: string) => buy(playerId, id, { requestKey: 'one-key-two-bodies' })
    const outcomes = await Promise.all(
      slips.map(async ({ id }) => {
        const [answer] = await Promise.allSettled([ask(id)])
        return answer.status === 'fulfilled'
          ? answer.value.game_id === id
          : refusalOf(Promise.reject(answer.reason))
      }),
    )
    expect(outcomes.toSorted()).toEqual(['key-reused', true])
    expect([await tickets(), (await walletsOf(it0.db, playerId)).play]).toEqual([1, kobo(900)])
  })

  it('may be used again after a refusal, and belongs to its player', async () => {
    const { playerId } = await it0.player()
    const slip = await slipOf(playerId)
    const again = () => buy(playerId, slip.id, { requestKey: 'the-same-key' })
    expect(await refusalOf(again())).toBe('wallet-short')
    expect(await findDone(it0.db, playerId, 'the-same-key')).toBeUndefined()
    await it0.fund(playerId, kobo(100))
    await again()
    const other = await it0.player(kobo(100))
    const theirs = await slipOf(other.playerId)
    await buy(other.playerId, theirs.id, { requestKey: 'the-same-key' })
    expect(await tickets()).toBe(2)
  })
})

const refused = async (playerId: number, work: () => Promise<unknown>) => {
  const before = await walletsOf(it0.db, playerId)
  const name = await refusalOf(work())
  expect(await walletsOf(it0.db, playerId)).toEqual(before)
  return name
}

describe('nothing is charged and no ticket made', () => {
  it('where the amount differs from the service’s price', async () => {
    const { playerId } = await it0.player(kobo(500))
    const slip = await slipOf(playerId, 3)
    for (const amount of [kobo(299), kobo(301), kobo(100)])
      expect(await refused(playerId, () => buy(playerId, slip.id, { amount }))).toBe('price-differs')
    expect(await tickets()).toBe(0)
  })

  it('where the wallet holds too little, by one kobo', async () => {
    const { playerId } = await it0.player(kobo(100) - 1)
    const slip = await slipOf(playerId)
    expect(await refused(playerId, () => buy(playerId, slip.id))).toBe('wallet-short')
    expect(await refused(playerId, () => buy(playerId, slip.id, { wallet: 'bonus' }))).toBe('wallet-short')
  })

  it('for a slip of another player, an unknown one, a dropped one', async () => {
    const [owner, other] = [await it0.player(kobo(100)), await it0.player(kobo(100))]
    const slip = await slipOf(owner.playerId)
    expect(await refused(other.playerId, () => buy(other.playerId, slip.id))).toBe('slip-unknown')
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await refused(owner.playerId, () => buy(owner.playerId, nobody))).toBe('slip-unknown')
    await dropLine(it0.service, { playerId: owner.playerId, game: instantCashout, id: slip.id })
    expect(await refused(owner.playerId, () => buy(owner.playerId, slip.id))).toBe('slip-unknown')
  })

  it('for a slip that is paid already', async () => {
    const { playerId } = await it0.player(kobo(500))
    const slip = await slipOf(playerId)
    await buy(playerId, slip.id)
    expect(await refused(playerId, () => buy(playerId, slip.id))).toBe('slip-paid')
  })

  it('where the phone is not verified', async () => {
    const { playerId } = await it0.player(kobo(500))
    await it0.db.many`update player set phone_verified_at = null where id = ${playerId}`
    const slip = await slipOf(playerId)
    expect(await refused(playerId, () => buy(playerId, slip.id))).toBe('phone-not-verified')
  })

  it('where the rules have changed since the slip was registered', async () => {
    const { playerId } = await it0.player(kobo(500))
    const yesterday = { ...instantCashout, tiers: instantCashout.tiers.slice(0, 3) }
    const slip = await slipOf(playerId, 1, kobo(100), yesterday)
    expect(await refused(playerId, () => buy(playerId, slip.id))).toBe('rules-changed')
  })

  it('where a line was dropped and the count is not allowed', async () => {
    const { playerId } = await it0.player(kobo(500))
    const slip = await slipOf(playerId, 3)
    const drop = (at: number) =>
      dropLine(it0.service, { playerId, game: instantCashout, id: slip.lines[at]!.id })
    expect(await drop(0)).toEqual({ lines: 2, price: kobo(200) })
    expect(await refused(playerId, () => buy(playerId, slip.id, { amount: kobo(200) }))).toBe('line-count')
    expect(await refusalOf(drop(0))).toBe('slip-unknown')
    expect(await drop(2)).toEqual({ lines: 1, price: kobo(100) })
    await buy(playerId, slip.id)
  })

  it('in a batch that has closed: the ticket goes into the next one or nowhere', async () => {
    const { playerId } = await it0.player(kobo(500))
    const slip = await slipOf(playerId)
    const { closesAt } = batchBounds(it0.clock.now())
    await it0.runDue()
    await it0.clock.set(closesAt)
    const success = await buy(playerId, slip.id)
    expect(success.batch_id).toBe('IC-20261120-1205')
    await it0.clock.advance(BATCH)
    await it0.runDue()
    // A clock that goes back does not open a sealed batch again.
    await it0.clock.set(closesAt + 1)
    const late = await slipOf(playerId)
    expect(await refused(playerId, () => buy(playerId, late.id))).toBe('batch-closed')
  })
})

/** The next batch is on sale, and announced. */
const next = async () => {
  await it0.runDue()
  await it0.clock.set(batchBounds(it0.clock.now()).closesAt)
}

describe('a purchase that names its batch', () => {
  const FIRST = 'IC-20261120-1200'
  it('is sold into that one, and its key gets the first answer also when the batch has closed', async () => {
    const { playerId } = await it0.player(kobo(500))
    const { id } = await slipOf(playerId)
    const asked = { batch: FIRST, requestKey: 'named-its-batch' }
    const first = await buy(playerId, id, asked)
    expect(first.batch_id).toBe(FIRST)
    await next()
    expect((await buy(playerId, id, asked)).game_id).toBe(first.game_id)
  })

  it('is sold into no other: it is refused by name, charges nothing, and its key and slip may be used again', async () => {
    const { playerId } = await it0.player(kobo(500))
    const { id } = await slipOf(playerId)
    await next()
    const late = () => buy(playerId, id, { batch: FIRST, requestKey: 'came-too-late' })
    expect(await refusalOf(late())).toBe('batch-missed')
    expect(await refusalOf(late())).toBe('batch-missed')
    expect(await it0.db.many`select 1 from ticket`).toEqual([])
    expect((await walletsOf(it0.db, playerId)).play).toBe(kobo(500))
    const again = await buy(playerId, id, {
      batch: 'IC-20261120-1205',
      requestKey: 'came-too-late',
    })
    expect(again.batch_id).toBe('IC-20261120-1205')
  })

  it('keeps nobody’s purchase of the same moment back', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => it0.player(kobo(100))))
    const slips = await Promise.all(players.map(it => slipOf(it.playerId)))
    await next()
    const work = players.map(({ playerId }, at) =>
      buy(playerId, slips[at]!.id, at % 2 === 0 ? { batch: FIRST } : {}).then(
        sold => sold.batch_id,
        (error: Refusal) => error.refusal,
      ),
    )
    const outcomes = await Promise.all(work)
    expect(outcomes.map((it, at) => (at % 2 === 0 ? it === 'batch-missed' : it.startsWith('IC-')))).toEqual(
      outcomes.map(() => true),
    )
  })

  it('of several slips, or by the last of a draw’s room, is sold into no other either', async () => {
    const { playerId } = await it0.player(kobo(500))
    const [one, two] = [await slipOf(playerId), await slipOf(playerId)]
    await next()
    const [slipId, other] = [one.id, two.id]
    const asked = { playerId, wallet: 'play', batch: FIRST, requestHash: hashOf('late') } as const
    const together = {
      ...asked,
      slipIds: [slipId, other],
      amount: kobo(200),
      requestKey: 'two-that-are-late',
    }
    expect(await refusalOf(buySlips(it0.service, together))).toBe('batch-missed')
    await it0.db.many`update batch set worst_limit = ${kobo(1_000_000)}`
    const row = await sellExactly(it0.db, {
      ...asked,
      slipId,
      amount: kobo(100),
      key: 'the-last-room',
      hash: hashOf('late'),
      nonce: new Uint8Array(16),
    })
    expect(row.outcome).toBe('batch-missed')
    expect((await walletsOf(it0.db, playerId)).play).toBe(kobo(500))
  })
})

describe('a slip', () => {
  const faults: [string, string, string, number, number[][]][] = [
    ['a number twice', 'line-wrong', 'lottery.0.ticket', kobo(100), [[1, 2, 3, 3]]],
    ['a number below the drum', 'line-wrong', 'lottery.0.ticket', kobo(100), [[0, 2, 3, 4]]],
    ['a number above the drum', 'line-wrong', 'lottery.0.ticket', kobo(100), [[1, 2, 3, 41]]],
    ['a number too few', 'line-wrong', 'lottery.0.ticket', kobo(100), [[1, 2, 3]]],
    ['a number too many', 'line-wrong', 'lottery.0.ticket', kobo(100), [[1, 2, 3, 4, 5]]],
    ['a broken number', 'line-wrong', 'lottery.0.ticket', kobo(100), [[1, 2, 3, 4.5]]],
    ['a wrong third line', 'line-wrong', 'lottery.2.ticket', kobo(100), [...lines(2), [9, 9, 9, 9]]],
    ['no line', 'line-count', 'lottery', kobo(100), []],
    ['two lines', 'line-count', 'lottery', kobo(100), lines(2)],
    [
      'eleven lines',
      'line-count',
      'lottery',
      kobo(100),
      lines(11).map(line => line.map(n => ((n - 1) % instantCashout.of) + 1)),
    ],
    ['a stake that is not offered', 'stake-not-offered', 'stake_amount', kobo(150), lines(1)],
    ['a stake of nothing', 'stake-not-offered', 'stake_amount', 0, lines(1)],
  ]
  it.each(faults)('with %s is refused by name and field', async (_, name, field, stake, wrong) => {
    const { playerId } = await it0.player()
    const error = await registerSlip(it0.service, {
      playerId,
      game: instantCashout,
      stake,
      lines: wrong,
    }).catch(error => error as Refusal)
    expect(error).toMatchObject({ refusal: name })
    expect(Object.keys((error as Refusal).body)).toEqual([field])
    expect(await it0.db.one`select count(*) as n from slip`).toEqual({ n: 0 })
  })

  it('in a band that is coming soon is refused', async () => {
    const { playerId } = await it0.player()
    const game = {
      ...instantCashout,
      stakes: [...instantCashout.stakes, { stake: kobo(2_000), topPrize: kobo(5_000_000), comingSoon: true }],
    }
    expect(await refusalOf(slipOf(playerId, 1, kobo(2_000), game))).toBe('band-coming-soon')
  })

  it('may hold the same line twice, and dropping one keeps the other', async () => {
    const { playerId } = await it0.player()
    const twice = [...lines(1), ...lines(1), [5, 6, 7, 8]]
    const slip = await registerSlip(it0.service, {
      playerId,
      game: instantCashout,
      stake: kobo(100),
      lines: twice,
    })
    expect(slip.potentialWinning).toBe(kobo(100_000))
    const drop = (id: string) => dropLine(it0.service, { playerId, game: instantCashout, id })
    await drop(slip.lines[0]!.id)
    await drop(slip.lines[1]!.id)
    expect(await it0.db.one`select masks from slip where id = ${slip.id}`).toEqual({
      masks: [0b11110000],
    })
    expect(await drop(slip.lines[2]!.id)).toEqual({ lines: 0, price: 0 })
    expect(await refusalOf(drop(slip.lines[2]!.id))).toBe('slip-unknown')
  })

  it('that is paid, or of another player, or badly named, loses no line', async () => {
    const [owner, other] = [await it0.player(kobo(500)), await it0.player()]
    const slip = await slipOf(owner.playerId)
    const drop = (playerId: number, id: string) =>
      dropLine(it0.service, { playerId, game: instantCashout, id })
    expect(await refusalOf(drop(other.playerId, slip.lines[0]!.id))).toBe('slip-unknown')
    for (const id of ['', '1', 'x'.repeat(500), `${slip.id}.0.zz`, `${slip.id}.7.1`])
      expect(await refusalOf(drop(owner.playerId, id))).toBe('slip-unknown')
    await buy(owner.playerId, slip.id)
    expect(await refusalOf(drop(owner.playerId, slip.lines[0]!.id))).toBe('slip-paid')
  })
})

it('a transfer is never changed or deleted, nor posted twice for the same cause', async () => {
  const { playerId } = await it0.player(kobo(100))
  await expect(it0.db.many`update transfer set amount = 1`).rejects.toThrow('never changed')
  await expect(it0.db.many`delete from transfer`).rejects.toThrow('never changed')
  const row = await it0.db.one<{ kind: string; cause: string }>`select kind, cause from transfer`
  await expect(
    it0.db.many`
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select debit_account, credit_account, amount, kind, cause from transfer`,
  ).rejects.toMatchObject({ code: '23505' })
  expect(row).toBeDefined()
  expect((await walletsOf(it0.db, playerId)).play).toBe(kobo(100))
})
