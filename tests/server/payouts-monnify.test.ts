// The adapter against a server that speaks Monnify's protocol: what it asks, and what it reads out of every answer.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { monnifyPayouts } from '#server/ports/payouts-monnify.ts'
import type { Payouts } from '#server/ports/ports.ts'
import { KEYS, no, startMonnify, type Monnify } from '../support/monnify.ts'

const order = {
  reference: `wd${'0'.repeat(32)}`,
  amount: 150_050,
  bankCode: '058',
  accountNumber: '0123456789',
  accountName: 'OBI ADA',
}

let server: Monnify
let now = 0
let payouts: Payouts
const usual = { send: undefined as unknown, verify: undefined as unknown }
beforeAll(async () => {
  server = await startMonnify()
  Object.assign(usual, server.script)
})
beforeEach(() => {
  Object.assign(server.script, usual)
  server.book.clear()
  payouts = monnifyPayouts({ ...KEYS, url: server.url }, () => now)
})
afterEach(() => expect(server.faults.splice(0)).toEqual([]))
afterAll(() => server?.stop())

const saying = (status: string, more: object = {}) => {
  server.script.send = it => ({ taken: true, reply: server.ok(server.status(it, status, more)) })
}
const answering = (reply: ReturnType<typeof no>) => {
  server.script.send = () => ({ taken: false, reply })
}
const telling = async (status: string, more: object = {}) => {
  saying('PENDING')
  await payouts.send(order)
  server.script.verify = it => server.ok(server.status(it, status, more))
  return payouts.verify(order.reference)
}

describe('the Monnify adapter of payouts', () => {
  test('logs in, takes the name they have, and sends naira with our reference from our account', async () => {
    expect(await payouts.send(order)).toEqual({ outcome: 'accepted' })
    expect(server.book.get(order.reference)).toEqual({
      amount: 1_500.5,
      reference: order.reference,
      narration: 'Winnings',
      destinationBankCode: '058',
      destinationAccountNumber: '0123456789',
      destinationAccountName: 'OBI ADA NGOZI',
      currency: 'NGN',
      sourceAccountNumber: KEYS.account,
      async: true,
    })
  })

  test('refuses where the account is in another name there, and tells no log whose it is', async () => {
    server.script.name = 'SOMEBODY ELSE'
    expect(await payouts.send(order)).toEqual({
      outcome: 'refused',
      reason: 'They know the account under another name',
    })
    expect(server.book.size).toBe(0)
  })

  test('keeps its token while it lives, and fetches another one where it has expired or is refused', async () => {
    const before = server.logins()
    await payouts.banks()
    await payouts.banks()
    expect(server.logins()).toBe(before + 1)
    now += 3_567_000
    await payouts.banks()
    expect(server.logins()).toBe(before + 2)
    server.script.revoked = server.logins()
    expect(await payouts.send(order)).toEqual({ outcome: 'accepted' })
    expect(server.logins()).toBe(before + 3)
  })

  test.each(['SUCCESS', 'COMPLETED', 'PENDING', 'AWAITING_PROCESSING', 'IN_PROGRESS'])(
    'never takes the first answer for the last: %s',
    async status => {
      saying(status)
      expect(await payouts.send(order)).toMatchObject({ outcome: 'accepted' })
    },
  )

  const LOW = 'You do not have sufficient balance in your wallet'
  test.each([
    ['FAILED', { comment: LOW }, 'unsent'],
    ['FAILED', { comment: 'Account closed' }, 'refused'],
    ['EXPIRED', {}, 'refused'],
    ['PENDING_AUTHORIZATION', {}, 'accepted'],
    ['OTP_EMAIL_DISPATCH_FAILED', {}, 'accepted'],
  ])('a first answer %s %j is %s', async (status, more, outcome) => {
    saying(status, more)
    expect(await payouts.send(order)).toMatchObject({ outcome })
  })

  test.each([
    [no(400, 'A similar transfer was made', 'D07'), { outcome: 'unsent', again: 120 }],
    [no(400, LOW), { outcome: 'unsent' }],
    [no(401, 'Invalid key'), { outcome: 'unsent' }],
    [no(403, 'IP not allowed'), { outcome: 'unsent' }],
    [no(400, 'Reference has already been used'), { outcome: 'duplicate' }],
  ])('the refusal %j is read as %j', async (reply, read) => {
    answering(reply)
    expect(await payouts.send(order)).toMatchObject(read)
  })

  test('a repeated reference is a duplicate, which proves that it had arrived', async () => {
    await payouts.send(order)
    expect(await payouts.send(order)).toEqual({ outcome: 'duplicate' })
    expect(server.book.size).toBe(1)
  })

  test.each([
    ['a hang-up', 'hang up'],
    ['a 429', no(429, 'Too many requests')],
    ['a 500', no(500, 'Error')],
    ['a 502 with a page', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['a 400 that nobody has described', no(400, 'Something new')],
    ['a page instead of a body', { body: '<html></html>' }],
    ['a body without a status', { body: { responseBody: { reference: order.reference } } }],
  ] as const)('after %s nobody knows, whether it was taken or not: it is thrown', async (_, reply) => {
    for (const taken of [false, true]) {
      server.script.send = () => ({ taken, reply })
      await expect(
        payouts.send({ ...order, reference: `wd${Number(taken)}${'1'.repeat(31)}` }),
      ).rejects.toThrow()
    }
  })

  test('a status that nobody has described, or the status of another reference, is no answer', async () => {
    saying('SIDEWAYS')
    await expect(payouts.send(order)).rejects.toThrow('calls a transfer SIDEWAYS')
    server.script.verify = it => server.ok(server.status(it, 'SUCCESS', { reference: 'wd-of-somebody-else' }))
    await expect(payouts.verify(order.reference)).rejects.toThrow('instead of')
  })

  test.each([
    [
      'SUCCESS',
      {},
      { outcome: 'succeeded', amount: 150_050, currency: 'NGN', trace: '090405261120120200123456789012' },
    ],
    ['COMPLETED', { amount: 1_500.51 }, { outcome: 'succeeded', amount: 150_051 }],
    ['REVERSED', {}, { outcome: 'reversed', amount: 150_050 }],
    ['FAILED', { comment: 'Account closed' }, { outcome: 'refused', reason: 'Account closed' }],
    ['FAILED', { comment: LOW }, { outcome: 'unsent' }],
    ['EXPIRED', {}, { outcome: 'refused' }],
    ['IN_PROGRESS', {}, { outcome: 'accepted' }],
    ['PENDING_AUTHORIZATION', {}, { outcome: 'accepted', needsOtp: true }],
  ])('a transfer that is %s (%j) is read as %j', async (status, more, read) => {
    expect(await telling(status, more)).toMatchObject(read)
  })

  test('a fraction of a kobo is no amount', async () => {
    await expect(telling('SUCCESS', { amount: 1_500.505 })).rejects.toThrow()
  })

  test('what is not found is not found, and trouble there is no answer', async () => {
    expect(await payouts.verify(order.reference)).toEqual({ outcome: 'not-found' })
    await payouts.send(order)
    server.script.verify = () => no(503, 'Transaction not found')
    await expect(payouts.verify(order.reference)).rejects.toThrow()
  })

  test('an account has a name or none, and the banks have codes', async () => {
    const asked = { bankCode: '058', accountNumber: '0001234567', asker: '' }
    expect(await payouts.resolve(asked)).toEqual({ name: 'OBI ADA NGOZI' })
    expect(await payouts.resolve({ ...asked, accountNumber: '0000000000' })).toEqual({
      refused: 'account-unknown',
    })
    expect((await payouts.banks()).map(it => it.code)).toEqual(['058', '044'])
  })
})
