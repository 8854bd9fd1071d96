// How a draw ended for a ticket, and what is said about it.
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { playsOf } from '#src/api/games.ts'
import { kobo } from '#src/lib/money.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { celebrates, drawEnd } from '#src/screens/ticket/draw-end.ts'
import { bestWords } from '#src/screens/ticket/draw/best-words.ts'
import { drawMade, drawnWords } from '#src/screens/ticket/draw/draw-made.ts'
import { sevenDays, spellWords } from '#src/screens/ticket/draw/seven-days.ts'
import { bestFirst } from '#src/screens/ticket/line-order.ts'
import { outcomeOf, outcomeOfFree } from '#src/screens/ticket/outcome.ts'
import { backOf, stakeOf } from '#src/screens/shared/own/own-part.ts'
import { stateOf } from '#src/screens/shared/TicketState.tsx'
import { backOfTicket, outcomeOfTicket } from '#src/screens/ticket/TicketOutcome.tsx'
import { ticket } from '../play/ticket.ts'

const settled = { status: 'Won' as const, stake: 0, won: 0, cashback: 0, tax: 0, jackpot: 0, later: 0 }
const naira = (amounts: {
  stake: number
  won?: number
  cashback?: number
  tax?: number
  jackpot?: number
}) => ({
  ...settled,
  ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, kobo(amount)])),
})

describe('which end a draw has', () => {
  it.each([
    ['all right on ₦100', naira({ stake: 100, won: 50_000, tax: 2_495 }), 'large-win'],
    ['twenty stakes', naira({ stake: 100, won: 2_000 }), 'large-win'],
    ['a kobo less than twenty stakes', naira({ stake: 100, won: 1_999.99 }), 'small-win'],
    ['a kobo more than the stake', naira({ stake: 500, won: 500.01 }), 'small-win'],
    ['a jackpot', naira({ stake: 100, jackpot: 500_000 }), 'large-win'],
    ['a prize of just the stake', naira({ stake: 500, won: 500 }), 'back'],
    ['a prize that tax takes below the stake', naira({ stake: 500, won: 510, tax: 20 }), 'back'],
    ['a prize on one of ten lines', naira({ stake: 1_000, won: 500 }), 'back'],
    ['cashback', naira({ stake: 300, cashback: 50 }), 'back'],
    ['nothing', naira({ stake: 300 }), 'lost'],
    ['nothing yet', { ...naira({ stake: 300 }), status: 'Pending' as const }, 'waiting'],
    ['the stake itself, with no draw', { ...naira({ stake: 300 }), status: 'Refunded' as const }, 'refunded'],
  ])('%s', (_, it, end) => {
    expect(drawEnd(it)).toBe(end)
  })

  it('celebrates only if more came back than was paid', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (stake, won, cashback, tax) => {
        const end = drawEnd({ ...settled, stake, won, cashback, tax: Math.min(tax, won) })
        if (celebrates(end)) expect(won + cashback - Math.min(tax, won)).toBeGreaterThan(stake)
      }),
    )
  })

  it('a small payout is told as what it is: the loss is a number', () => {
    const small = outcomeOf(naira({ stake: 1_000, won: 500 }))
    expect(small.heading).toBe('You got back ₦500')
    expect(small.text).toBe('That is not more than your stake. You are down ₦500.')
    expect(outcomeOf(naira({ stake: 500, won: 500 })).text).toContain('You are neither up nor down.')
  })

  it('no end says "Paid" for two things: what was paid and what came back have words of their own', () => {
    const ends = [
      naira({ stake: 100, won: 500, tax: 20 }),
      naira({ stake: 300, cashback: 50 }),
      naira({ stake: 300 }),
      { ...naira({ stake: 300 }), status: 'Pending' as const },
      { ...naira({ stake: 300 }), status: 'Refunded' as const },
    ]
    const labels = ends.map(it => outcomeOf(it).rows.map(({ label }) => label))
    expect(labels).toEqual([
      ['Stake', 'Prize', 'Tax withheld', 'You got back'],
      ['Stake', 'Cashback', 'You got back'],
      ['Stake', 'You got back'],
      ['You paid'],
      ['You paid', 'You got back'],
    ])
    for (const it of ends.slice(0, 3)) {
      const rows = outcomeOf(it).rows.map(({ amount }) => amount)
      expect(rows.slice(1, -1).reduce((sum, amount) => sum + amount, 0)).toBe(rows.at(-1))
    }
  })
})

test('a ticket’s state is one word, and the money where the word alone would not be honest §4.34', () => {
  expect(stateOf({ status: 'Pending', back: 0 })).toBe('Waiting')
  expect(stateOf({ status: 'Won', back: kobo(480) })).toBe('Won ₦480')
  expect(stateOf({ status: 'Lost', back: kobo(50) })).toBe('Cashback ₦50')
  expect(stateOf({ status: 'Lost', back: 0 })).toBe('Lost')
  expect(stateOf({ status: 'Refunded', back: kobo(300) })).toBe('Refunded')
})

const lines = [{ ticket: [1, 2, 3, 4] }, { ticket: [5, 6, 7, 8] }, { ticket: [5, 6, 9, 10] }]

const places = (drawn: number[], most: number) => bestFirst(lines, drawn, most).map(({ place }) => place)

const won = (...amounts: number[]) =>
  lines.map((line, at) => ({ ...line, won: amounts[at]!, hits: null, cashback: 0 }))

describe('a ticket’s lines', () => {
  it('of a short ticket keep their order', () => {
    expect(places([5, 6, 7, 8], 3)).toEqual([1, 2, 3])
  })

  it('of a long one stand with the best on top, equal ones as bought', () => {
    expect(places([5, 6, 7, 8], 2)).toEqual([2, 3, 1])
    expect(places([5, 6], 2)).toEqual([2, 3, 1])
    expect(places([], 2)).toEqual([1, 2, 3])
  })

  it('that won are told in words, the best by its place', () => {
    const drawn = [5, 6, 7, 8]
    expect(bestWords({ tickets: won(0, 5, 0), drawn })).toBe('All 4 right on line 2')
    expect(bestWords({ tickets: won(0, 5, 5), drawn })).toBe('All 4 right on line 2, and 1 more line won')
    expect(bestWords({ tickets: won(0, 0, 5).slice(2), drawn })).toBe('2 right')
    expect(bestWords({ tickets: won(0, 0, 0), drawn })).toBe('')
  })

  it('are said as text together with the numbers drawn, for those who hear the draw', () => {
    expect(drawnWords([5, 6, 9, 40], lines)).toBe(
      'Numbers drawn: 5, 6, 9, 40. Of yours, line 2: 5 and 6; line 3: 5 and 6 and 9.',
    )
    expect(drawnWords([40], lines)).toBe('Numbers drawn: 40. None of your numbers was drawn.')
  })
})

test('how a draw was made is told by what happened: its lines, the beacon’s time, the numbers’ time', () => {
  const { proof } = ticket('a', '2026-11-20T11:00:00.000Z')
  expect(drawMade(proof)).toEqual([
    { words: 'Sealed', detail: '1 line', done: true },
    { words: 'Beacon', detail: expect.stringMatching(/^\d+:\d\d:\d\d$/), done: true },
    { words: 'Numbers', detail: expect.stringMatching(/^\d+:\d\d:\d\d$/), done: true },
  ])
  const selling = drawMade({ ...proof, batch: { ...proof.batch, head: null, draw: null } })
  expect(selling.map(({ detail, done }) => [detail, done])).toEqual([
    ['', false],
    ['', false],
    ['', false],
  ])
})

const row = (date: string, stake: number, cameBack: number, status: PlayedTicket['status'] = 'Lost') => ({
  ...ticket('a', date).play,
  status,
  stake: kobo(stake),
  cameBack: kobo(cameBack),
})

describe('the last seven days', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  const rows = [
    row('2026-11-20T11:59:00.000Z', 1_000, 0, 'Pending'),
    row('2026-11-20T11:00:00.000Z', 300, 50),
    row('2026-11-14T11:00:00.000Z', 100, 480, 'Won'),
    row('2026-11-13T12:00:01.000Z', 200, 200, 'Refunded'),
    row('2026-11-13T11:00:00.000Z', 5_000, 0),
  ]

  it('count what was staked and what came back, without older tickets and those that wait', () => {
    expect(sevenDays(rows, false, now)).toEqual({
      tickets: 3,
      staked: kobo(600),
      back: kobo(730),
      isWhole: true,
    })
  })

  it('count a ticket once, also where another one was bought between two pages of the list', () => {
    const [first, second, third] = rows.map((it, at) => ({ ...it, slipId: `t${at}` }))
    const all = playsOf([{ results: [first!, second!] }, { results: [second!, third!] }])
    expect(all).toEqual([first, second, third])
    expect(sevenDays(all, true, now)).toMatchObject({ tickets: 2, staked: kobo(400) })
  })

  it('are called so only if the tickets at hand reach back so far', () => {
    expect(sevenDays(rows.slice(0, 3), false, now).isWhole).toBe(false)
    expect(sevenDays(rows.slice(0, 3), true, now).isWhole).toBe(true)
  })

  it('are told as numbers, down or up', () => {
    const spell = { tickets: 3, staked: kobo(2_100), back: kobo(700), isWhole: true }
    expect(spellWords(spell)).toBe('Staked ₦2,100. Came back ₦700. Down ₦1,400.')
    expect(spellWords({ ...spell, back: kobo(2_500) })).toBe('Staked ₦2,100. Came back ₦2,500. Up ₦400.')
    expect(spellWords({ ...spell, back: kobo(2_100) })).toContain('Even.')
  })
})

/** Ten lines for ₦1,000, of which Bayo paid ₦300. */
const shared = (amounts: { won?: number; cashback?: number; tax?: number }, got: number) => {
  const { won = 0, cashback = 0, tax = 0 } = amounts
  const { play, draw, ...rest } = ticket('a', '2026-11-20T11:00:00.000Z')
  const share = { paid: kobo(300), got: kobo(got) }
  return {
    ...rest,
    tax: kobo(tax),
    play: { ...play, stake: kobo(1_000), lines: 10, cameBack: kobo(won + cashback - tax), share },
    draw: {
      ...draw,
      tickets: [{ ticket: [1, 2, 3, 4], hits: 2, won: kobo(won), cashback: kobo(cashback) }],
      cashbackAmount: kobo(cashback),
    },
    shares: [
      { name: 'Ada', amount: kobo(700), got: kobo(won + cashback - tax - got), yours: false },
      { name: 'Bayo', amount: share.paid, got: share.got, yours: true },
    ],
  }
}
const sumsOf = (it: ReturnType<typeof shared>) =>
  outcomeOfTicket(it).rows.map(({ label, amount }) => [label, amount])

describe('a member of a group ticket', () => {
  it('is told what their share paid and got, and the sums of the whole ticket under their own name', () => {
    const it = shared({ won: 600 }, 180)
    expect(outcomeOfTicket(it)).toMatchObject({
      end: 'back',
      heading: 'You got back ₦180',
      text: 'That is not more than your stake. You are down ₦120.',
    })
    expect(sumsOf(it)).toEqual([
      ['Stake', kobo(1_000)],
      ['Prize', kobo(600)],
      ['Came back', kobo(600)],
      ['Your share paid', kobo(300)],
      ['Your share got', kobo(180)],
    ])
    expect([stakeOf(it.play), backOf(it.play), backOfTicket(it)]).toEqual([kobo(300), kobo(180), kobo(180)])
  })

  it('wins, gets cashback, loses, waits and has the stake returned by their share alone', () => {
    const win = shared({ won: 5_000, tax: 200 }, 1_440)
    expect(outcomeOfTicket(win)).toMatchObject({ heading: 'You won ₦1,440', celebrate: true })
    expect(sumsOf(win)).toContainEqual(['Tax withheld', kobo(-200)])
    expect(outcomeOfTicket(shared({ cashback: 100 }, 30))).toMatchObject({
      heading: '₦30 cashback',
      text: 'No prize this time: part of your stake comes back. You are down ₦270.',
    })
    expect(outcomeOfTicket(shared({}, 0)).text).toBe('None of your lines won. You are down ₦300.')
    const as = (status: PlayedTicket['status'], got: number) => {
      const it = shared({}, got)
      return { ...it, play: { ...it.play, status } }
    }
    expect(sumsOf(as('Pending', 0))).toEqual([
      ['Stake', kobo(1_000)],
      ['Your share paid', kobo(300)],
    ])
    const refunded = as('Refunded', 300)
    expect(outcomeOfTicket(refunded).text).toContain('Your ₦300 is back')
    expect(sumsOf(refunded).at(-1)).toEqual(['Your share got', kobo(300)])
  })

  it('has staked and got back in seven days what their share did', () => {
    const { play } = shared({ won: 600 }, 180)
    const spell = sevenDays([play], true, Date.parse('2026-11-20T12:00:00.000Z'))
    expect(spellWords(spell)).toBe('Staked ₦300. Came back ₦180. Down ₦120.')
  })
})

test('the free line of a bid cost its player nothing: no end of it says that they paid, staked or are down', () => {
  const ends = [
    naira({ stake: 100 }),
    naira({ stake: 100, won: 80 }),
    naira({ stake: 100, cashback: 50 }),
    naira({ stake: 100, won: 500, tax: 20 }),
    { ...naira({ stake: 100 }), status: 'Pending' as const },
  ]
  for (const { heading, text, rows } of ends.map(it => outcomeOfFree(it))) {
    expect(`${heading} ${text} ${rows.map(({ label }) => label).join()}`).not.toMatch(/down|stake|you paid/i)
    expect(rows[0]).toEqual({ label: 'Free with your bid', amount: 0 })
  }
  expect(outcomeOfFree(ends[3]!).heading).toBe('You won ₦480')
  const { play } = ticket('a', '2026-11-20T11:00:00.000Z')
  const free = { ...play, stake: kobo(100), cameBack: 0, free: true }
  expect(sevenDays([free], true, Date.parse('2026-11-20T12:00:00.000Z'))).toMatchObject({
    staked: 0,
    back: 0,
  })
})
