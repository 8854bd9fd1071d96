// Alerts about matches, with a push service in memory.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getTicket } from '#src/contract/games.ts'
import { resultTag } from '#src/alerts/alert.ts'
import { ownTicket } from '#src/alerts/results/own-ticket.ts'
import { keptTicket } from '#src/model/kept.ts'
import { toWords } from '#src/model/words.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { listenTo } from '../support/live.ts'
import { drawBatch } from '../support/play.ts'
import { pushInMemory, subscribe } from '../support/push.ts'
import { makeService } from '../support/service.ts'
import { buyPredictions, idOf, KICK_OFF, makeSoccer, ONE, played, round, sealed } from '../support/soccer.ts'
import { buyScores, fundReserve, onSale, scores } from '../support/virtual.ts'

test('a player is told when a match kicks off, and with the final score of the last one what the ticket brought', async () => {
  const { push, pushed } = pushInMemory()
  const s = await makeSoccer({ push })
  const at = async (instant: number) => {
    await s.clock.set(instant)
    await s.runAlerts()
    return pushed.splice(0)
  }
  const ada = await s.player(kobo(10_000))
  await subscribe(s, { games: ['SOCCER_CASH'] }, ada.token)
  await at(s.clock.now())
  const ticket = await buyPredictions(s, ada.token, ONE)
  await sealed(s)
  expect(await at(KICK_OFF - MINUTE)).toEqual([])
  const begun = await at(KICK_OFF + MINUTE)
  expect(begun.map(it => it.title)).toEqual(Array(3).fill('Your match kicks off'))
  expect(begun.map(it => it.message.notification.body)).toContain(
    'Arsenal – Chelsea FC, 4pm: 1 ticket of yours on it.',
  )
  expect(new Set(begun.map(it => it.tag)).size).toBe(3)
  expect(await at(KICK_OFF + 2 * MINUTE)).toEqual([])
  await played(s, { a: '1-1', b: '2-1' })
  expect(await at(s.clock.now())).toEqual([])
  await played(s, { c: '0-0' })
  const [told, ...more] = await at(s.clock.now())
  expect(more).toEqual([])
  expect(told!.title).toMatch(/^You won ₦/)
  expect(told!.message.notification.body).toBe(
    'Soccer cash, 1 ticket. Arsenal 1-1 Chelsea FC, Liverpool 2-1 Everton, Fulham 0-0 Brentford: it is in your winnings wallet already.',
  )
  // An open page tells of it under the same tag, so it shows once.
  const { play } = (await s.call(getTicket, { token: ada.token, params: { id: ticket } })).data
  expect(told!.tag).toBe(resultTag(play.batch_id))
  await s.close()
})

test('a match that is put off kicks off when its sources say, or is not told of; and no draw is spoken of when none counts', async () => {
  const { push, pushed } = pushInMemory()
  const s = await makeSoccer({ push })
  const at = async (instant: number) => {
    await s.clock.set(instant)
    await s.runAlerts()
    return pushed.splice(0).map(it => `${it.title}: ${it.message.notification.body}`)
  }
  const ada = await s.player(kobo(10_000))
  await subscribe(s, { games: ['SOCCER_CASH'] }, ada.token)
  await at(s.clock.now())
  const ticket = await buyPredictions(s, ada.token, ONE)
  const lost = await buyPredictions(s, ada.token, { a: ['9-0'], b: ['2-1'], c: ['0-0'] })
  await sealed(s)
  // One source alone calls the first one off, both move the second by an hour.
  s.said.say('a', { phase: 'postponed' }, 'one')
  s.said.say('b', { kickOff: KICK_OFF + HOUR })
  await round(s)
  const { soccer } = (await s.call(getTicket, { token: ada.token, params: { id: ticket } })).data
  expect(soccer!.matches.map(it => it.begins_at)).toEqual([
    null,
    new Date(KICK_OFF + HOUR).toISOString(),
    new Date(KICK_OFF).toISOString(),
  ])
  expect(await at(KICK_OFF + MINUTE)).toEqual([
    'Your match kicks off: Fulham – Brentford, 4pm: 2 tickets of yours on it.',
  ])
  expect(await at(KICK_OFF + HOUR + MINUTE)).toEqual([
    'Your match kicks off: Liverpool – Everton, 5pm: 2 tickets of yours on it.',
  ])
  for (const name of ['a', 'b', 'c'] as const) s.said.say(name, { phase: 'cancelled' })
  await round(s)
  expect(await at(s.clock.now())).toEqual([
    '₦200 refunded: Soccer cash, 2 tickets. Arsenal – Chelsea FC void, Liverpool – Everton void, Fulham – Brentford void. Your stake is back in your wallet.',
  ])
  expect(lost).not.toBe(ticket)
  await s.close()
})

test('a batch that was called off is told of then, and not again when its matches end days later', async () => {
  const { push, pushed } = pushInMemory()
  const s = await makeSoccer({ push })
  const ada = await s.player(kobo(10_000))
  await subscribe(s, { games: ['SOCCER_CASH'] }, ada.token)
  await s.runAlerts()
  const id = await buyPredictions(s, ada.token, ONE)
  await s.clock.advance(HOUR)
  await s.runDue()
  await s.runAlerts()
  expect(pushed.splice(0).map(it => it.title)).toEqual(['₦100 refunded'])
  // The phone's own alert is as old, and calls no match void.
  const { data } = await s.call(getTicket, { token: ada.token, params: { id } })
  const { ends, ...own } = ownTicket(v.parse(keptTicket, toWords(data)))
  expect([own.status, own.drawsAt < s.clock.now(), ends]).toEqual(['Refunded', true, undefined])
  await s.clock.set(KICK_OFF + 3 * DAY)
  await s.runAlerts()
  await played(s, { a: '1-1', b: '2-1', c: '0-0' })
  await s.runAlerts()
  expect(pushed).toEqual([])
  await s.close()
})

test('several tickets of five minutes are told of together, once the last of them is settled', async () => {
  const { push, pushed } = pushInMemory()
  const s = await makeSoccer({ push })
  const ada = await s.player(kobo(10_000))
  await subscribe(s, { games: ['SOCCER_CASH'] }, ada.token)
  await s.runAlerts()
  await buyPredictions(s, ada.token, ONE)
  await buyPredictions(s, ada.token, { a: ['1-1'], b: ['2-1'], d: ['0-0'] })
  await sealed(s)
  await played(s, { a: '1-1', b: '2-1', c: '0-0' })
  await s.runAlerts()
  const results = () => pushed.splice(0).filter(it => it.title !== 'Your match kicks off')
  expect(results()).toEqual([])
  await played(s, { d: '3-3' })
  await s.runAlerts()
  expect(results().map(it => it.title)).toEqual([expect.stringMatching(/^You won ₦/)])
  await s.runAlerts()
  expect(results()).toEqual([])
  await s.close()
})

test('open tickets hear of kick-off, goals and the end by the stream; matches that nobody picked are silent', async () => {
  const s = await makeSoccer()
  const { token } = await s.player(kobo(1_000))
  await buyPredictions(s, token, ONE)
  await sealed(s)
  const stream = await listenTo(s)
  await s.live.round()
  await stream.events()
  const heard = async () => {
    await s.live.round()
    const events = (await stream.events()).map(it => it.event)
    return events.flatMap(it => (it.kind === 'match' ? [`${it.match} ${it.state}`] : []))
  }
  await s.clock.set(KICK_OFF)
  for (const name of ['a', 'd'] as const) s.said.say(name, { phase: 'live', live: '0-0' })
  await round(s)
  // Each source has a word of its own.
  expect(new Set(await heard())).toEqual(new Set([`${idOf('a')} played`]))
  await s.clock.advance(MINUTE)
  s.said.say('a', { live: '1-0' }, 'one')
  await round(s)
  expect(await heard()).toEqual([`${idOf('a')} played`])
  await s.clock.advance(MINUTE)
  await round(s)
  expect(await heard()).toEqual([])
  await played(s, { a: '1-1', b: '2-1', c: '0-0', d: '1-0' })
  const last = await heard()
  expect(last.filter(it => it.endsWith('ended')).toSorted()).toEqual(
    (['a', 'b', 'c'] as const).map(name => `${idOf(name)} ended`).toSorted(),
  )
  expect(last.join()).not.toContain(idOf('d'))
  await s.close()
})

test('a player is told once what virtual matches brought, all tickets of their batch together', async () => {
  const { push, pushed } = pushInMemory()
  const s = await makeService({ games: [virtualSoccer], push })
  await fundReserve(s, kobo(60_000_000))
  await s.runDue()
  const ada = await s.player(kobo(10_000))
  await subscribe(s, { games: [virtualSoccer.lotteryType] }, ada.token)
  await s.runAlerts()
  pushed.splice(0)
  const sale = await onSale(s)
  for (const score of ['1-1', '2-1']) await buyScores(s, ada.token, sale, scores(sale, score))
  await drawBatch(s)
  await s.runAlerts()
  expect(pushed.map(it => it.tag)).toEqual([resultTag(sale.id)])
  expect(pushed[0]!.message.notification.body).toContain('Virtual soccer, 2 tickets')
  await s.runAlerts()
  expect(pushed.length).toBe(1)
  await s.close()
})
