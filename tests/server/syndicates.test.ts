// Group tickets: each pays their own share, the last one buys, and what comes back is split to the kobo.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listBatchTickets, type Proof } from '#src/contract/draws.ts'
import { getTicket, listTickets } from '#src/contract/games.ts'
import {
  cancelSyndicate,
  getInvitation,
  listSyndicates,
  makeSyndicate,
  payShare,
  showInvitation,
} from '#src/contract/players/syndicates.ts'
import { excludeSelf, setLimit, takeBreak } from '#src/contract/players/safer-play.ts'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { splitByShares } from '#src/games/split-shares.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { toWords } from '#src/model/words.ts'
import { checkProof } from '#src/proof/verify.ts'
import { proofAsShown } from '#src/screens/ticket/as-shown.ts'
import { checkWholeDraw } from '#src/proof/whole-draw.ts'
import { outcomeOfTicket } from '#src/screens/ticket/TicketOutcome.tsx'
import { everythingAbout } from '#server/db/queries/accounts/everything-about.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { post } from '#server/ledger/transfers.ts'
import { instantCashout, salaryForLife } from '../support/games.ts'
import { onPort } from '../support/listening.ts'
import { drawBatch, LINE, newKey, register, someLines, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { verify } from '../verify/run.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [instantCashout, salaryForLife] })
  s.clock.sessionsGoOn = true
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

type Player = Awaited<ReturnType<TestService['player']>>

const ADA_AND_BOLA = [
  { name: 'Ada', amount: '60' },
  { name: 'Bola', amount: '40' },
]

interface Wish {
  shares?: { name: string; amount: string }[]
  lines?: number[][]
  slip?: string
  key?: string
}

const make = async ({ token }: Player, wish: Wish = {}) => {
  const { shares = ADA_AND_BOLA, lines = [LINE], slip, key = newKey() } = wish
  const slipId = slip ?? (await register(s, { token, lines })).slipId
  return s.call(makeSyndicate, { token, key, body: { game_play_id: slipId, shares } })
}
const made = async (player: Player, wish: Wish = {}) => (await make(player, wish)).data.syndicate
const salarySlip = async ({ token }: Player) => {
  const lines = [
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
  ]
  return (await register(s, { token, lines, stake: 50, type: 'SALARY_FOR_LIFE' })).slipId
}
const take = ({ token }: Player, code: string, amount = '40', key = newKey(), node = s.app) =>
  s.call(payShare, { token, key, params: { code }, body: { amount } }, node)
const codeOf = ({ shares }: Awaited<ReturnType<typeof made>>, at = 1) => shares[at]!.code!
const playOf = async ({ playerId }: Player) => (await walletsOf(s, playerId)).play
const listed = async ({ token }: Player) =>
  (await s.call(listSyndicates, { token, query: { page: '1', page_size: '10' } })).data.results
const ticketOf = async ({ token }: Player, id: string) =>
  (await s.call(getTicket, { token, params: { id } })).data

/** The checks of a phone that a proof does not pass. */
const failing = (it: Proof) => checkProof(it).flatMap(({ id, state }) => (state === 'passed' ? [] : [id]))

describe('a group ticket', () => {
  test('is bought when the last friend has paid: each pays their own share, and friends see the names they gave one another', async () => {
    const [ada, bola, stranger] = await Promise.all([1, 2, 3].map(() => s.player(kobo(1_000))))
    const group = await made(ada!)
    expect(group).toMatchObject({
      state: 'open',
      cost: kobo(100),
      made_by_you: true,
      shares: [
        { name: 'Ada', amount: kobo(60), paid: true, yours: true, code: null },
        { name: 'Bola', amount: kobo(40), paid: false, yours: false },
      ],
    })
    expect(await playOf(ada!)).toBe(kobo(940))
    expect(await s.db.many`select id from ticket`).toEqual([])

    const params = { code: codeOf(group) }
    const invited = await s.call(getInvitation, { token: bola!.token, params })
    expect(invited.data).toMatchObject({
      at: 1,
      syndicate: { made_by_you: false, shares: [{ code: null }, { code: null }] },
    })
    expect(JSON.stringify(invited.json)).not.toMatch(/phone|player|\+234/)
    expect((await take(bola!, params.code)).data.syndicate.state).toBe('bought')
    expect([await playOf(ada!), await playOf(bola!)]).toEqual([kobo(940), kobo(960)])

    for (const player of [ada!, bola!]) {
      expect(await listed(player)).toMatchObject([{ id: group.id, state: 'bought' }])
      const { results, count } = (
        await s.call(listTickets, { token: player.token, query: { page: '1', page_size: '10' } })
      ).data
      expect([results.map(it => it.game_play_id), count]).toEqual([[group.id], 1])
      expect((await ticketOf(player, group.id)).proof.receipt.leaf.shares).toHaveLength(2)
    }
    expect(await listed(stranger!)).toEqual([])
    const strange = await s.call(getTicket, { token: stranger!.token, params: { id: group.id } })
    expect(strange.refusal).toBe('not-found')
  })

  test('shows whoever opens a link what it is to and who sends it, of the others nothing, and its numbers only while the share can be taken', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const shares = [
      { name: 'Ada', amount: '50' },
      { name: 'Bola', amount: '30' },
      { name: 'Chidi', amount: '20' },
    ]
    const group = await made(ada!, { shares })
    const shown = (code: string) => s.call(showInvitation, { params: { code } })
    const first = await shown(codeOf(group))
    expect(first.data).toEqual({
      game_type: 'INSTANT_CASHOUT',
      tickets: [LINE],
      cost: kobo(100),
      ends_at: group.ends_at,
      from: 'Ada',
      name: 'Bola',
      amount: kobo(30),
      state: 'open',
    })
    expect(JSON.stringify(first.json)).not.toMatch(/Chidi|phone|player|\+234/)
    void (await take(bola!, codeOf(group), '30')).data
    expect((await shown(codeOf(group))).data).toMatchObject({ state: 'taken', tickets: [] })
    void (await s.call(cancelSyndicate, { token: ada!.token, params: { id: group.id } })).data
    expect((await shown(codeOf(group, 2))).data).toMatchObject({ state: 'over', tickets: [] })
    for (const code of ['0'.repeat(24), 'x', "' or 1=1"])
      expect((await shown(code)).refusal).toBe('not-found')
  })

  test('shows who is logged in and has no part in it no more either, once there is nothing left to take', async () => {
    const [ada, bola, stranger] = await Promise.all([1, 2, 3].map(() => s.player(kobo(1_000))))
    const shares = ['Ada', 'Bola', 'Chidi'].map((name, at) => ({ name, amount: at === 0 ? '50' : '25' }))
    const group = await made(ada!, { shares })
    const seenBy = async ({ token }: Player, at: number) =>
      (await s.call(getInvitation, { token, params: { code: codeOf(group, at) } })).data
    expect((await seenBy(stranger!, 1)).syndicate).toMatchObject({ tickets: [LINE], shares: [{}, {}, {}] })
    void (await take(bola!, codeOf(group), '25')).data
    const taken = { tickets: [], shares: [{ name: 'Bola', paid: true }] }
    expect(await seenBy(stranger!, 1)).toMatchObject({ at: 0, syndicate: { state: 'open', ...taken } })
    expect(await seenBy(stranger!, 2)).toMatchObject({ at: 2, syndicate: { tickets: [LINE] } })
    void (await s.call(cancelSyndicate, { token: ada!.token, params: { id: group.id } })).data
    expect(await seenBy(stranger!, 2)).toMatchObject({
      at: 0,
      syndicate: { state: 'off', tickets: [], shares: [{ name: 'Chidi' }] },
    })
    for (const member of [ada!, bola!])
      expect(await seenBy(member, 2)).toMatchObject({
        at: 2,
        syndicate: { tickets: [LINE], shares: [{}, {}, {}] },
      })
  })

  test('is not made of shares that do not add up, are too small, or have one name twice, and nothing is charged', async () => {
    const ada = await s.player(kobo(1_000))
    const { slipId: slip } = await register(s, { token: ada.token })
    const refused = async (...shares: [string, string][]) => {
      const it = await make(ada, { slip, shares: shares.map(([name, amount]) => ({ name, amount })) })
      return [it.status, it.refusal, it.json]
    }
    expect(await refused(['Ada', '60'], ['Bola', '39.99'])).toEqual([
      422,
      'shares-differ',
      { shares: 'The shares make ₦99.99, and the ticket costs ₦100' },
    ])
    expect((await refused(['Ada', '60'], ['Bola', '40.01']))[1]).toBe('shares-differ')
    expect(await refused(['Ada', '99.50'], ['Bola', '0.50'])).toEqual([
      422,
      'bad-input',
      { 'shares.1.amount': 'A share is at least ₦1' },
    ])
    expect(await refused(['Ada', '60'], ['ada', '40'])).toEqual([
      422,
      'bad-input',
      { 'shares.1.name': 'Give each friend a different name' },
    ])
    expect((await refused(['Ada', '100']))[1]).toBe('bad-input')
    expect((await refused(['Ada', '60'], ['Bola\u0000', '40']))[1]).toBe('bad-input')
    for (const name of ['Ada\u200b', '\u2060', '\u202ealoB'])
      expect((await refused(['Ada', '60'], [name, '40']))[2]).toEqual({
        'shares.1.name': 'Please leave out hidden characters',
      })
    expect(await playOf(ada)).toBe(kobo(1_000))
    const over = s.db.tx(async tx => {
      await tx.many`
        insert into syndicate (id, player_id, slip_id, game, masks, lines, stake_per_line, rules_hash, ends_at)
        select ${'00000000-0000-4000-8000-000000000001'}, player_id, id, game, masks, lines, stake_per_line,
          rules_hash, game_clock() + interval '1 day'
        from slip where id = ${slip}`
      await tx.many`
        insert into syndicate_share (syndicate_id, place, name, salt, amount, code)
        select '00000000-0000-4000-8000-000000000001', n, 'Ada', decode(repeat('00', 16), 'hex'), 4999, n::text
        from generate_series(1, 2) n`
    })
    await expect(over).rejects.toThrow('do not make its price')
  })

  test('is made once of one slip while it waits, whatever the key: the second is refused and charges nothing, until the first is called off', async () => {
    const ada = await s.player(kobo(1_000))
    const { slipId: slip } = await register(s, { token: ada.token })
    // Two taps whose answers were lost, each under a key of its own.
    const both = await Promise.all([1, 2].map(() => make(ada, { slip })))
    expect(both.map(it => it.refusal).toSorted()).toEqual(['', 'syndicate-made'])
    expect((await make(ada, { slip })).refusal).toBe('syndicate-made')
    const [group, ...more] = await listed(ada)
    expect([more, await playOf(ada)]).toEqual([[], kobo(940)])
    void (await s.call(cancelSyndicate, { token: ada.token, params: { id: group!.id } })).data
    expect(await playOf(ada)).toBe(kobo(1_000))
    expect((await made(ada, { slip })).state).toBe('open')
    expect(await playOf(ada)).toBe(kobo(940))
  })

  test('is made once by one key, and of no game where a winner chooses the prize, nor an unknown slip', async () => {
    const ada = await s.player(kobo(5_000))
    const { slipId: slip } = await register(s, { token: ada.token })
    const key = newKey()
    const again = await Promise.all([1, 2, 3].map(() => make(ada, { slip, key })))
    expect(new Set(again.map(it => it.data.syndicate.id)).size).toBe(1)
    expect(await playOf(ada)).toBe(kobo(4_940))
    const salary = await make(ada, { slip: await salarySlip(ada) })
    expect(salary.refusal).toBe('not-shared')
    expect((await make(ada, { slip: '00000000-0000-4000-8000-000000000000' })).refusal).toBe('slip-unknown')
    for (let more = 0; more < 9; more++) await made(ada)
    expect((await make(ada)).refusal).toBe('syndicate-many')
  })

  test('takes each share once: one key, two phones and two friends at the last share at once', async () => {
    const [ada, bola, chidi] = await Promise.all([1, 2, 3].map(() => s.player(kobo(1_000))))
    const group = await made(ada!)
    const code = codeOf(group)
    expect((await take(ada!, code)).refusal).toBe('share-yours')
    expect((await take(bola!, code, '39')).refusal).toBe('price-differs')
    expect((await take(bola!, '0'.repeat(24))).refusal).toBe('not-found')
    const key = newKey()
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => take(bola!, code, '40', key)),
      ...[1, 2, 3].map(() => take(chidi!, code)),
    ])
    const refusals = answers.map(it => it.refusal)
    const isBolas = refusals[0] === ''
    expect(refusals.slice(0, 3)).toEqual(Array(3).fill(isBolas ? '' : refusals[0]))
    expect(refusals.filter(it => it === '')).toHaveLength(isBolas ? 3 : 1)
    expect(new Set(refusals)).toEqual(new Set(['', refusals.find(it => it !== '')]))
    expect(['share-taken', 'syndicate-over']).toContain(refusals.find(it => it !== ''))
    expect((await playOf(bola!)) + (await playOf(chidi!))).toBe(kobo(1_960))
    expect(await s.db.many`select id from ticket`).toEqual([{ id: group.id }])
    expect((await take(chidi!, code)).refusal).toBe('syndicate-over')
  })

  test('whose draw closes meanwhile is bought in the next one', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const group = await made(ada!)
    const { closesAt } = batchBounds(s.clock.now())
    await s.clock.set(closesAt + 1)
    const [paid] = await Promise.all([take(bola!, codeOf(group)), sealBatch(s.service)])
    expect(paid.data.syndicate.state).toBe('bought')
    const [ticket] = await s.db.many<{ bought_at: Date; closes_at: Date; state: string }>`
      select t.bought_at, b.closes_at, b.state from ticket t join batch b on b.id = t.batch_id`
    expect(ticket!.bought_at.getTime()).toBeGreaterThan(closesAt)
    expect(ticket!.bought_at.getTime()).toBeLessThan(ticket!.closes_at.getTime())
    expect(ticket!.state).toBe('open')
  })

  test('is bought where the reserve has opened a band of other stakes since, and goes back where it closed its own', async () => {
    const reserve = async (debit: string, credit: string, cause: string) => {
      await s.db.tx(tx => post(tx, [{ debit, credit, amount: kobo(100_000_000), kind: 'reserve', cause }]))
      // Past what is announced already.
      await s.clock.advance(HOUR)
      await s.runDue()
    }
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(5_000))))
    const group = await made(ada!)
    await reserve('operator_funds', 'prize_reserve', 'more')
    expect((await take(bola!, codeOf(group))).data.syndicate.state).toBe('bought')
    await drawBatch(s)
    const before = await playOf(ada!)
    const { slipId } = await register(s, { token: ada!.token, stake: 2_000 })
    const shares = [
      { name: 'Ada', amount: '1200' },
      { name: 'Bola', amount: '800' },
    ]
    const dear = await made(ada!, { slip: slipId, shares })
    await reserve('prize_reserve', 'operator_funds', 'less')
    expect((await take(bola!, codeOf(dear), '800')).refusal).toBe('syndicate-over')
    expect(await playOf(ada!)).toBe(before)
    expect((await listed(ada!)).map(it => it.state)).toEqual(['off', 'bought'])
  })

  test('gives every share back when the last one does not come within a day, or who made it calls it off', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const three = [...ADA_AND_BOLA, { name: 'Chidi', amount: '0' }].map((it, at) => ({
      ...it,
      amount: ['34', '33', '33'][at]!,
    }))
    const late = await made(ada!, { shares: three })
    void (await take(bola!, codeOf(late), '33')).data
    const off = await made(ada!)
    expect([await playOf(ada!), await playOf(bola!)]).toEqual([kobo(906), kobo(967)])
    const cancel = (player: Player) =>
      s.call(cancelSyndicate, { token: player.token, params: { id: off.id } })
    expect((await cancel(bola!)).refusal).toBe('not-found')
    expect((await cancel(ada!)).data.syndicate).toMatchObject({ state: 'off', why: 'asked' })
    expect((await cancel(ada!)).data.syndicate.state).toBe('off')
    expect((await take(bola!, codeOf(off))).refusal).toBe('syndicate-over')
    await s.clock.set(s.clock.now() + 24 * HOUR)
    expect((await take(bola!, codeOf(late, 2), '33')).refusal).toBe('syndicate-over')
    await s.runDue()
    expect((await listed(bola!))[0]).toMatchObject({ id: late.id, state: 'off', why: 'late' })
    expect([await playOf(ada!), await playOf(bola!)]).toEqual([kobo(1_000), kobo(1_000)])
  })

  test('holds each share to its member’s limits, and goes back to all when one shuts themselves out, takes a break or is in the register, which the others are not told', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    void (
      await s.call(setLimit, { token: bola!.token, body: { kind: 'stake', period: 'day', amount: '39' } })
    ).data
    const first = await made(ada!)
    expect((await take(bola!, codeOf(first))).refusal).toBe('stake-limit')
    const chidi = await s.player(kobo(1_000))
    const three = ['34', '33', '33'].map((amount, at) => ({ name: `Friend ${at}`, amount }))
    const second = await made(ada!, { shares: three })
    void (await take(chidi, codeOf(second), '33')).data
    void (await s.call(excludeSelf, { token: chidi.token, body: { months: 6 } })).data
    expect((await listed(ada!))[1]).toMatchObject({ id: second.id, state: 'off', why: 'other' })
    const copy = await s.db.tx(tx => everythingAbout(tx, ada!.playerId))
    expect(copy.syndicate!.map(it => it.why)).toContain('other')
    expect(copy.syndicate!.map(it => it.why)).not.toContain('member')
    expect(await walletsOf(s, chidi.playerId)).toMatchObject({ play: 0, winnings: kobo(1_000) })
    void (await s.call(takeBreak, { token: ada!.token, body: { days: 7 } })).data
    expect((await listed(ada!)).map(it => it.state)).toEqual(['off', 'off'])
    expect(await playOf(ada!)).toBe(kobo(1_000))

    const [dayo, efe] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const third = await made(dayo!)
    await s.db.many`update safer_play set register_until = 'infinity' where player_id = ${dayo!.playerId}`
    expect((await take(efe!, codeOf(third))).refusal).toBe('syndicate-over')
    expect(await playOf(efe!)).toBe(kobo(1_000))
    // Like all money for a player who is shut out, it is in the winnings.
    expect(await walletsOf(s, dayo!.playerId)).toMatchObject({ play: 0, winnings: kobo(1_000) })
  })

  test('sells no share to a player whose number is not verified, nor is it made by one §6.17', async () => {
    const [ada, bola] = [await s.player(kobo(1_000)), await s.player(kobo(1_000))]
    const code = codeOf(await made(ada))
    await s.db.many`update player set phone_verified_at = null where id = ${bola.playerId}`
    expect((await take(bola, code)).refusal).toBe('phone-not-verified')
    expect((await make(bola)).refusal).toBe('phone-not-verified')
    expect(await playOf(bola)).toBe(kobo(1_000))
  })

  test('counts for each member’s limits what they paid and got, and not the whole ticket for who made it', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(2_000))))
    const group = await made(ada!, {
      lines: someLines(10),
      shares: [
        { name: 'Ada', amount: '333.33' },
        { name: 'Bola', amount: '666.67' },
      ],
    })
    void (await take(bola!, codeOf(group), '666.67')).data
    await drawBatch(s)
    const movements = async ({ playerId }: Player) =>
      Object.fromEntries(
        (
          await s.db.many<{ what: string; sum: number }>`
            select what, sum(amount)::bigint as sum from play_movements(${playerId}, '-infinity')
            group by what`
        ).map(it => [it.what, it.sum]),
      )
    const [a, b] = [await movements(ada!), await movements(bola!)]
    expect([a.staked, b.staked]).toEqual([33_333, 66_667])
    const [net] = await s.db.many<{ net: number }>`select won + cashback - tax as net from payout`
    expect(net!.net).toBeGreaterThan(0)
    expect([a.won, b.won]).toEqual(splitByShares(net!.net, [33_333, 66_667]))
    const counted = await s.db.many<{ day_staked: number }>`
      select day_staked from safer_play
      where player_id = any(${[ada!.playerId, bola!.playerId].toSorted((x, y) => x - y)}::bigint[])
      order by player_id`
    expect(counted.map(it => it.day_staked).toSorted((x, y) => x - y)).toEqual([33_333, 66_667])
    const got = [(await walletsOf(s, ada!.playerId)).winnings, (await walletsOf(s, bola!.playerId)).winnings]
    expect(got).toEqual(splitByShares(net!.net, [33_333, 66_667]))
    const shown = await ticketOf(bola!, group.id)
    expect(shown.shares).toEqual([
      { name: 'Ada', amount: 33_333, got: got[0], yours: false },
      { name: 'Bola', amount: 66_667, got: got[1], yours: true },
    ])
  })

  test('whose batch is void gives each member their share back', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const group = await made(ada!)
    void (await take(bola!, codeOf(group))).data
    await s.clock.set(batchBounds(s.clock.now()).closesAt + SEAL_MARGIN + 60_000)
    await s.runDue()
    expect(await s.db.many`select status from ticket_result`).toEqual([{ status: 'refunded' }])
    expect([await playOf(ada!), await playOf(bola!)]).toEqual([kobo(1_000), kobo(1_000)])
  })

  test('that wins a jackpot is split by the shares', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const group = await made(ada!)
    void (await take(bola!, codeOf(group))).data
    await drawBatch(s)
    await s.clock.set(new Date('2026-11-20T21:00:01Z').getTime())
    await s.runDue()
    await s.clock.set(new Date('2026-11-20T21:05:00Z').getTime())
    await s.runDue()
    await s.runDue()
    const [won] = await s.db.many<{ net: number; ticket_id: string }>`
      select paid - tax as net, ticket_id from jackpot_draw where state = 'drawn'`
    expect(won!.ticket_id).toBe(group.id)
    const [part] = await s.db.many<{ amount: number }>`
      select amount from transfer t join account a on a.id = t.credit_account
      where kind = 'share-won' and cause like 'super%' and a.player_id = ${bola!.playerId}`
    expect(part!.amount).toBe(splitByShares(won!.net, [6_000, 4_000])[1])
    const ticket = toWords(await ticketOf(bola!, group.id))
    const ofDraw = splitByShares(ticket.paid - won!.net, [6_000, 4_000])[1]!
    expect([ticket.play.share!.got, ticket.shares![1]!.got]).toEqual(Array(2).fill(ofDraw + part!.amount))
    expect(outcomeOfTicket(ticket).heading).toContain(formatMoney(ofDraw + part!.amount))
  })

  test('that wins two jackpots shows each member what came from both, to the kobo', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const shares = [
      { name: 'Ada', amount: '400.58' },
      { name: 'Bola', amount: '599.42' },
    ]
    const group = await made(ada!, { lines: someLines(10), shares })
    void (await take(bola!, codeOf(group), '599.42')).data
    await drawBatch(s)
    // Of the day, and of the week.
    for (const day of [20, 22])
      for (const minute of [0, 5]) {
        await s.clock.set(Date.UTC(2026, 10, day, 21, minute, 1))
        await s.runDue()
      }
    expect(await s.db.many`select paid from jackpot_draw where ticket_id = ${group.id}`).toHaveLength(2)
    const got = [(await walletsOf(s, ada!.playerId)).winnings, (await walletsOf(s, bola!.playerId)).winnings]
    const ticket = await ticketOf(bola!, group.id)
    expect(ticket.shares!.map(it => it.got)).toEqual(got)
  })

  test('is checked on the phone and by another program: a changed share, name or part fails, and one more kobo does not pass', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(2_000))))
    const shares = [
      { name: 'Ada', amount: '333.33' },
      { name: 'Bọ́lá', amount: '666.67' },
    ]
    const group = await made(ada!, { lines: someLines(10), shares })
    void (await take(bola!, codeOf(group), '666.67')).data
    const { proof: fresh } = await ticketOf(bola!, group.id)
    expect(checkProof(fresh).at(-1)).toMatchObject({ id: 'shares', state: 'passed' })
    await drawBatch(s)
    const { proof, ...shown } = await ticketOf(bola!, group.id)
    const checks = checkProof(proofAsShown(toWords({ ...shown, proof })))
    expect(checks.map(it => [it.id, it.state])).toEqual(checks.map(it => [it.id, 'passed']))
    expect(checks).toHaveLength(7)
    expect(checks.at(-1)!.detail).toContain('Bọ́lá paid ₦666.67')

    const changed = (change: (it: Proof) => void) => {
      const forged = structuredClone(proof)
      change(forged)
      return forged
    }
    const forged = {
      amount: changed(it => {
        const [first, second] = it.receipt.leaf.shares!
        first!.amount -= 1
        second!.amount += 1
      }),
      name: changed(it => (it.members![0]!.name = 'Ade')),
      part: changed(it => {
        it.members![0]!.got! += 1
        it.members![1]!.got! -= 1
      }),
      more: changed(it => (it.members![0]!.got! += it.prize!.won + it.prize!.cashback)),
      nobody: changed(it => delete it.members),
    }
    expect(Object.values(forged).map(failing)).toEqual([
      ['receipt', 'sealed', 'shares'],
      ['shares'],
      ['shares'],
      ['shares'],
      ['shares'],
    ])

    const folder = mkdtempSync(join(tmpdir(), 'oriire-shares-'))
    const files = Object.entries({ proof, ...forged }).map(([name, it]) => {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, JSON.stringify(it))
      return file
    })
    const now = ['--now', new Date(s.clock.now()).toISOString()]
    const { checked } = await verify('ticket', ...files, ...now)
    expect(checked.map(it => it.checks['shares']?.split(':')[0])).toEqual([
      'passed',
      ...Array(5).fill('failed'),
    ])
    expect(checked[1]!.checks['receipt']).toMatch(/^failed/)
    const port = await onPort(s.app.fetch)
    const batch = await verify('batch', proof.batch.id, '--from', `http://127.0.0.1:${port.port}`, ...now)
    expect(batch.checked[0]!.checks).toMatchObject({
      tickets: expect.stringMatching(/^passed: 1 tickets, 10 lines/),
      prizes: expect.stringMatching(/^passed/),
    })
    await port.close()
    rmSync(folder, { recursive: true })

    const { data } = await s.call(listBatchTickets, { params: { id: proof.batch.id } })
    const draw = {
      batch: proof.batch,
      rules: proof.rules!,
      tickets: data.tickets,
      keyEntries: [],
      said: { winners: Number(proof.prize!.won > 0), amount: proof.prize!.won + proof.prize!.cashback },
    }
    const whole = checkWholeDraw({ ...draw, log: { from: 0, entries: [], path: [] } }, [
      { leaf: proof.receipt.leaf, index: proof.receipt.index },
    ])
    expect(whole.filter(it => it.state === 'passed')).toHaveLength(4)
    // Everybody sees that it is shared and how, but not the hidden names.
    expect(JSON.stringify(data.tickets)).not.toMatch(/Ada|lá/)
  })

  test('keeps its shares for good: the database changes none of them', async () => {
    const [ada, bola] = await Promise.all([1, 2].map(() => s.player(kobo(1_000))))
    const group = await made(ada!)
    void (await take(bola!, codeOf(group))).data
    for (const change of [
      'update syndicate_share set amount = 5000',
      `update syndicate_share set player_id = ${ada!.playerId} where place = 2`,
      'delete from syndicate_share',
      `update syndicate set state = 'off', why = 'asked'`,
      'delete from syndicate',
    ])
      await expect(s.db.exec(change)).rejects.toThrow()
  })
})
