// Alerts about matches, with a push service in memory.
import { expect, test } from 'vitest'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { pushInMemory, subscribe } from '../support/push.ts'
import { buyPredictions, KICK_OFF, makeSoccer, ONE, played, sealed } from '../support/soccer.ts'

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
