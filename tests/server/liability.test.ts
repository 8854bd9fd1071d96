// No draw may have to pay more than the reserve holds: lines beyond are refused, what is sold is always paid.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRules, type DrumDocument } from '#src/games/rules-schema.ts'
import { paysByHits } from '#src/games/worst-case.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import { sellExactly } from '#server/deeds/buying/sell-exactly.ts'
import { soldTickets, tightenBatch } from '#server/deeds/buying/tighten-batch.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, post, walletsOf } from '#server/ledger/transfers.ts'
import { runCommand } from '#server/programs/commands.ts'
import { linesOf } from '#server/wire/receipt.ts'
import { instantCashout, salaryForLife } from '../support/games.ts'
import { drawBatch, payFor, register, someLines } from '../support/play.ts'
import { hashOf } from '../support/selling.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [instantCashout, salaryForLife] })
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

let funds = 0
const fundReserve = async (amount: Kobo, credit = 'prize_reserve') => {
  const cause = `reserve-${++funds}`
  await s.db.tx(tx => post(tx, [{ debit: 'operator_funds', credit, amount, kind: 'reserve', cause }]))
  await writeLimits(s.service)
}
const offer = async (token: string, lines: number[][], stake = 100, type = 'INSTANT_CASHOUT') => {
  const { slipId, price } = await register(s, { token, lines, stake, type })
  return (await payFor(s, token, slipId, price)).refusal
}
/** What the worst draw of the batch on sale pays, found from each number of every line sold. */
const trueWorst = async (): Promise<Kobo> => {
  const tickets = await s.db.many<{ masks: number[]; lines: number; stake_per_line: number; rules: string }>`
    select t.masks, t.lines, t.stake_per_line, r.body as rules from ticket t join batch b on b.id = t.batch_id
    join rules_document r on r.hash = b.rules_hash where t.game = 'instant-cashout'`
  const lines = tickets.flatMap(ticket =>
    linesOf(ticket).map(line => ({
      line: new Set(line),
      pays: paysByHits(readRules(ticket.rules) as DrumDocument, ticket.stake_per_line, ticket.lines),
    })),
  )
  // The worst draw is one of the lines sold, as their prizes stand: a whole line pays far more than all parts together.
  return Math.max(
    0,
    ...lines.map(({ line: draw }) =>
      lines.reduce((sum, { line, pays }) => sum + pays[[...draw].filter(n => line.has(n)).length]!, 0),
    ),
  )
}
const batch = async () =>
  (await s.db.one<{ id: string; worst: Kobo; worst_limit: Kobo; worst_size: number }>`
    select id, worst, worst_limit, worst_size from batch
    where game = 'instant-cashout' and opens_at <= game_clock() and closes_at > game_clock()`)!

describe('a draw', () => {
  test('sells what it can pay and refuses more with words; other numbers still fit', async () => {
    // Two winners of ₦50,000, and what they win beside it.
    await fundReserve(kobo(120_000))
    const { token, playerId } = await s.player(kobo(10_000))
    const line = [[1, 2, 3, 4]]
    expect(await offer(token, line)).toBe('')
    expect(await offer(token, line)).toBe('')
    const { slipId, price } = await register(s, { token, lines: line })
    const refused = await payFor(s, token, slipId, price)
    expect([refused.status, refused.refusal]).toEqual([409, 'draw-full'])
    expect(refused.json.message).toContain('Nothing was charged')
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(9_800))
    // Counted one by one these would be ₦50,000 each; no draw completes two of them.
    for (const other of someLines(8)) expect(await offer(token, [other])).toBe('')
    expect((await batch()).worst).toBeLessThanOrEqual(kobo(120_000))
    expect(await offer(token, line)).toBe('draw-full')
    // What was bought by the exact worst case is counted like every other ticket.
    const counted = await s.db.many<{ worst: Kobo }>`select distinct worst from slip`
    expect(counted).toEqual([{ worst: kobo(50_000) }])
  })

  test('is worked out from every ticket, in pieces of any size', async () => {
    await fundReserve(kobo(10_000_000))
    const { token } = await s.player(kobo(10_000))
    const lines = someLines(5)
    for (const line of lines) expect(await offer(token, [line])).toBe('')
    const onSale = { id: (await batch()).id, size: lines.length }
    for (const piece of [1, 2, 3, 5, 6])
      expect((await soldTickets(s.db, onSale, piece)).map(ticket => ticket.lines[0])).toEqual(lines)
  })

  test('that refuses a last purchase for another reason stands as before', async () => {
    await fundReserve(kobo(120_000))
    const { token } = await s.player(kobo(200))
    for (let n = 0; n < 2; n++) expect(await offer(token, [[1, 2, 3, 4]])).toBe('')
    const poor = await s.player()
    const { slipId } = await register(s, { token: poor.token })
    const before = await batch()
    const row = await sellExactly(s.db, {
      playerId: poor.playerId,
      key: 'the-last-of-the-room',
      hash: hashOf(slipId),
      slipId,
      wallet: 'play',
      amount: kobo(100),
      nonce: new Uint8Array(16),
    })
    expect(row.outcome).toBe('wallet-short')
    expect(await batch()).toEqual(before)
    expect(await s.db.one`select worst from slip where id = ${slipId}`).toEqual({ worst: kobo(50_000) })
  })

  test('is worked out anew only where it can pay anything and something was sold since', async () => {
    await fundReserve(kobo(120_000))
    const { token } = await s.player(kobo(1_000))
    for (const line of someLines(2)) expect(await offer(token, [line])).toBe('')
    const { id, worst } = await batch()
    const limit = (kobo: Kobo) => s.db.many`update batch set worst_limit = ${kobo} where id = ${id}`
    await limit(0)
    expect(await tightenBatch(s.service, 'instant-cashout')).toBe(false)
    expect((await batch()).worst).toBe(worst)
    await limit(kobo(120_000))
    expect(await tightenBatch(s.service, 'instant-cashout')).toBe(true)
    const { worst: exact } = await batch()
    expect([exact, exact < worst]).toEqual([await trueWorst(), true])
    await s.db.many`update batch set worst = worst + 1 where id = ${id}`
    expect(await tightenBatch(s.service, 'instant-cashout')).toBe(false)
    expect((await batch()).worst).toBe(exact + 1)
    await s.clock.advance(DAY)
    expect(await tightenBatch(s.service, 'instant-cashout')).toBe(false)
  })

  test('is never sold beyond its limit, by many at once, and its bound is never below the truth', async () => {
    await fundReserve(kobo(300_000))
    const players = await Promise.all(Array.from({ length: 6 }, () => s.player(kobo(100_000))))
    const refusals = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const asked = players.map(({ token }, at) =>
        offer(token, someLines(3, (round * 6 + at) % 9), at % 2 === 0 ? 100 : 200),
      )
      for (const refusal of await Promise.all(asked)) refusals.add(refusal)
      const { worst, worst_limit: limit } = await batch()
      expect(worst).toBeLessThanOrEqual(limit)
      expect(await trueWorst()).toBeLessThanOrEqual(worst)
    }
    expect([...refusals].toSorted()).toEqual(['', 'draw-full'])
  })

  test('takes its limit from the ledger, and hands it on to the batches announced after it', async () => {
    await fundReserve(kobo(5_000))
    const limits = () =>
      s.db.many<{ limit: Kobo }>`
        select worst_limit as limit from batch where game = 'instant-cashout' and state = 'open'
        order by opens_at`
    expect(await limits()).toEqual([5_000, 5_000, 5_000].map(naira => ({ limit: kobo(naira) })))
    const { token } = await s.player(kobo(1_000))
    expect(await offer(token, [[1, 2, 3, 4]])).toBe('draw-full')
    await drawBatch(s)
    expect((await limits()).at(-1)).toEqual({ limit: kobo(5_000) })
    await fundReserve(kobo(100_000))
    expect(await offer(token, [[1, 2, 3, 4]])).toBe('')
    await drawBatch(s)
    // 55 percent of the stake is put aside, and what the line won has left.
    expect(await findHeld(s.db, 'prize_reserve')).toBe(await balanceOf(s.db, 'prize_reserve'))
  })

  test('of prizes once or month by month is covered by their own fund as well', async () => {
    await fundReserve(kobo(1_000_000))
    const { token } = await s.player(kobo(10_000))
    const lines = [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]
    expect(await offer(token, lines, 50, 'SALARY_FOR_LIFE')).toBe('draw-full')
    await fundReserve(kobo(20_000_000), 'annuity_fund')
    expect(await offer(token, lines, 50, 'SALARY_FOR_LIFE')).toBe('')
    expect((await batch()).worst_limit).toBe(kobo(1_000_000))
  })

  test('of prizes once or month by month leaves in that fund what open tickets may cost beside the reserve', async () => {
    const run = (...words: string[]) =>
      runCommand({ db: s.db, games: s.service.games, randomness: s.service.ports.randomness }, words)
    await run('fund-reserve', '1000000')
    await run('fund-salaries', '100000000')
    const { token } = await s.player(kobo(10_000))
    const lines = [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]
    expect(await offer(token, lines, 50, 'SALARY_FOR_LIFE')).toBe('')
    const { worst } = (await s.db.one<{ worst: Kobo }>`select sum(worst)::bigint as worst from batch`)!
    expect(worst).toBeGreaterThan(kobo(10_000_000))
    const most = kobo(101_000_000) - worst
    const refused = 'Open tickets may cost the reserve'
    await expect(run('unfund-salaries', String(naira(most + 1)))).rejects.toThrow(refused)
    expect(await run('unfund-salaries', String(naira(most)))).toContain('taken out')
    await expect(run('unfund-salaries', '1')).rejects.toThrow(refused)
    await run('fund-reserve', '100000000')
    await expect(run('unfund-salaries', '100000000')).rejects.toThrow('The fund holds less than that')
  })

  test('keeps the sum of a large account by a mark that moves on', async () => {
    for (let hour = 0; hour < 4; hour++) {
      await fundReserve(kobo(100 + hour))
      await s.clock.advance(HOUR + 1_000)
      await writeLimits(s.service)
      expect(await findHeld(s.db, 'prize_reserve')).toBe(await balanceOf(s.db, 'prize_reserve'))
    }
    const mark = await s.db.one<{ transfer_id: number }>`
      select max(transfer_id) as transfer_id from account_mark`
    expect(mark!.transfer_id).toBeGreaterThan(0)
  })
})
