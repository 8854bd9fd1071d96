import { expect, test } from 'vitest'
import * as v from 'valibot'
import {
  alert,
  drawTag,
  isPrivate,
  jackpotTag,
  moneyTag,
  picksTag,
  resultTag,
  type Alert,
  type AlertKind,
} from '#src/alerts/alert.ts'
import { ALERT_KINDS } from '#src/contract/alerts.ts'
import {
  drawWords,
  jackpotWords,
  neutralWords,
  picksWords,
  resultWords,
  testWords,
  topUpWords,
  type AlertWords,
  type BatchOutcome,
} from '#src/alerts/words.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { kobo } from '#src/lib/money.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'

const evening = lagosInstant(2026, 11, 20, 20)
const outcome: BatchOutcome = {
  lotteryType: 'SALARY_FOR_LIFE',
  tickets: 2,
  stake: kobo(200),
  paid: 0,
  later: 0,
  refunded: 0,
}

test('tags name the day and the hour in Lagos, and are topics that every push service takes', () => {
  expect(drawTag(lagosInstant(2026, 11, 20, 10))).toBe('draw-20261120-10')
  expect(drawTag(evening)).toBe('draw-20261120-20')
  expect(picksTag('IC-20261120-1205')).toBe('picks-IC-20261120-1205')
  expect(resultTag('SFL-20261120-1205')).toBe('result-SFL-20261120-1205')
  expect(moneyTag('0a1b2c3d-4e5f-6789-abcd-ef0123456789')).toBe('money-0a1b2c3d4e5f6def0123456789')
  // Names of items may be longer than a tag.
  expect(resultTag('phone-samsung-galaxy-a15-20261128')).toBe('result-phone-samsuna15-20261128')
  // Two items that end alike.
  expect(moneyTag('big-generator-20261128-won-0-1234567')).not.toBe(
    moneyTag('generator-20261128-won-0-1234567'),
  )
  const tags = [
    ...jackpots.map(({ id }) => jackpotTag(id, lagosInstant(2026, 11, 20, 22))),
    moneyTag('0a1b2c3d-4e5f-6789-abcd-ef0123456789'),
    resultTag('SFL-20261120-1205'),
  ]
  expect(tags[0]).toBe('jackpot-super-20261120')
  for (const tag of tags) expect(tag).toMatch(/^[\w-]{1,32}$/)
})

test('a reminder names the games that are drawn at its hour', () => {
  expect(drawWords(evening, ['BANKER'])).toEqual({
    title: 'Draw at 8pm',
    body: 'Banker: tickets for this draw are sold until 8pm.',
  })
  expect(drawWords(evening, ['SALARY_FOR_LIFE', 'WYSE_CASH', 'BANKER']).body).toMatch(
    /^Salary for life, Wyse cash and Banker: /,
  )
})

test('a result says won or lost in words, and what is not above the stake is never called a win', () => {
  expect(resultWords(outcome).title).toBe('No win this time')
  expect(resultWords({ ...outcome, paid: kobo(5_000) })).toEqual({
    title: 'You won ₦5,000',
    body: 'Salary for life, 2 tickets: it is in your winnings wallet already.',
  })
  expect(resultWords({ ...outcome, paid: kobo(200) }).title).toBe('₦200 paid back')
  expect(resultWords({ ...outcome, paid: kobo(100) }).body).toContain('not more than your stake of ₦200')
  expect(resultWords({ ...outcome, later: kobo(10_000_000) })).toEqual({
    title: 'You won ₦10,000,000',
    body: 'Salary for life, 2 tickets: open it to choose how ₦10,000,000 is paid.',
  })
  expect(resultWords({ ...outcome, refunded: kobo(200) }).title).toBe('₦200 refunded')
})

test('where one ticket was refunded and another was not, each is told as what it is', () => {
  const two = { ...outcome, lotteryType: 'SOCCER_CASH', stake: kobo(700), refunded: kobo(500), ends: [] }
  expect(resultWords({ ...two, paid: kobo(300) })).toMatchObject({
    title: 'You won ₦300',
    body: expect.stringMatching(
      /in your winnings wallet already\. ₦500 of your ₦700 is back in your wallet\.$/,
    ),
  })
  expect(resultWords({ ...two, paid: kobo(100) }).body).toMatch(
    /not more than your stake of ₦200\. ₦500 of your/,
  )
  expect(resultWords(two)).toMatchObject({
    title: '₦500 refunded',
    body: expect.stringMatching(/₦500 of your ₦700 is back in your wallet\.$/),
  })
})

test('of matches the result names each with its score, and never a draw or a line', () => {
  const arsenal = { home: 'Arsenal', away: 'Chelsea', score: '1-1' }
  const played = { ...outcome, lotteryType: 'SOCCER_CASH', tickets: 1, stake: kobo(100), ends: [arsenal] }
  expect(resultWords(played)).toEqual({
    title: 'No win this time',
    body: 'Soccer cash, 1 ticket. Arsenal 1-1 Chelsea. No prediction was right.',
  })
  expect(resultWords({ ...played, paid: kobo(5_000) }).body).toBe(
    'Soccer cash, 1 ticket. Arsenal 1-1 Chelsea: it is in your winnings wallet already.',
  )
  const off = { ...arsenal, home: 'Wolves', away: 'Burnley', score: null }
  expect(resultWords({ ...played, ends: [off], refunded: kobo(100) })).toEqual({
    title: '₦100 refunded',
    body: 'Soccer cash, 1 ticket. Wolves – Burnley void. Your stake is back in your wallet.',
  })
  const long = { ...arsenal, home: 'Wolverhampton Wanderers Football Club' }
  const { body } = resultWords({ ...played, ends: [long, off, arsenal, arsenal, arsenal] })
  expect(body).toContain('Wolverhampton Wanderers… 1-1 Chelsea')
  expect(body).toContain(' and 2 more. No prediction was right.')
  expect(resultWords({ ...outcome, lotteryType: 'VIRTUAL_SOCCER' }).body).toBe(
    'Virtual soccer, 2 tickets: not all scores of a ticket were right.',
  )
})

test('every alert fits on a notification, and says nothing of a balance or a phone number', () => {
  const all: AlertWords[] = [
    drawWords(evening, ['SALARY_FOR_LIFE', 'WYSE_CASH', 'BANKER']),
    picksWords('INSTANT_CASHOUT', 3, evening),
    jackpotWords('Super Jackpot', kobo(500_000), lagosInstant(2026, 11, 20, 22)),
    topUpWords(),
    neutralWords(),
    testWords(),
    resultWords({ ...outcome, paid: kobo(99_999_999), later: kobo(10_000_000) }),
  ]
  for (const { title, body } of all) {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(body.length).toBeLessThanOrEqual(140)
    expect(`${title} ${body}`).not.toMatch(/balance|\+?234\d|0[789]0\d|\*\*/i)
  }
  expect(picksWords('INSTANT_CASHOUT', 1, evening).body).toBe(
    'Instant cashout, 1 line: pay before 8pm to be in this draw.',
  )
  expect(jackpotWords('Super Jackpot', kobo(500_000), lagosInstant(2026, 11, 20, 22)).title).toBe(
    'Super Jackpot is full',
  )
})

const good: Alert = {
  tag: 'draw-20261120-20',
  kind: 'draw',
  title: 'Draw at 8pm',
  body: 'Banker',
  url: '/results?type=5',
  at: evening - 900_000,
  until: evening,
}

test('a kept alert that is damaged, or leads out of the app, is not read', () => {
  expect(v.safeParse(alert, good).success).toBe(true)
  const bad: Record<string, unknown>[] = [
    { tag: 'a tag with spaces' },
    { tag: 'x'.repeat(33) },
    { kind: 'advert' },
    { title: '' },
    { url: 'https://elsewhere.example/' },
    { url: '//elsewhere.example/' },
    { url: '/\\elsewhere.example/' },
    { at: -1 },
    { until: 'soon' },
  ]
  for (const wrong of bad)
    expect(v.safeParse(alert, { ...good, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test('draws and jackpots are public; what a player picked, won or paid is not', () => {
  const hidden: AlertKind[] = ['picks', 'result', 'money']
  expect(ALERT_KINDS.filter(isPrivate)).toEqual(hidden)
})
