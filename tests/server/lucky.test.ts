import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropLine, lotteryPayment, playLottery, purchaseByKey } from '#src/contract/games.ts'
import { generateWyseCashGame, wyseCashStatistics } from '#src/contract/offers.ts'
import { activeGames } from '#src/contract/results.ts'
import { listTopUps } from '#src/contract/wallet.ts'
import { BATCH } from '#src/draws/schedule.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { instantCashout, wyseCash } from '../support/games.ts'
import {
  luckyPlayer,
  offered,
  payTogether,
  PIN,
  pickOf,
  registered,
  registerPicks,
} from '../support/lucky.ts'
import { newKey, register, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { cardBody, openCard } from '../support/top-ups.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService({ games: [instantCashout, wyseCash] })
  await s.runDue()
})
afterAll(() => s.close())

const slipsOf = (playerId: number) => s.db.many`select id from slip where player_id = ${playerId}`
const ticketsOf = (playerId: number) =>
  s.db.many<{ id: string; stake: number }>`
    select id, stake from ticket where player_id = ${playerId} order by stake`
const idsOf = (slip: { game_play_id: string; more_game_play_ids?: string[] | undefined }) => [
  slip.game_play_id,
  ...(slip.more_game_play_ids ?? []),
]

describe('lucky numbers', () => {
  test('are drawn for each open band: different lines of four different numbers from 1 to 100 §1.5, 3.32, 5.17, 7.25, 7.55, 9.3', async () => {
    const { token } = await s.player()
    const { bands } = (await s.call(generateWyseCashGame, { token })).data
    expect(bands.map(it => it.band)).toEqual(wyseCash.stakes.map(it => it.stake))
    expect(bands.map(it => it.potential_winning)).toEqual(wyseCash.stakes.map(it => it.topPrize))
    for (const band of bands) {
      expect(band.lucky_numbers).toHaveLength(band.coming_soon ? 0 : wyseCash.offersLines!)
      expect(new Set(band.lucky_numbers).size).toBe(band.lucky_numbers.length)
      for (const lucky of band.lucky_numbers) {
        const line = lucky.split('-').map(Number)
        expect([line.length, new Set(line).size]).toEqual([wyseCash.pick, wyseCash.pick])
        expect(line.every(number => number >= 1 && number <= wyseCash.of)).toBe(true)
      }
    }
    expect(bands.some(it => it.coming_soon)).toBe(true)
  })

  test('are registered as one slip for each band, with all lines in the answer §3.32, 3.55, 7.27, 7.56', async () => {
    const { token, playerId } = await s.player()
    const numbers = await offered(s, token)
    const chosen = [
      pickOf('500', numbers['500']![0]!),
      pickOf('100', numbers['100']![3]!),
      pickOf('100', numbers['100']![1]!),
    ]
    const slip = (await registerPicks(s, token, chosen)).data
    expect(slip).toMatchObject({ number_of_lines: 3, stake: kobo(700), potential_winning: kobo(1_250_000) })
    expect(slip.data.map(line => [line.band, line.lucky_number])).toEqual([
      ['100', numbers['100']![3]],
      ['100', numbers['100']![1]],
      ['500', numbers['500']![0]],
    ])
    expect(new Set(slip.data.map(line => line.game_play_id))).toEqual(new Set(idsOf(slip)))
    expect(await slipsOf(playerId)).toHaveLength(2)
  })

  test('of nobody, of another band, of another player or of yesterday cannot be played, and nothing is kept', async () => {
    const { token, playerId } = await s.player()
    const other = await s.player()
    const [mine, theirs] = [await offered(s, token), await offered(s, other.token)]
    const wrong = [
      pickOf('100', '1-2-3-4'),
      pickOf('200', mine['100']![0]!),
      pickOf('100', theirs['100']![0]!),
      pickOf('100', mine['100']![0]!.split('-').toReversed().join('-')),
    ]
    for (const pick of wrong) {
      const answer = await registerPicks(s, token, [pickOf('100', mine['100']![0]!), pick])
      expect([answer.status, answer.refusal, Object.keys(answer.json)]).toEqual([
        422,
        'line-not-offered',
        ['picks.1.lucky_number'],
      ])
    }
    const good = pickOf('100', mine['100']![0]!)
    expect((await registerPicks(s, token, [good])).status).toBe(200)
    await s.clock.advance(DAY)
    expect((await registerPicks(s, token, [good])).refusal).toBe('line-not-offered')
    expect(await slipsOf(playerId)).toHaveLength(1)
  })

  test('of an earlier offer can still be played, and only the newest twenty offers are kept', async () => {
    const { token, playerId } = await s.player()
    const first = await offered(s, token)
    const second = await offered(s, token)
    const both = [pickOf('100', first['100']![0]!), pickOf('100', second['100']![0]!)]
    expect((await registerPicks(s, token, both)).status).toBe(200)
    for (let n = 0; n < 20; n++) await offered(s, token)
    expect(await s.db.many`select 1 from line_offer where player_id = ${playerId}`).toHaveLength(20)
    expect((await registerPicks(s, token, both)).refusal).toBe('line-not-offered')
  })

  test('more than five of a band, a band that is coming soon and a stake that is none are refused by name §4.46', async () => {
    const { token, playerId } = await s.player()
    const numbers = await offered(s, token)
    const six = numbers['100']!.slice(0, 6).map(lucky => pickOf('100', lucky))
    expect((await registerPicks(s, token, six)).refusal).toBe('line-count')
    const soon = await registerPicks(s, token, [pickOf('2000', numbers['100']![0]!)])
    expect([soon.refusal, soon.json]).toEqual([
      'band-coming-soon',
      { stake_amount: 'That stake is coming soon' },
    ])
    expect((await registerPicks(s, token, [pickOf('150', '1-2-3-4')])).refusal).toBe('stake-not-offered')
    expect(await slipsOf(playerId)).toHaveLength(0)
  })

  const good = pickOf('100', '1-2-3-4')
  const wrong: [string, object, string][] = [
    ['no consent', { ...good, consent: undefined }, 'picks.0.consent'],
    ['another consent', { ...good, consent: 'true' }, 'picks.0.consent'],
    ['a band that is not the stake', { ...good, band: '200' }, 'picks.0.band'],
    ['no band', { ...good, band: undefined }, 'picks.0.band'],
    ['a lucky number that is a list', { ...good, lucky_number: [1, 2, 3, 4] }, 'picks.0.lucky_number'],
    ['a lucky number with letters', { ...good, lucky_number: '1-2-3-x' }, 'picks.0.lucky_number'],
    ['a stake that is a number', { ...good, stake_amount: 100 }, 'picks.0.stake_amount'],
  ]
  test.each(wrong)('%s: refused by the field §3.32', async (_, pick, field) => {
    const { token } = await s.player()
    const answer = await registerPicks(s, token, [pick])
    expect([answer.status, answer.refusal]).toEqual([422, 'bad-input'])
    expect(Object.keys(answer.json)).toContain(field)
  })

  test('are asked for by picks, other games by lines: the missing one is named', async () => {
    const { token } = await s.player()
    const ask = (lottery_type: string, wrongBody: object) =>
      s.call(playLottery, { token, query: { lottery_type }, wrongBody })
    const lines = { stake_amount: '100', lottery: [{ ticket: [1, 2, 3, 4] }] }
    expect((await ask('wyse_cash', lines)).json).toEqual({ picks: 'Pick at least one line' })
    expect((await ask('wyse_cash', { picks: [] })).json).toEqual({ picks: 'Pick at least one line' })
    expect((await ask('instant_cashout', { picks: [good] })).json).toHaveProperty('stake_amount')
    expect((await ask('instant_cashout', { stake_amount: '100' })).json).toEqual({
      lottery: 'Pick at least one line',
    })
  })

  test('one is taken out by its ID, and the last one drops its slip §4.48, 7.28', async () => {
    const { token } = await luckyPlayer(s, kobo(1_000))
    const slip = await registered(s, token, { '100': 2, '200': 1 })
    const query = { lottery_type: 'wyse_cash' }
    const drop = async (id: string) => (await s.call(dropLine, { token, query: { ...query, id } })).data
    expect(await drop(slip.data[0]!.id)).toMatchObject({ number_of_lines: 1, stake: kobo(100) })
    expect(await drop(slip.data[2]!.id)).toMatchObject({ number_of_lines: 0 })
    const [first, second] = idsOf(slip)
    expect((await payTogether(s, token, { slipIds: [first!, second!], amount: 100 })).refusal).toBe(
      'slip-unknown',
    )
    expect((await payTogether(s, token, { slipIds: [first!], amount: 100 })).status).toBe(200)
  })
})

describe('paying for several bands', () => {
  test('buys every slip in one payment, and the same key gets the same tickets again', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(2_000))
    const slip = await registered(s, token, { '100': 3, '200': 1, '1000': 1 })
    const key = newKey()
    const paying = { slipIds: idsOf(slip), amount: 1_500, key }
    const answer = (await payTogether(s, token, paying)).data
    const tickets = [answer.success!, ...answer.more!]
    expect(tickets.map(it => it.game_id)).toEqual(idsOf(slip))
    expect(tickets.map(it => it.total_stake)).toEqual([300, 200, 1_000].map(kobo))
    expect(tickets.every(it => it.game_type === 'WYSE_CASH')).toBe(true)
    expect((await walletsOf(s, playerId)).play).toBe(kobo(500))
    const again = (await payTogether(s, token, paying)).data
    expect([again.success!, ...again.more!].map(it => it.game_id)).toEqual(idsOf(slip))
    const found = (await s.call(purchaseByKey, { token, params: { key } })).data
    expect(found.state).toBe('done')
    expect(found.answer!.more!.map(it => it.game_id)).toEqual(idsOf(slip).slice(1))
    expect((await walletsOf(s, playerId)).play).toBe(kobo(500))
    expect(await ticketsOf(playerId)).toHaveLength(3)
  })

  test('buys none where one of them cannot be bought', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(2_000))
    const slip = await registered(s, token, { '100': 1, '200': 1 })
    const stranger = await registered(s, (await luckyPlayer(s, 0)).token, { '500': 1 })
    const slipIds = idsOf(slip)
    const refused = async (ids: string[], amount: number) =>
      (await payTogether(s, token, { slipIds: ids, amount })).refusal
    expect(await refused([...slipIds, stranger.game_play_id], 800)).toBe('slip-unknown')
    expect(await refused(slipIds, 200)).toBe('price-differs')
    expect((await payTogether(s, token, { slipIds: [slipIds[0]!], amount: 100 })).status).toBe(200)
    expect(await refused(slipIds, 300)).toBe('slip-paid')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1_900))
    expect(await ticketsOf(playerId)).toHaveLength(1)
  })

  test('a wallet that is short buys nothing, also where it would do for the first', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(250))
    const slipIds = idsOf(await registered(s, token, { '100': 1, '200': 1 }))
    expect((await payTogether(s, token, { slipIds, amount: 300 })).refusal).toBe('wallet-short')
    expect((await payTogether(s, token, { slipIds, amount: 300, from: 'bonus' })).refusal).toBe(
      'wallet-short',
    )
    expect([(await walletsOf(s, playerId)).play, (await ticketsOf(playerId)).length]).toEqual([kobo(250), 0])
  })

  test('ten times at once under one key: the money moves once', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(1_000))
    const slipIds = idsOf(await registered(s, token, { '100': 1, '200': 1 }))
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => payTogether(s, token, { slipIds, amount: 300, key })),
    )
    for (const answer of answers)
      expect([answer.data.success, ...answer.data.more!].map(it => it!.game_id)).toEqual(slipIds)
    expect((await walletsOf(s, playerId)).play).toBe(kobo(700))
    expect(await ticketsOf(playerId)).toHaveLength(2)
  })

  test('the same key for other slips is refused, and after a wrong PIN it can still be used', async () => {
    const { token } = await luckyPlayer(s, kobo(1_000))
    const [slipIds, others] = [
      idsOf(await registered(s, token, { '100': 1 })),
      idsOf(await registered(s, token, { '200': 1 })),
    ]
    const key = newKey()
    expect((await payTogether(s, token, { slipIds, amount: 100, key, pin: '1379' })).refusal).toBe(
      'pin-wrong',
    )
    expect((await payTogether(s, token, { slipIds, amount: 100, key })).status).toBe(200)
    expect((await payTogether(s, token, { slipIds: others, amount: 200, key })).refusal).toBe('key-reused')
  })
})

describe('the transaction PIN', () => {
  test('is needed: no payment buys such a slip without it', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(1_000))
    const [slipId] = idsOf(await registered(s, token, { '100': 1 }))
    const plain = {
      amount: '100',
      card_payment: false,
      from_play_wallet: true,
      from_referral_wallet: false,
      game_play_id: slipId!,
    }
    expect((await s.call(lotteryPayment, { token, key: newKey(), body: plain })).refusal).toBe('pin-needed')
    expect((await payTogether(s, token, { slipIds: [slipId!], amount: 100, pin: '' })).refusal).toBe(
      'pin-needed',
    )
    const wrong = await payTogether(s, token, { slipIds: [slipId!], amount: 100, pin: '1379' })
    expect([wrong.status, wrong.json]).toEqual([
      422,
      { transaction_pin: 'That PIN is not right. 4 tries are left' },
    ])
    expect(await ticketsOf(playerId)).toHaveLength(0)
    expect((await payTogether(s, token, { slipIds: [slipId!], amount: 100 })).status).toBe(200)
  })

  test('is needed, so no card is charged for such a slip, nor for several slips, of which it would buy one', async () => {
    const { token } = await luckyPlayer(s, 0)
    const { game_play_id: lucky } = await registered(s, token, { '200': 1 })
    expect((await openCard(s, token, '200', lucky)).refusal).toBe('pin-needed')
    const [first, second] = [await register(s, { token }), await register(s, { token })]
    const body = { ...cardBody('200', first.slipId), more_game_play_ids: [second.slipId] }
    const both = await s.call(lotteryPayment, { token, key: newKey(), body })
    expect([both.refusal, both.json]).toEqual([
      'bad-input',
      { more_game_play_ids: 'A card payment buys one slip. Nothing was charged' },
    ])
    expect((await s.call(listTopUps, { token })).data.count).toBe(0)
  })

  test('is needed once: by the same key a payment is answered as done with it and without, also to who owes since', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(1_000))
    const lucky = (await registered(s, token, { '100': 1 })).game_play_id
    const plain = (await register(s, { token })).slipId
    for (const [slipId, ...pins] of [
      [lucky, PIN, ''],
      [plain, '', PIN],
    ] as const) {
      const paying = { slipIds: [slipId], amount: 100, key: newKey() }
      for (const pin of pins)
        expect((await payTogether(s, token, { ...paying, pin })).data.success!.game_id).toBe(slipId)
      await s.db.one`insert into debt (player_id, amount) values (${playerId}, 1)
        on conflict (player_id) do update set amount = 1`
      for (const pin of pins)
        expect((await payTogether(s, token, { ...paying, pin })).data.success!.game_id).toBe(slipId)
      await s.db.one`update debt set amount = 0 where player_id = ${playerId}`
    }
    expect((await walletsOf(s, playerId)).play).toBe(kobo(800))
  })

  test('is needed after a line was taken out as well', async () => {
    const { token } = await luckyPlayer(s, kobo(1_000))
    const slip = await registered(s, token, { '100': 2 })
    const query = { lottery_type: 'wyse_cash', id: slip.data[0]!.id }
    void (await s.call(dropLine, { token, query })).data
    const pay = (pin: string) => payTogether(s, token, { slipIds: idsOf(slip), amount: 100, pin })
    expect((await pay('')).refusal).toBe('pin-needed')
    expect((await pay(PIN)).status).toBe(200)
  })

  test('who has none is told to create one', async () => {
    const { token } = await s.player(kobo(1_000))
    const slipIds = idsOf(await registered(s, token, { '100': 1 }))
    expect((await payTogether(s, token, { slipIds, amount: 100 })).refusal).toBe('pin-missing')
  })

  test('stands in no request key: neither it nor its hash is written down', async () => {
    const { token, playerId } = await luckyPlayer(s, kobo(1_000))
    const slipIds = idsOf(await registered(s, token, { '100': 1 }))
    const key = newKey()
    void (await payTogether(s, token, { slipIds, amount: 100, key })).data
    const hash = async () =>
      (await s.db.one<{ hash: string }>`
        select encode(request_hash, 'hex') as hash from request_key
        where player_id = ${playerId} and key = ${key}`)!.hash
    const first = await hash()
    // Carried out already: the key is answered whatever PIN comes with it.
    expect((await payTogether(s, token, { slipIds, amount: 100, key, pin: '1379' })).status).toBe(200)
    expect(await hash()).toBe(first)
  })
})

test('a batch of lucky numbers is drawn at the next fixed hour; recent plays and the statistics tell of it §3.13, 7.32, 7.35, 7.44', async () => {
  const { token } = await luckyPlayer(s, kobo(5_000))
  const before = (await s.call(wyseCashStatistics)).data.data
  const slip = await registered(s, token, { '100': 5, '200': 5, '500': 5 })
  void (await payTogether(s, token, { slipIds: idsOf(slip), amount: 4_000 })).data
  await s.clock.advance(BATCH)
  await s.runDue()
  await s.clock.advance(3 * HOUR)
  await s.runDue()
  await s.clock.advance(60_000)
  await s.runDue()
  const [{ whyse_cahs }] = (await s.call(activeGames)).data
  for (const id of idsOf(slip)) expect(whyse_cahs.map(it => it.game_play_id)).toContain(id)
  for (const { ticket } of whyse_cahs) expect(ticket).toHaveLength(4)
  const { data } = (await s.call(wyseCashStatistics)).data
  expect(data.days).toBe(7)
  expect(data.lines).toBeGreaterThanOrEqual(before.lines + 15)
  expect(data.stake).toBeGreaterThanOrEqual(before.stake + kobo(4_000))
  expect(data.newest[0]!.ticket_number).toHaveLength(4)
  expect(data.newest[0]!.batch).toMatch(/^WC-/)
})

test('the books are whole after all of this', async () => {
  expect(await checkInvariants(s.db)).toEqual([])
})
