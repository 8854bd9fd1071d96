// The requests that the adapter makes, and what it reads out of answers, from the provider's own samples.
import { describe, expect, test, vi } from 'vitest'
import { paystackPayouts } from '#server/ports/payouts-paystack.ts'

const order = {
  reference: `wd${'0'.repeat(32)}`,
  amount: 150_050,
  bankCode: '058',
  accountNumber: '0123456789',
  accountName: 'OBI ADA',
}
const headers = { authorization: 'Bearer sk_test' }

const fail = (status: number | undefined, data?: unknown) =>
  Object.assign(new Error(String(status)), { status, data })

const transfer = (status: string, more: object = {}) => ({
  status: true,
  message: 'Transfer has been queued',
  data: {
    status,
    reference: order.reference,
    amount: order.amount,
    currency: 'NGN',
    recipient: 28,
    transferred_at: null,
    ...more,
  },
})

/** @param said of a transfer; recipients are always made */
const adapter = (said: unknown) => {
  const send = vi.fn().mockImplementation(async (path: string) => {
    if (path === '/transferrecipient') return { status: true, data: { recipient_code: 'RCP_1' } }
    if (said instanceof Error) throw said
    return said
  })
  return { send, payouts: paystackPayouts('sk_test', send) }
}

describe('the Paystack adapter of payouts', () => {
  test('makes the recipient, then sends kobo from the balance with our reference', async () => {
    const { send, payouts } = adapter(transfer('pending'))
    expect(await payouts.send(order)).toEqual({ outcome: 'accepted', needsOtp: false })
    expect(send.mock.calls).toEqual([
      [
        '/transferrecipient',
        {
          method: 'POST',
          headers,
          body: {
            type: 'nuban',
            name: 'OBI ADA',
            account_number: '0123456789',
            bank_code: '058',
            currency: 'NGN',
          },
        },
      ],
      [
        '/transfer',
        {
          method: 'POST',
          headers,
          body: {
            source: 'balance',
            amount: 150_050,
            recipient: 'RCP_1',
            reference: order.reference,
            currency: 'NGN',
            reason: 'Winnings',
          },
        },
      ],
    ])
  })

  test('never takes the first answer for the last, not even "success"', async () => {
    for (const status of ['success', 'pending', 'received', 'otp']) {
      const said = await adapter(transfer(status)).payouts.send(order)
      expect(said).toMatchObject({ outcome: 'accepted' })
    }
    expect(await adapter(transfer('otp')).payouts.send(order)).toMatchObject({ needsOtp: true })
  })

  const INVALID = { message: 'Recipient specified is invalid', code: 'invalid_transfer_recipient' }
  const DUPLICATE = {
    message: 'Please provide a unique reference. Reference already exists on a transfer',
    code: 'duplicate_transfer_reference',
  }
  test.each([
    [400, INVALID, 'refused'],
    [400, { message: 'Your balance is not enough to fulfil this request' }, 'unsent'],
    [400, { message: 'You cannot initiate third party payouts as a starter business' }, 'unsent'],
    [401, { message: 'Invalid key' }, 'unsent'],
    [403, { message: 'Forbidden' }, 'unsent'],
    [400, DUPLICATE, 'duplicate'],
    [404, DUPLICATE, 'duplicate'],
  ])('a %i with %j is %s', async (status, data, outcome) => {
    expect(await adapter(fail(status, data)).payouts.send(order)).toMatchObject({ outcome })
  })

  test.each([
    ['a timeout', fail(undefined)],
    ['a reset', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
    ['a 429', fail(429, { message: 'Too many requests' })],
    ['a 500', fail(500, { message: 'Internal error' })],
    ['a 502 with a page', fail(502, '<html>Bad Gateway</html>')],
    ['a 400 that nobody has described', fail(400, { message: 'Something new' })],
    ['a 401 without a body', fail(401)],
    ['a page instead of a body', '<html></html>'],
    ['a body without a status', { status: true, data: {} }],
    ['a status that nobody has described', transfer('sideways')],
  ])('after %s nobody knows: it is thrown', async (_, said) => {
    await expect(adapter(said).payouts.send(order)).rejects.toThrow()
  })

  test('where the recipient cannot be made nothing was sent, but only a definite answer says so', async () => {
    const send = vi.fn().mockRejectedValue(fail(504, ''))
    await expect(paystackPayouts('sk_test', send).send(order)).rejects.toThrow()
    const refused = vi.fn().mockRejectedValue(fail(401, { message: 'Invalid key' }))
    expect(await paystackPayouts('sk_test', refused).send(order)).toMatchObject({ outcome: 'unsent' })
  })

  test.each([
    ['success', { session: { provider: 'nip', id: '999058' } }, { outcome: 'succeeded', trace: '999058' }],
    [
      'success',
      { session: { provider: null, id: null } },
      { outcome: 'succeeded', amount: 150_050, currency: 'NGN' },
    ],
    ['reversed', {}, { outcome: 'reversed', amount: 150_050 }],
    ['failed', { gateway_response: 'Account closed' }, { outcome: 'refused', reason: 'Account closed' }],
    ['abandoned', {}, { outcome: 'refused' }],
    ['blocked', {}, { outcome: 'refused' }],
    ['rejected', {}, { outcome: 'refused' }],
    ['pending', {}, { outcome: 'accepted' }],
    ['received', {}, { outcome: 'accepted' }],
    ['otp', {}, { outcome: 'accepted', needsOtp: true }],
  ])('a transfer that is %s (%j) is read as %j', async (status, more, read) => {
    const recipient = { domain: 'test', email: null, details: { account_name: null } }
    const { send, payouts } = adapter(transfer(status, { recipient, ...more }))
    expect(await payouts.verify(order.reference)).toMatchObject(read)
    expect(send).toHaveBeenCalledWith(`/transfer/verify/${order.reference}`, {
      method: 'GET',
      headers,
      query: {},
    })
  })

  test('an answer about another transfer says nothing of this one, whatever it says', async () => {
    const other = `wd${'1'.repeat(32)}`
    for (const status of ['success', 'failed', 'reversed', 'pending']) {
      const { payouts } = adapter(transfer(status, { reference: other }))
      await expect(payouts.verify(order.reference)).rejects.toThrow(`Paystack speaks of ${other}`)
      await expect(payouts.send(order)).rejects.toThrow(`Paystack speaks of ${other}`)
    }
  })

  test('a transfer that is not found is not found, and nothing more', async () => {
    const said = fail(404, { message: 'Transfer not found' })
    expect(await adapter(said).payouts.verify(order.reference)).toEqual({ outcome: 'not-found' })
    await expect(adapter(fail(503, '')).payouts.verify(order.reference)).rejects.toThrow()
  })

  test('an account number keeps its leading zeros, and what is wrong is named', async () => {
    const { send, payouts } = adapter({
      data: { account_name: ' OBI ADA NGOZI ', account_number: '0001234567' },
    })
    const asked = { bankCode: '058', accountNumber: '0001234567', asker: '' }
    expect(await payouts.resolve(asked)).toEqual({ name: 'OBI ADA NGOZI' })
    expect(send).toHaveBeenCalledWith('/bank/resolve', {
      method: 'GET',
      headers,
      query: { account_number: '0001234567', bank_code: '058' },
    })
    const resolved = async (status: number, message: string) =>
      adapter(fail(status, { message })).payouts.resolve(asked)
    expect(await resolved(422, 'Could not resolve account name. Check parameters or try again.')).toEqual({
      refused: 'account-unknown',
    })
    expect(await resolved(400, 'Unknown bank code: 059')).toEqual({ refused: 'bank-unknown' })
    await expect(resolved(429, 'Test mode daily limit of 3 live bank resolves exceeded')).rejects.toThrow()
    await expect(resolved(500, 'x')).rejects.toThrow()
  })

  test('lists the banks of every page: a country has more than one holds', async () => {
    const pages = [
      { data: [{ code: '058', name: 'Guaranty Trust Bank' }], meta: { next: 'YmFuazox', previous: null } },
      { data: [{ code: '50211', name: 'Kuda Bank' }], meta: { next: null } },
    ]
    const send = vi.fn().mockImplementation(async () => pages.shift())
    const listed = await paystackPayouts('sk_test', send).banks()
    expect(listed.map(it => it.code)).toEqual(['058', '50211'])
    const query = { country: 'nigeria', currency: 'NGN', use_cursor: true, perPage: 100 }
    expect(send.mock.calls.map(([, options]) => options.query)).toEqual([
      query,
      { ...query, next: 'YmFuazox' },
    ])
  })

  test('lists the banks that are open', async () => {
    const { payouts } = adapter({
      data: [
        { code: '058', name: 'Guaranty Trust Bank', active: true, is_deleted: null },
        { code: '001', name: 'Gone Bank', active: true, is_deleted: true },
        { code: '002', name: 'Sleeping Bank', active: false },
        { code: '044', name: 'Access Bank' },
      ],
    })
    expect(await payouts.banks()).toEqual([
      { code: '058', name: 'Guaranty Trust Bank' },
      { code: '044', name: 'Access Bank' },
    ])
  })
})
