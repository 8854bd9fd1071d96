// What players say once a withdrawal has reached their bank.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseConsent } from '#src/contract/players/own-data.ts'
import * as calls from '#src/contract/players/testimonials.ts'
import { kobo } from '#src/lib/money.ts'
import { runCommand } from '#server/programs/commands.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, pass, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())

const TEXT = 'It was in my account before I had closed the app.'

const say = (token: string, text: unknown = TEXT, consent: unknown = true) =>
  s.call(calls.giveTestimonial, { token, wrongBody: { text, consent } })
const shown = async () => (await s.call(calls.listTestimonials)).data.results
const own = async (token: string) => (await s.call(calls.getOwnTestimonial, { token })).data
const operator = (...words: string[]) =>
  runCommand({ ...s.service, randomness: s.service.ports.randomness }, ['testimonials', ...words])

/** Whose withdrawal has reached the bank. */
const paid = async () => {
  const player = await winnerOf(s, kobo(2_000))
  expect((await ask(s, player.token)).status).toBe(200)
  await pass(s, 30, 60, 600, 3_600)
  return player
}

test('a player says something once for each paid withdrawal, and it is shown when somebody has read it', async () => {
  const { token, phone } = await paid()
  expect(await own(token)).toEqual({ may_write: true, own: null })
  expect((await say(token)).json).toEqual({ message: 'Thank you. We read it, then it is shown' })
  expect(await own(token)).toEqual({ may_write: false, own: { text: TEXT, state: 'waiting' } })
  // Again, as after a lost answer.
  expect((await say(token)).status).toBe(200)
  expect((await say(token, 'Something else that I want to say')).refusal).toBe('nothing-to-tell')
  expect(await shown()).toEqual([])
  const [line] = (await operator()).split('\n')
  expect(line).toMatch(new RegExp(`^\\d+  080\\*{6}${phone.slice(-2)}, ₦500: ${TEXT}$`))
  const id = line!.split(' ')[0]!
  expect(await operator(id, 'show')).toBe(`${id} is shown.`)
  const [it] = await shown()
  expect(it).toMatchObject({ text: TEXT, amount: kobo(500), phone: expect.stringMatching(/^080\*{6}\d\d$/) })
  expect(it!.seconds).toBeGreaterThan(0)
  expect(await operator(id, 'refuse')).toBe(`${id} is not shown.`)
  expect([await shown(), (await own(token)).own!.state]).toEqual([[], 'refused'])
})

test('the same words about a second paid withdrawal are kept for that one, and once', async () => {
  const { token, playerId } = await paid()
  void (await say(token)).data
  expect((await ask(s, token)).status).toBe(200)
  await pass(s, 30, 60, 600, 3_600)
  expect((await own(token)).may_write).toBe(true)
  for (let times = 0; times < 2; times++) expect((await say(token)).status).toBe(200)
  expect((await own(token)).may_write).toBe(false)
  const kept = await s.db.values<string>`select text from testimonial where player_id = ${playerId}`
  expect(kept).toEqual([TEXT, TEXT])
})

test('what was said is taken back by who said it: nobody reads it any more, and it is agreed to only where it is written', async () => {
  const { token } = await paid()
  void (await say(token)).data
  const id = (await operator()).split(' ')[0]!
  await operator(id, 'show')
  expect(await shown()).toHaveLength(1)
  const choose = (given: boolean) => s.call(chooseConsent, { token, body: { about: 'testimonial', given } })
  expect((await choose(true)).refusal).toBe('bad-input')
  const { consents } = (await choose(false)).data
  expect(consents.map(it => it.about)).not.toContain('testimonial')
  expect([await shown(), await own(token)]).toEqual([[], { may_write: true, own: null }])
})

test('who has withdrawn nothing has nothing to tell', async () => {
  const { token } = await s.player()
  expect((await own(token)).may_write).toBe(false)
  expect((await say(token)).refusal).toBe('nothing-to-tell')
})

test.each([
  'too short',
  'x'.repeat(281),
  'Write to me on wa.me/2348030000000',
  'More winnings at sure-odds.com today',
  'Ask @bigwinner how I did it',
  'Call me: 0803 123 4567, I show you',
  'Pay into 0123456789 and I double it',
  'It was paid \u202e at once',
])('%s is refused by the field’s name', async text => {
  const { token } = await s.player()
  const answer = await say(token, text)
  expect([answer.status, answer.refusal, Object.keys(answer.json)]).toEqual([422, 'bad-input', ['text']])
})

test('a score, an amount and a time of day may be said, and nothing is shown without consent', async () => {
  const { token } = await paid()
  const text = 'Paid ₦1,250,000.50 at 10:45 on 23/11, 2-1 for Oriire!'
  expect(Object.keys((await say(token, text, false)).json)).toEqual(['consent'])
  expect((await say(token, text)).status).toBe(200)
})

test('the operator is told what to write', async () => {
  await expect(operator('12')).rejects.toThrow('testimonials 12 show|refuse')
  await expect(operator('999999', 'show')).rejects.toThrow('There is no testimonial 999999')
})
