// Prizes that a winner may have once or month by month: chosen once, paid to the last month, whatever happens between.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { choosePrize, listChoices } from '#src/contract/choices.ts'
import { getTicket } from '#src/contract/games.ts'
import { askDeletion, DELETION_DAYS } from '#src/contract/players/own-data.ts'
import { paydayOf } from '#src/games/salary-days.ts'
import { worthToday } from '#src/games/worth-today.ts'
import { DAY, isoDate, lagosInstant } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { listSalaries } from '#server/db/queries/money/choices.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { choosePrizesOfGone } from '#server/deeds/prizes/choose-prize.ts'
import { payOwed, paySalaries } from '#server/deeds/prizes/pay-salaries.ts'
import { strictly } from '#server/lib/sweep.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import { salaryForLife } from '../support/games.ts'
import { newKey } from '../support/play.ts'
import { makeService, PASSWORD, type TestService } from '../support/service.ts'
import { WON_LINES, winners } from '../support/winner.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [salaryForLife] })
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const winner = async () => (await winners(s, 1))[0]!
const choices = async (token: string) => (await s.call(listChoices, { token })).data.choices
/** The sessions of months ago have ended. */
const logIn = (playerId: number) =>
  s.db.tx(tx => openSession(tx, s.service.ports.randomness, playerId, 'test'))
const later = async ({ playerId }: { playerId: number }) => choices(await logIn(playerId))
const choose = (token: string, id: string, choice: 'once' | 'monthly', key = newKey()) =>
  s.call(choosePrize, { token, key, params: { id }, body: { choice } })
const winnings = async ({ playerId }: { playerId: number }) => (await walletsOf(s.db, playerId)).winnings
const fundOf = () => balanceOf(s.db, 'annuity_fund')

describe('a prize of choice', () => {
  test('waits for its winner with what both ways are worth; the card of the lines is paid at once', async () => {
    const player = await winner()
    const [open] = await choices(player.token)
    expect(open).toMatchObject({
      ticket: WON_LINES[0],
      once: kobo(10_000_000),
      monthly: kobo(30_000),
      months: 240,
      worth_today: worthToday({ monthly: kobo(30_000), months: 240 }),
      yearly_rate: 20,
      chosen: null,
      next_payment_at: null,
    })
    expect(await balanceOf(s.db, 'prize_liabilities')).toBe(kobo(10_000_000))
    // The fund behind such prizes has given back to the reserve what these take.
    expect(await fundOf()).toBe(-kobo(10_000_000))
    expect(await balanceOf(s.db, 'prize_reserve')).toBe(-kobo(15_000) + kobo(55))
    // The card of two lines, less the stake, less 5 percent.
    expect(await winnings(player)).toBe(kobo(15_000) - kobo(745))
  })

  test.each(['once', 'monthly'] as const)(
    'waits on its ticket until it is taken %s, and is then paid as chosen; the books are whole before any payment',
    async way => {
      const { token } = await winner()
      const { id, game_play_id: slip } = (await choices(token))[0]!
      const ticket = async () => (await s.call(getTicket, { token, params: { id: slip } })).data
      expect(await ticket()).toMatchObject({ paid: kobo(14_255), later: kobo(10_000_000), chosen: 0 })
      void (await choose(token, id, way)).data
      expect(await ticket()).toMatchObject({ paid: kobo(14_255), later: 0, chosen: kobo(10_000_000) })
      expect(await checkInvariants(s.db)).toEqual([])
    },
  )

  test.each(['not chosen', 'monthly'] as const)(
    'that is %s keeps the account of its winner, however empty the wallets, unless what comes of it shall be kept',
    async how => {
      const { token, playerId } = await winner()
      if (how === 'monthly') void (await choose(token, (await choices(token))[0]!.id, how)).data
      const { play, winnings: won } = await walletsOf(s.db, playerId)
      const out = (wallet: 'play' | 'winnings', amount: number) => ({
        debit: walletCode(playerId, wallet),
        credit: 'operator_funds',
        amount,
        kind: 'move',
        cause: wallet,
      })
      await s.db.tx(tx => post(tx, [out('play', play), out('winnings', won)]))
      const end = (keep_balance: boolean) =>
        s.call(askDeletion, { token, body: { password: PASSWORD, keep_balance } })
      const refused = await end(false)
      expect([refused.refusal, refused.json.message]).toEqual([
        'money-left',
        expect.stringMatching(/^A prize of yours is still to be chosen or paid/),
      ])
      expect((await end(true)).data.deletion!.keeps_balance).toBe(true)
    },
  )

  test('is paid once, into what is kept, where its winner deleted the account without choosing', async () => {
    const player = await winner()
    const before = await winnings(player)
    const body = { password: PASSWORD, keep_balance: true }
    void (await s.call(askDeletion, { token: player.token, body })).data
    await choosePrizesOfGone(s.service)
    expect(await winnings(player)).toBe(before)
    await s.clock.advance(DELETION_DAYS * DAY)
    await deleteAccounts(s.service)
    await Promise.all([1, 2].map(() => choosePrizesOfGone(s.service)))
    expect(await winnings(player)).toBe(before + kobo(9_500_000))
    expect(await balanceOf(s.db, 'prize_liabilities')).toBe(0)
  })

  test('taken once is paid in the same moment, less tax, and never again', async () => {
    const player = await winner()
    const before = await winnings(player)
    const { id } = (await choices(player.token))[0]!
    const key = newKey()
    const [first, again] = await Promise.all([
      choose(player.token, id, 'once', key),
      choose(player.token, id, 'once', key),
    ])
    expect([first.status, again.status]).toEqual([200, 200])
    expect((await winnings(player)) - before).toBe(kobo(9_500_000))
    expect((await choose(player.token, id, 'monthly')).refusal).toBe('already-chosen')
    expect((await choose(player.token, id, 'monthly', key)).refusal).toBe('key-reused')
    expect(await balanceOf(s.db, 'prize_liabilities')).toBe(0)
    await s.clock.advance(70 * DAY)
    await paySalaries(s.service)
    expect((await winnings(player)) - before).toBe(kobo(9_500_000))
  })

  test('taken monthly comes each month for 240 months, also what was missed, each payment once on any nodes', async () => {
    const player = await winner()
    const before = await winnings(player)
    const { id } = (await choices(player.token))[0]!
    const { data } = await choose(player.token, id, 'monthly')
    expect(data.choice).toMatchObject({ chosen: 'monthly', paid_months: 0 })
    expect(isoDate(Date.parse(data.choice.next_payment_at!))).toBe('2026-12-20')
    expect(await balanceOf(s.db, 'prize_liabilities')).toBe(kobo(7_200_000))
    expect(await fundOf()).toBe(-kobo(7_200_000))
    const paid = async () => ((await winnings(player)) - before) / kobo(28_500)
    await s.clock.set(lagosInstant(2026, 12, 20) - 1_000)
    await paySalaries(s.service)
    expect(await paid()).toBe(0)
    await s.clock.set(lagosInstant(2026, 12, 20))
    await Promise.all([1, 2, 3].map(() => paySalaries(s.service)))
    expect(await paid()).toBe(1)
    await s.clock.set(lagosInstant(2027, 5, 25))
    await paySalaries(s.service)
    expect(await paid()).toBe(6)
    expect((await later(player))[0]).toMatchObject({ paid_months: 6 })
    await s.clock.set(lagosInstant(2060, 1, 1))
    await paySalaries(s.service)
    await paySalaries(s.service)
    expect(await paid()).toBe(240)
    expect(await balanceOf(s.db, 'prize_liabilities')).toBe(0)
    expect((await later(player))[0]!.next_payment_at).toBe(null)
  })

  test('taken monthly is looked at on its paydays and on no other, however long it has been paid', async () => {
    const { token, playerId } = await winner()
    const { id } = (await choices(token))[0]!
    const chosen = lagosInstant(2027, 1, 31, 23, 30)
    await s.clock.set(chosen)
    void (await choose(await logIn(playerId), id, 'monthly')).data
    for (let n = 1; n <= 26; n++) {
      await s.clock.set(paydayOf(chosen, n) - 1)
      expect(await listSalaries(s.db, 9), `before payment ${n}`).toEqual([])
      await s.clock.set(paydayOf(chosen, n))
      expect(await listSalaries(s.db, 9), `payment ${n}`).toHaveLength(1)
      await paySalaries(s.service)
    }
  })

  test('of which many are due at once is paid some per turn, until none is left', async () => {
    const won = await winners(s, 3)
    for (const { token } of won) {
      const { id } = (await choices(token))[0]!
      void (await choose(token, id, 'monthly')).data
    }
    await s.clock.set(lagosInstant(2026, 12, 20))
    expect(await paySalaries(s.service, strictly, 2)).toBe(true)
    expect(await listSalaries(s.db, 9)).toHaveLength(1)
    expect(await paySalaries(s.service, strictly, 2)).toBe(false)
    expect(await listSalaries(s.db, 9)).toEqual([])
    for (const player of won) expect((await later(player))[0]).toMatchObject({ paid_months: 1 })
  })

  test('is nobody else’s, and a wrong choice is said by its field', async () => {
    const player = await winner()
    const { id } = (await choices(player.token))[0]!
    const stranger = await s.player()
    expect(await choices(stranger.token)).toEqual([])
    expect((await choose(stranger.token, id, 'once')).status).toBe(404)
    expect((await choose(player.token, 'x', 'once')).status).toBe(404)
    const wrong = await s.call(choosePrize, {
      token: player.token,
      key: newKey(),
      params: { id },
      wrongBody: { choice: 'both' },
    })
    expect([wrong.refusal, wrong.json.choice]).toEqual(['bad-input', 'Choose once or monthly'])
  })
})

test('of the tax on what is paid later the part of a kobo stays with the winner', async () => {
  const { playerId } = await s.player()
  const undone = s.db.tx(async tx => {
    // 5 percent of it are 9.95 kobo.
    await payOwed(tx, s.service, { playerId, amount: 199, kind: 'salary', cause: 'a part of a kobo' })
    expect(await balanceOf(tx, 'tax_withheld')).toBe(9)
    expect((await walletsOf(tx, playerId)).winnings).toBe(190)
    throw new Error('nothing was owed')
  })
  await expect(undone).rejects.toThrow('nothing was owed')
})

test('a salary comes on the same day of each month in Lagos, or on the last day of a shorter one', () => {
  const chosen = lagosInstant(2027, 1, 31, 23, 30)
  const days = [1, 2, 3, 12, 13, 14, 240].map(n => isoDate(paydayOf(chosen, n)))
  expect(days).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2047-01-31',
  ])
  expect(paydayOf(chosen, 1)).toBe(lagosInstant(2027, 2, 28))
})
