import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onboardViaPhone, verifyPhoneOtp } from '#src/contract/account.ts'
import { createPin } from '#src/contract/pin.ts'
import { refusals } from '#src/contract/refusals.ts'
import { BATCH, batchBounds } from '#src/draws/schedule.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { lineCode } from '#src/picks/line-code.ts'
import { answerUssd } from '#server/deeds/ussd/answer-ussd.ts'
import { plain } from '#server/deeds/ussd/ussd-words.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import type { Gate } from '#server/lib/gate.ts'
import { onDatabase } from '#server/service.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { gate } from '../support/gate.ts'
import { instantCashout } from '../support/games.ts'
import { bidFor, closeAndDraw, openRice } from '../support/items.ts'
import { buy, drawBatch, LINE, walletsOf } from '../support/play.ts'
import { makeService, newAddress, newPhone, type TestService } from '../support/service.ts'
import { buyPredictions, makeSoccer, ONE, sealed } from '../support/soccer.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { buyScores, fundReserve, onSale, scores } from '../support/virtual.ts'

const SECRET = 'a-secret-that-only-the-network-knows'
const PIN = '5836'
const CODE = lineCode(instantCashout, { lines: [LINE], stake: kobo(100) })!

let s: TestService
beforeEach(async () => {
  s = await makeService({ settings: { AFRICASTALKING_USSD_SECRET: SECRET } })
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const send = (fields: Record<string, string>, secret = SECRET) =>
  s.app.request(`/api/ussd/africastalking/${secret}`, { method: 'POST', body: new URLSearchParams(fields) })

let sessions = 0
const newSession = () => `ATUid_${++sessions}`

/** What the caller's screen shows: at most 182 plain letters. */
const dial = async (phone: string, text = '', sessionId = newSession()) => {
  const response = await send({ sessionId, serviceCode: '*7006*23#', phoneNumber: phone, text })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const said = await response.text()
  expect(said).toMatch(/^(CON|END) [\n\x20-\x7e]{1,178}$/)
  return said
}

const withPin = async (balance = kobo(1_000)) => {
  const player = await s.player(balance)
  const body = { pin: PIN, confirm_pin: PIN }
  void (await s.call(createPin, { token: player.token, body })).data
  return player
}
const play = async (playerId: number) => (await walletsOf(s, playerId)).play
const tickets = async (playerId: number) =>
  (await s.db.many<{ id: string; batch_id: string }>`
    select id, batch_id from ticket where player_id = ${playerId}`)!

test('whoever does not know the address is told that nothing is there, and so is everybody without the setting', async () => {
  const { phone, playerId } = await withPin()
  const fields = { sessionId: 'ATUid_x', phoneNumber: phone, text: `${CODE}*${PIN}` }
  for (const secret of ['wrong', `${SECRET}x`, SECRET.toUpperCase()])
    expect((await send(fields, secret)).status).toBe(404)
  const off = await makeService()
  const response = await off.app.request('/api/ussd/africastalking/undefined', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(response.status).toBe(404)
  await off.close()
  expect(await play(playerId)).toBe(kobo(1_000))
})

test('the network calls for everybody from few addresses: no limit of an address holds its callers up', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n < 2_500; n++) statuses.add((await send({}, 'wrong')).status)
  expect([...statuses]).toEqual([404])
})

test('what is no session is refused, and a foreign number is told why', async () => {
  expect((await send({ text: '' })).status).toBe(422)
  expect((await send({ sessionId: 'ATUid_1', phoneNumber: '+234', text: 'x'.repeat(500) })).status).toBe(422)
  expect(await dial('+254711000000')).toContain('Nigerian')
})

test('a number that dials is verified once its owner says that the account is theirs §2.118, 3.14, 3.15, 7.45, 7.46, 8.10', async () => {
  const { phone, playerId } = await s.player()
  const isVerified = async () =>
    (await s.db.one<{ is: boolean }>`
      select phone_verified_at is not null as is from player where id = ${playerId}`)!.is
  expect(await dial(phone, '1')).toBe('END Your number is verified already')
  await s.db.many`update player set phone_verified_at = null where id = ${playerId}`
  expect(await dial(phone)).toMatch(/^CON Oriire\n1 Verify my number/)
  expect(await dial(phone, '1')).toMatch(/^CON An account with this number was opened on 20\/11\/2026/)
  expect(await dial(phone, '1*2')).toMatch(/^END Then nothing was changed/)
  expect(await isVerified()).toBe(false)
  expect(await dial(newPhone(), '1*1')).toMatch(/^END No account has this number/)
  expect(await isVerified()).toBe(false)
  expect(await dial(phone, '1*1')).toMatch(/^END Your number is verified\./)
  expect(await isVerified()).toBe(true)
})

test('a code that did not arrive is read out on the phone it was sent to, while it works, and on no other §2.118', async () => {
  const phone = newPhone()
  void (await s.call(onboardViaPhone, { body: { phone_number: phone } })).data
  const code = await s.lastCode(phone)
  expect(await dial(phone, '1')).toMatch(
    new RegExp(`^END ${code} is the code to open an account, for 10 min`),
  )
  expect(await dial(newPhone(), '1')).not.toContain(code)
  await s.clock.advance(11 * MINUTE)
  expect(await dial(phone, '1')).not.toContain(code)
})

const codeIn = (said: string) => /^END (\d{6}) is the code to open an account/.exec(said)![1]!

describe('a code that could not be sent', () => {
  const phone = newPhone()
  const begin = (request_id: string) =>
    s.call(onboardViaPhone, { body: { phone_number: phone, request_id }, address: newAddress() })
  const give = async (request_id: string, code: string) =>
    (await s.call(verifyPhoneOtp, { body: { phone_number: phone, request_id, code } })).refusal
  const own = 'the-player-asked-this'
  let works = false
  beforeEach(async () => {
    works = false
    await s.close()
    s = await makeService({
      settings: { AFRICASTALKING_USSD_SECRET: SECRET },
      sms: { name: 'flaky', send: () => (works ? Promise.resolve() : Promise.reject(new Error('no route'))) },
    })
  })

  test('is read out to its own number as well, and opens its account there and nowhere else §2.118, 8.10', async () => {
    expect((await begin(own)).refusal).toBe('code-not-sent')
    expect(await dial(newPhone(), '1')).toBe(await dial(newPhone(), '1'))
    const code = codeIn(await dial(phone, '1'))
    expect(await give('somebody-else-asked-this', code)).toBe('code-expired')
    expect(await give(own, code)).toBe('')
    await s.clock.advance(11 * MINUTE)
    expect(await dial(phone, '1')).toMatch(/^END No account/)
  })

  test('judges no guess before it is read out, nor counts for a limit; afterwards it does both', async () => {
    for (let times = 0; times < 6; times++) expect((await begin(own)).refusal).toBe('code-not-sent')
    expect(await give(own, '123456')).toBe('code-expired')
    const code = codeIn(await dial(phone, '1'))
    expect(await give(own, code === '123456' ? '654321' : '123456')).toBe('code-wrong')
    expect((await begin(own)).refusal).toBe('code-too-soon')
  })

  test('is read out only where no code was sent: a stranger who asks while none goes out hides nobody’s', async () => {
    works = true
    void (await begin(own)).data
    works = false
    expect((await begin('somebody-else-asked-this')).refusal).toBe('code-not-sent')
    expect(await give(own, codeIn(await dial(phone, '1')))).toBe('')
  })
})

test('a caller reads the balance and how the last ticket did', async () => {
  const { phone, token } = await s.player(kobo(1_000))
  expect(await dial(phone, '2')).toBe(
    'END Play N1,000, winnings N0, bonus N0\nNone of your tickets is drawn yet',
  )
  await buy(s, { token })
  await drawBatch(s)
  expect(await dial(phone, '2')).toMatch(/\nInstant cashout drew \d+-\d+-\d+-\d+: (not won|won N|N\d+ back)/)
  expect(await dial(newPhone(), '2')).toMatch(/^END No account/)
})

test('a slip is checked by the ID that stands on it, whatever the case and spaces', async () => {
  const { token } = await s.player(kobo(1_000))
  const id = await buy(s, { token })
  const anybody = newPhone()
  expect(await dial(anybody, '3')).toMatch(/^CON /)
  expect(await dial(anybody, `3*${shortId(id).toLowerCase()}`)).toBe(
    'END Instant cashout: to be drawn 20/11/2026 12:05pm',
  )
  await drawBatch(s)
  expect(await dial(anybody, `3*${shortId(id)}`)).toMatch(/^END Instant cashout drew /)
  for (const wrong of ['', '1234', 'K7M29-4RXAD', '*'])
    expect(await dial(anybody, `3*${wrong}`)).toMatch(/^END We know no slip/)
})

test('a slip with scores of virtual matches names how these ended', async () => {
  const virtual = await makeService({ games: [virtualSoccer] })
  await virtual.runDue()
  await fundReserve(virtual, kobo(100_000_000))
  const { token, phone } = await virtual.player(kobo(1_000))
  const sale = await onSale(virtual)
  const id = await buyScores(virtual, token, sale, scores(sale, '1-1', '1-0'))
  await drawBatch(virtual)
  const say = (text: string) => answerUssd(virtual.service, { phone, session: newSession() }, text)
  const said = /^END Virtual soccer ended \d-\d(, \d-\d){7}: (not won|won N\S+)$/
  expect(await say(`3*${shortId(id)}`)).toMatch(said)
  expect(await say('2')).toMatch(/\nVirtual soccer ended \d-\d, /)
  await virtual.close()
})

test('a slip that waits for real matches names their last kick-off, and no draw', async () => {
  const real = await makeSoccer()
  const { token, phone } = await real.player(kobo(1_000))
  const slip = `3*${shortId(await buyPredictions(real, token, ONE))}`
  const say = () => answerUssd(real.service, { phone, session: newSession() }, slip)
  expect(await say()).toBe('END Soccer cash: last kick-off 28/11/2026 4pm')
  await sealed(real)
  expect(await say()).toBe('END Soccer cash: last kick-off 28/11/2026 4pm')
  await real.close()
})

test('the ID of a bid tells how its item did, as the app’s slip checker does', async () => {
  await openRice(s)
  const { token } = await s.player(kobo(1_000))
  const { data } = await bidFor(s, token, 50, [{ item_id: 'rice-1', amount_type: 'easy', chances: 1 }])
  const slip = `3*${shortId(data.bids[0]!.bidId)}`
  expect(await dial(newPhone(), slip)).toBe('END Awoof, Bag of rice: to be drawn 20/11/2026 10:01pm')
  await closeAndDraw(s)
  expect(await dial(newPhone(), slip)).toBe('END Awoof, Bag of rice: called off, stake given back')
})

test('a line code buys with the PIN, once in a session however often the network repeats itself', async () => {
  const { phone, playerId } = await withPin()
  const session = newSession()
  for (let again = 0; again < 2; again++)
    expect(await dial(phone, CODE, session)).toMatch(
      /^CON Instant cashout, 3-11-24-40\. N100 from your play wallet, on sale until 12:05pm\.\nPIN/,
    )
  expect(await play(playerId)).toBe(kobo(1_000))
  const said = await Promise.all(Array.from({ length: 8 }, () => dial(phone, `${CODE}*${PIN}`, session)))
  const [ticket, ...more] = await tickets(playerId)
  expect(more).toEqual([])
  expect(new Set(said).size).toBe(1)
  expect(said[0]).toContain(`Bought: Instant cashout, slip ${shortId(ticket!.id)}`)
  await drawBatch(s)
  expect(await dial(phone, `${CODE}*${PIN}`, session)).toBe(said[0])
  expect(await play(playerId)).toBe(kobo(900))
  // Another session is another purchase, through the menu as well.
  expect(await dial(phone, `4*${CODE}`)).toMatch(/^CON Instant cashout/)
  const other = newSession()
  await dial(phone, `4*${CODE}`, other)
  expect(await dial(phone, `4*${CODE}*${PIN}`, other)).toMatch(/^END Bought/)
  expect(await play(playerId)).toBe(kobo(800))
})

test('a session buys one code: another one under its id is refused', async () => {
  const { phone, playerId } = await withPin()
  const session = newSession()
  const second = lineCode(instantCashout, { lines: [[1, 2, 3, 4]], stake: kobo(100) })!
  for (const code of [CODE, second]) await dial(phone, code, session)
  expect(await dial(phone, `${CODE}*${PIN}`, session)).toMatch(/^END Bought/)
  expect(await dial(phone, `${second}*${PIN}`, session)).toMatch(/^END This session has bought already/)
  expect(await tickets(playerId)).toHaveLength(1)
})

test('a PIN without the question before it buys nothing', async () => {
  const { phone, playerId } = await withPin()
  expect(await dial(phone, `${CODE}*${PIN}`)).toMatch(/^END We could not find that game play ID/)
  expect(await tickets(playerId)).toEqual([])
})

test('five wrong PINs lock it, in the app as well; a repeated request is not a second wrong one', async () => {
  const { phone, playerId } = await withPin()
  const wrong = async () => {
    const session = newSession()
    await dial(phone, CODE, session)
    const said = await dial(phone, `${CODE}*1470`, session)
    expect(await dial(phone, `${CODE}*1470`, session)).toMatch(/^END That PIN was not right|locked/)
    // Nor does the right one count after it, in the same session.
    expect(await dial(phone, `${CODE}*${PIN}`, session)).not.toContain('Bought')
    return said
  }
  const said = []
  for (let tries = 0; tries < 5; tries++) said.push(await wrong())
  expect(said[0]).toBe('END That PIN is not right. 4 tries are left')
  expect(said[3]).toBe('END That PIN is not right. One try is left')
  expect(said[4]).toMatch(/locked for 15 minutes/)
  await s.clock.advance(MINUTE)
  const session = newSession()
  await dial(phone, CODE, session)
  expect(await dial(phone, `${CODE}*${PIN}`, session)).toMatch(/locked for 15 minutes/)
  await s.clock.advance(15 * MINUTE)
  const after = newSession()
  await dial(phone, CODE, after)
  expect(await dial(phone, `${CODE}*${PIN}`, after)).toMatch(/^END Bought/)
  expect(await tickets(playerId)).toHaveLength(1)
})

test('a wrong PIN that the network sends to two nodes at once is one try, and two different ones are two', async () => {
  const { phone } = await withPin()
  const tryBoth = async (...pins: readonly string[]) => {
    const session = newSession()
    await dial(phone, CODE, session)
    const both = gate()
    let judging = 0
    // Neither PIN is judged before both have come so far, or the later one could find the earlier one counted.
    const enter: Gate['enter'] = async (...it) => {
      if (++judging === pins.length) both.open()
      await both.opened
      return s.service.hashing.enter(...it)
    }
    const answers = pins.map(pin => {
      const node = { ...onDatabase(s.service, { ...s.db }), hashing: { ...s.service.hashing, enter } }
      return answerUssd(node, { phone, session }, `${CODE}*${pin}`)
    })
    return Promise.all(answers)
  }
  expect(new Set(await tryBoth('1470', '1470'))).toEqual(
    new Set(['END That PIN is not right. 4 tries are left', 'END That PIN was not right. Please dial again']),
  )
  expect(new Set(await tryBoth('1470', '2581'))).toEqual(
    new Set(['END That PIN is not right. 3 tries are left', 'END That PIN is not right. 2 tries are left']),
  )
})

test('a batch that closes before the PIN is given is not bought, nor is the next one instead', async () => {
  const { phone, playerId } = await withPin()
  const session = newSession()
  await dial(phone, CODE, session)
  await s.clock.set(batchBounds(s.clock.now()).opensAt + BATCH + 1_000)
  await s.runDue()
  expect(await dial(phone, `${CODE}*${PIN}`, session)).toMatch(
    /^END The batch you saw has closed\. Nothing was/,
  )
  expect(await tickets(playerId)).toEqual([])
  expect(await play(playerId)).toBe(kobo(1_000))
})

test('a wrong code, an empty wallet, a missing PIN and second thoughts charge nothing, and say so', async () => {
  const { phone, playerId } = await withPin(0)
  const typed = `${CODE.slice(0, -1)}${(Number(CODE.at(-1)) + 1) % 10}`
  expect(await dial(phone, typed)).toMatch(/^END That line code is not right/)
  expect(await dial(phone, '4*5')).toMatch(/^END That line code is not right/)
  expect(await dial(phone, '9')).toMatch(/^END /)
  expect(await dial(phone, '0')).toMatch(/^END That is not on the menu/)
  const session = newSession()
  await dial(phone, CODE, session)
  expect(await dial(phone, `${CODE}*58`, session)).toMatch(/^CON A PIN has four digits/)
  expect(await dial(phone, `${CODE}*58*0`, session)).toBe('END Nothing was charged')
  expect(await dial(phone, `${CODE}*58*${PIN}`, session)).toBe('END Insufficient funds')
  const { phone: without } = await s.player(kobo(1_000))
  const bare = newSession()
  await dial(without, CODE, bare)
  expect(await dial(without, `${CODE}*${PIN}`, bare)).toMatch(/^END Please create your transaction PIN first/)
  expect(await dial(newPhone(), CODE)).toMatch(/^END No account/)
  expect(await tickets(playerId)).toEqual([])
  const two = lineCode(instantCashout, { lines: [LINE, [1, 2, 3, 4]], stake: kobo(100) })!
  expect(await dial(phone, two)).toMatch(/^END That number of lines is not allowed/)
})

test('who owes what a bank took back reads the whole reason: no refusal is longer than a screen', async () => {
  const { phone, token } = await withPin(0)
  const { reference } = await openCard(s, token, '300')
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, kobo(300)))
  await buy(s, { token })
  await setSandboxTakenBack(s.db, reference, kobo(300))
  await sendWebhook(s, webhookBody(reference, kobo(300), 'refund.processed'))
  const session = newSession()
  await dial(phone, CODE, session)
  expect(await dial(phone, `${CODE}*${PIN}`, session)).toMatch(
    /^END Your bank took a payment back.* pays it$/,
  )
  for (const [, sentence] of Object.values(refusals)) expect(plain(sentence).length).toBeLessThanOrEqual(178)
})

test('a number that asks without end is told to wait', async () => {
  const phone = newPhone()
  for (let times = 0; times < 30; times++) await dial(phone)
  expect(await dial(phone)).toMatch(/^END Too many tries/)
  expect(await dial(newPhone())).toMatch(/^CON /)
})
