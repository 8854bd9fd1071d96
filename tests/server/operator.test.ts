// The operator's command line: funding the reserve, showing what backs the prizes, holding and resuming a game.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reserve } from '#src/contract/reserve.ts'
import { currentBatch } from '#src/contract/draws.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { BATCH } from '#src/draws/schedule.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { runCommand } from '#server/programs/commands.ts'
import { instantCashout, quika } from '../support/games.ts'
import { buy, drawBatch, payFor, register } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [instantCashout, quika] })
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const run = (...words: string[]) =>
  runCommand({ db: s.db, games: s.service.games, randomness: s.service.ports.randomness }, words)
const bands = async () =>
  (await s.call(reserve)).data.bands
    .filter(band => band.game === quika.id && band.needs > 0)
    .map(band => [band.stake, band.needs, band.open])
const naira = (amount: number) => (amount / 100).toFixed(2)
const offeredStakes = async () => {
  const { rules } = (await s.call(currentBatch, { query: { game: 'instant-cashout' } })).data.next.commitment
  const row = await s.db.one<{ body: string }>`
    select body from rules_document where hash = decode(${rules}, 'hex')`
  return readRules(row!.body).stakes.map(offer => offer.stake)
}

test('a band opens when the reserve in the ledger holds three times its top prize, for the batches after that §2.40', async () => {
  expect(await bands()).toEqual([
    [kobo(2_000), kobo(15_000_000), false],
    [kobo(3_000), kobo(22_500_000), false],
  ])
  const { token } = await s.player(kobo(10_000))
  const ask = () => register(s, { token, stake: 2_000 })
  await expect(ask()).rejects.toThrow('band-coming-soon')
  expect(await run('fund-reserve', '15000000')).toBe('₦15,000,000 added. It holds ₦15,000,000 now.')
  // The batch on sale keeps its rules.
  await expect(ask()).rejects.toThrow('band-coming-soon')
  await drawBatch(s)
  await drawBatch(s)
  await drawBatch(s)
  expect(await offeredStakes()).toContain(kobo(2_000))
  expect(await offeredStakes()).not.toContain(kobo(3_000))
  const { slipId, price } = await ask()
  expect((await payFor(s, token, slipId, price)).refusal).toBe('')
  await drawBatch(s)
})

test('a game that is held sells nothing, and what was sold is drawn; resumed it sells again', async () => {
  await run('fund-reserve', '1000000')
  const { token } = await s.player(kobo(10_000))
  const bought = await buy(s, { token })
  expect(await run('hold', 'instant-cashout', 'The', 'regulator', 'asks')).toContain('is held')
  expect(await run('hold', 'instant-cashout', 'again')).toContain('already')
  const held = async () => (await s.call(reserve)).data.held
  // Answered from memory for five seconds.
  await s.clock.advance(6_000)
  expect(await held()).toEqual(['instant-cashout'])
  const { slipId, price } = await register(s, { token })
  const refused = await payFor(s, token, slipId, price)
  expect([refused.status, refused.refusal]).toEqual([409, 'game-held'])
  const other = await register(s, { token, type: 'QUIKA' })
  expect((await payFor(s, token, other.slipId, other.price)).refusal).toBe('')
  await drawBatch(s)
  await writeLimits(s.service)
  const ticket = await s.db.one<{ status: string }>`select status from ticket_result where id = ${bought}`
  expect(['won', 'lost']).toContain(ticket!.status)
  expect((await payFor(s, token, slipId, price)).refusal).toBe('game-held')
  expect(await run('show')).toContain('held since')
  expect(await run('resume', 'instant-cashout')).toBe('instant-cashout is sold again.')
  await s.clock.advance(6_000)
  expect(await held()).toEqual([])
  expect(await run('resume', 'instant-cashout')).toContain('was not held')
  expect((await payFor(s, token, slipId, price)).refusal).toBe('')
})

test('shows what stands behind the prizes, and says what to write where a command is wrong', async () => {
  await run('fund-reserve', '14000000')
  await run('fund-salaries', '20,000,000')
  const shown = await run('show')
  for (const line of [
    'Prize reserve: ₦14,000,000',
    'Fund behind prizes paid once or monthly: ₦20,000,000',
    '  Super Jackpot: ₦0',
    '  quika ₦2,000: closed, needs ₦15,000,000',
    '  quika: at most ₦14,000,000 a draw, now on sale up to ₦0',
  ])
    expect(shown.split('\n')).toContain(line)
  await expect(run()).rejects.toThrow(
    'Say one of: show, fund-reserve, unfund-reserve, fund-salaries, unfund-salaries',
  )
  await expect(run('fund-reserve', 'much')).rejects.toThrow('Say an amount in naira')
  await expect(run('fund-reserve', '-5')).rejects.toThrow('Say an amount in naira')
  await expect(run('hold', 'poker', 'x')).rejects.toThrow('Say a game: instant-cashout, quika')
  await expect(run('hold', 'quika')).rejects.toThrow('Say why')
})

test('a reserve that a typo has filled is lowered again, with the limits, but never below what open tickets may cost', async () => {
  await run('fund-reserve', '50000000')
  const { token } = await s.player(kobo(10_000))
  await buy(s, { token, lines: [[1, 2, 3, 4]] })
  await buy(s, { token, type: 'QUIKA' })
  const { worst } = (await s.db.one<{ worst: number }>`select sum(worst)::bigint as worst from batch`)!
  expect(worst).toBeGreaterThan(0)
  const limits = () =>
    s.db.many`select distinct worst_limit from batch where state = 'open' and closes_at > game_clock()`
  const most = kobo(50_000_000) - worst
  await expect(run('unfund-reserve', naira(most + 1))).rejects.toThrow(
    `Open tickets may cost the reserve ${formatMoney(worst)}, and it would hold ${formatMoney(worst - 1)}`,
  )
  await expect(run('unfund-reserve', '60000000')).rejects.toThrow('Open tickets may cost')
  await expect(run('unfund-reserve', '-5')).rejects.toThrow('Say an amount in naira')
  expect(await limits()).toEqual([{ worst_limit: kobo(50_000_000) }])
  expect(await run('unfund-reserve', naira(most))).toMatch(/ taken out\. It holds ₦[\d,.]+ now\.$/)
  expect(await limits()).toEqual([{ worst_limit: worst }])
  // Sealed tickets count as those on sale do.
  await s.clock.advance(BATCH)
  await expect(run('unfund-reserve', '1')).rejects.toThrow('Open tickets may cost')
  await drawBatch(s)
  await drawBatch(s)
  expect(await run('unfund-reserve', '1')).toContain('₦1 taken out')
})
