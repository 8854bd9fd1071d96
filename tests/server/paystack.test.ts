import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { payerAddress } from '#server/deeds/top-ups/open-once.ts'
import { paystackPayments } from '#server/ports/payments-paystack.ts'
import { kobo } from '#src/lib/money.ts'

const verified = (data: object) => ({
  status: true,
  message: 'Verification successful',
  data: { status: 'success', reference: 'tu-1', amount: 100_000, currency: 'NGN', ...data },
})

const fail = (status: number, message: string) =>
  vi.fn().mockRejectedValue(Object.assign(new Error(message), { status, data: { message } }))

const refund = (amount: number | string, status = 'processed') => ({ status, amount })

const disputeFails = (status: number) =>
  vi.fn().mockImplementation((path: string) => {
    if (path.startsWith('/dispute')) return Promise.reject(Object.assign(new Error('no'), { status }))
    return Promise.resolve(path === '/refund' ? { data: [] } : verified({ id: 17 }))
  })

const dialling = (ussd_code: string) =>
  vi.fn().mockResolvedValue({ status: true, data: { status: 'pay_offline', ussd_code, reference: 'tu1' } })

describe('the Paystack adapter', () => {
  test('opens a checkout with kobo as text, naira, the payer’s address and the way back', async () => {
    const send = vi.fn().mockResolvedValue({
      status: true,
      data: { authorization_url: 'https://checkout.paystack.com/abc', access_code: 'abc', reference: 'tu-1' },
    })
    const answer = await paystackPayments('sk_test', send).open({
      reference: 'tu-1',
      amount: kobo(1000),
      email: payerAddress('+2348031234567'),
      returnUrl: 'https://play.example/fund-wallet/paystack-fund-status?reference=tu-1',
    })
    expect(answer).toEqual({ paymentLink: 'https://checkout.paystack.com/abc' })
    expect(send).toHaveBeenCalledWith('/transaction/initialize', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test' },
      body: {
        reference: 'tu-1',
        amount: '100000',
        email: '2348031234567@players.oriire.ng',
        currency: 'NGN',
        callback_url: 'https://play.example/fund-wallet/paystack-fund-status?reference=tu-1',
        channels: ['card'],
      },
    })
  })

  const charging = { reference: 'tu1', amount: kobo(500), email: 'a@b.ng' }
  const until = new Date('2026-11-23T12:30:00.000Z')

  test('a one-time account is asked for with its end, and its number is read as text', async () => {
    const send = vi.fn().mockResolvedValue({
      status: true,
      data: {
        status: 'pending_bank_transfer',
        account_number: '0123456789',
        account_name: 'PAYSTACK CHECKOUT',
        bank: { slug: 'titan', name: 'Titan Bank', id: 629 },
        account_expires_at: '2026-11-23T12:30:00.000Z',
      },
    })
    expect(await paystackPayments('sk_test', send).charge({ ...charging, by: { until } })).toEqual({
      kind: 'transfer',
      accountNumber: '0123456789',
      accountName: 'PAYSTACK CHECKOUT',
      bankName: 'Titan Bank',
      until,
    })
    expect(send).toHaveBeenCalledWith('/charge', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test' },
      body: {
        reference: 'tu1',
        amount: '50000',
        email: 'a@b.ng',
        currency: 'NGN',
        bank_transfer: { account_expires_at: '2026-11-23T12:30:00.000Z' },
      },
    })
  })

  test('a code to dial is asked for by the bank’s own, and one that is no code is an error', async () => {
    const send = dialling('*737*33*4*18791#')
    expect(await paystackPayments('sk_test', send).charge({ ...charging, by: { bank: 'gtbank' } })).toEqual({
      kind: 'ussd',
      bank: 'gtbank',
      code: '*737*33*4*18791#',
    })
    expect(send.mock.calls[0]![1].body).toMatchObject({ ussd: { type: '737' }, amount: '50000' })
    const wrong = paystackPayments('sk_test', dialling('javascript:1'))
    await expect(wrong.charge({ ...charging, by: { bank: 'uba' } })).rejects.toThrow()
  })

  test('an answer without a checkout address is an error, not a link', async () => {
    const send = vi.fn().mockResolvedValue({ status: false, message: 'Duplicate Transaction Reference' })
    const open = paystackPayments('sk_test', send).open({
      reference: 'tu-1',
      amount: 1,
      email: 'a@b.ng',
      returnUrl: '/',
    })
    await expect(open).rejects.toThrow()
  })

  test('fees on top are not credited: the asked-for amount counts', async () => {
    const send = vi
      .fn()
      .mockResolvedValue(verified({ amount: 40_333, requested_amount: 30_050, fees: 10_283 }))
    const payment = await paystackPayments('sk_test', send).verify('tu-1')
    expect(payment).toEqual({ reference: 'tu-1', amount: 30_050, currency: 'NGN', state: 'success' })
  })

  test('of a transfer it says what came, whatever was asked for, and in whose name', async () => {
    const authorization = {
      channel: 'bank_transfer',
      sender_name: ' OBI ADA ',
      sender_bank_account_number: 'X567',
    }
    const send = vi
      .fn()
      .mockResolvedValue(verified({ amount: 40_000, requested_amount: 30_050, authorization }))
    expect(await paystackPayments('sk_test', send).verify('tu-1')).toMatchObject({
      amount: 30_050,
      came: 40_000,
      payer: 'X567',
      payerName: 'OBI ADA',
    })
    const nameless = vi.fn().mockResolvedValue(verified({ channel: 'bank_transfer', authorization: null }))
    expect((await paystackPayments('sk_test', nameless).verify('tu-1'))!.payerName).toBeUndefined()
  })

  test.each([
    [{ signature: 'SIG_1', sender_bank_account_number: null }, 'SIG_1'],
    [{ sender_bank_account_number: 'X567' }, 'X567'],
    [null, undefined],
  ])('who paid is known by the mark of the card or the account: %j', async (authorization, payer) => {
    const send = vi.fn().mockResolvedValue(verified({ authorization }))
    expect((await paystackPayments('sk_test', send).verify('tu-1'))!.payer).toBe(payer)
  })

  test('what was paid only in part is never credited as asked for', async () => {
    const send = vi.fn().mockResolvedValue(verified({ amount: 10_000, requested_amount: 30_050 }))
    expect((await paystackPayments('sk_test', send).verify('tu-1'))!.amount).toBe(10_000)
  })

  test.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['reversed', 'failed'],
    ['abandoned', 'pending'],
    ['ongoing', 'pending'],
    ['queued', 'pending'],
  ])('%s at the provider is %s here', async (status, state) => {
    const send = vi.fn().mockResolvedValue(verified({ status }))
    expect((await paystackPayments('sk_test', send).verify('tu-1'))!.state).toBe(state)
  })

  const OPEN = { status: 'awaiting-merchant-feedback', resolution: null, refund_amount: 30_000 }
  const LOST = { status: 'resolved', resolution: 'merchant-accepted', refund_amount: 30_000 }
  const WON = { status: 'resolved', resolution: 'declined', refund_amount: null }
  test.each([
    ['nothing', 'success', [], [], 0, true],
    [
      'refunds that are processed',
      'success',
      [refund(20_000), refund('5000'), refund(9, 'failed')],
      [],
      25_000,
      true,
    ],
    ['refunds beyond the payment', 'success', [refund(90_000), refund(90_000)], [], 100_000, true],
    ['an open dispute', 'success', [], OPEN, 30_000, false],
    ['an open dispute about all of it', 'success', [], [{ ...OPEN, refund_amount: null }], 100_000, false],
    ['a lost dispute, once beside its own refund', 'success', [refund(30_000)], [LOST], 30_000, true],
    ['a refund and an open dispute', 'success', [refund(30_000)], [OPEN], 60_000, false],
    ['a dispute that was won', 'success', [], [WON], 0, true],
    ['a reversal', 'reversed', [], [], 100_000, true],
  ])(
    'says of %s how much is gone, and whether that is final',
    async (_, status, refunds, disputes, amount, isFinal) => {
      const send = vi.fn().mockImplementation((path: string) => {
        if (path === '/transaction/verify/tu-1') return Promise.resolve(verified({ id: 17, status }))
        return Promise.resolve({
          data: path === '/refund' ? refunds : path === '/dispute/transaction/17' ? disputes : null,
        })
      })
      expect(await paystackPayments('sk_test', send).takenBack('tu-1')).toEqual({ amount, isFinal })
      for (const [, { headers }] of send.mock.calls)
        expect(headers).toEqual({ authorization: 'Bearer sk_test' })
    },
  )

  test('takes no dispute for an answer only where the provider says that there is none', async () => {
    expect((await paystackPayments('k', disputeFails(404)).takenBack('tu-1')).amount).toBe(0)
    await expect(paystackPayments('k', disputeFails(502)).takenBack('tu-1')).rejects.toThrow('no')
  })

  test('an answer about another payment takes nothing back of this one', async () => {
    const send = vi.fn().mockResolvedValue(verified({ status: 'reversed', reference: 'tu-2' }))
    await expect(paystackPayments('k', send).takenBack('tu-1')).rejects.toThrow('speaks of tu-2')
  })

  test('an unknown reference is nothing, a wrong key is an error', async () => {
    const unknown = paystackPayments('k', fail(400, 'Transaction reference not found.'))
    expect(await unknown.verify('tu-1')).toBeUndefined()
    await expect(paystackPayments('k', fail(401, 'Invalid key')).verify('tu-1')).rejects.toThrow()
    await expect(paystackPayments('k', fail(400, 'Invalid key')).verify('tu-1')).rejects.toThrow()
    await expect(paystackPayments('k', fail(502, '')).verify('tu-1')).rejects.toThrow()
  })

  test('a signature is the HMAC-SHA512 of the raw bytes with the secret key, in hex of either case', () => {
    const payments = paystackPayments('sk_test')
    const body = Buffer.from('{"event":"charge.success", "data": {"x": "\\u00e9"}}')
    const signature = createHmac('sha512', 'sk_test').update(body).digest('hex')
    expect(payments.isSigned(body, signature)).toBe(true)
    expect(payments.isSigned(body, signature.toUpperCase())).toBe(true)
    expect(payments.isSigned(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signature)).toBe(false)
    expect(payments.isSigned(body, createHmac('sha512', 'sk_tesT').update(body).digest('hex'))).toBe(false)
    for (const wrong of ['', 'zz', signature.slice(1), `${signature}00`])
      expect(payments.isSigned(body, wrong)).toBe(false)
  })
})
