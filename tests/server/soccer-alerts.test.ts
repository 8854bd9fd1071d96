// Alerts about matches, with a push service in memory.
import { expect, test } from 'vitest'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { listenTo } from '../support/live.ts'
import { pushInMemory, subscribe } from '../support/push.ts'
import { buyPredictions, idOf, KICK_OFF, makeSoccer, ONE, played, round, sealed } from '../support/soccer.ts'

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
  await buyPredictions(s, ada.token, ONE)
  await sealed(s)
  expect(await at(KICK_OFF - MINUTE)).toEqual([])
  const begun = await at(KICK_OFF + MINUTE)
  expect(begun.map(it => it.title)).toEqual(Array(3).fill('Your match kicks off'))
  expect(begun.map(it => it.message.notification.body)).toContain(
    'Arsenal – Chelsea FC: 1 ticket of yours on it.',
  )
  expect(new Set(begun.map(it => it.tag)).size).toBe(3)
  expect(await at(KICK_OFF + 2 * MINUTE)).toEqual([])
  await played(s, { a: '1-1', b: '2-1' })
  expect(await at(s.clock.now())).toEqual([])
  await played(s, { c: '0-0' })
  const [told, ...more] = await at(s.clock.now())
  expect(more).toEqual([])
  expect(told!.title).toMatch(/^You won ₦/)
  expect(told!.tag).toMatch(/^result-M\d+-soccer-cash$/)
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
