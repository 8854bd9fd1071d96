// What a provider may do with a transfer, and that nobody is paid twice, nothing is lost and each withdrawal ends.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listKeys } from '#src/contract/draws.ts'
import { getUser } from '#src/contract/user.ts'
import { listTransactions } from '#src/contract/wallet.ts'
import * as contract from '#src/contract/withdrawals.ts'
import { verifyP256 } from '#src/draws/sign.ts'
import { fromHex, utf8 } from '#src/lib/bytes.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { followTransfer } from '#server/deeds/withdrawals/follow-transfer.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { settleAttempt } from '#server/deeds/withdrawals/settle-attempt.ts'
import type { Db } from '#server/db/db.ts'
import { onDatabase } from '#server/service.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, post, walletCode } from '#server/ledger/transfers.ts'
import { runCommand } from '#server/programs/commands.ts'
import { createService } from '#server/create-service.ts'
import { freshDb } from '../support/database.ts'
import { newKey } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import {
  ask,
  attemptsOf,
  openCases,
  pass,
  standIn,
  transferEvent,
  winnerOf,
  wish,
  type StandIn,
} from '../support/withdrawals.ts'

const SUM = kobo(1_000)
const HELD = kobo(5_000)

let s: TestService
let bank: StandIn
beforeEach(async () => {
  bank = standIn('paystack')
  s = await makeService({ db: await freshDb(12), payouts: [bank.port] })
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const begin = async (more: Parameters<typeof wish>[0] = {}) => {
  const player = await winnerOf(s, HELD)
  const { id } = (await ask(s, player.token, { amount: '1000', ...more })).data.withdrawal
  const look = async () =>
    (await s.call(contract.getWithdrawal, { token: player.token, params: { id } })).data
  const held = async () => (await s.call(getUser, { token: player.token })).data.winning_balance
  const reference = async () => (await attemptsOf(s, id)).at(-1)!.reference
  const state = async () => (await look()).state
  return { ...player, id, look, held, state, reference }
}
/** Of the winnings, newest first, but for what the test gave: kind, and the withdrawal that each names. */
const movementsOf = async ({ token }: { token: string }) =>
  (await s.call(listTransactions, { token, query: { wallet: 'winnings' } })).data.results
    .slice(0, -1)
    .map(it => [it.kind, it.reference])
const paidOut = () => balanceOf(s.db, 'clearing:payouts')
const inFlight = () => balanceOf(s.db, 'withdrawals_in_flight')
const operator = (...words: string[]) =>
  runCommand({ ...s.service, randomness: s.service.ports.randomness }, words)

const other = async () => {
  const { service, app, live } = await createService(s.service.settings, {
    db: s.db,
    games: s.service.games,
    clock: s.clock,
    payouts: [bank.port],
    payments: s.service.ports.payments,
    print: () => undefined,
    gates: { hashing: s.service.hashing, codes: s.service.codes },
  })
  return { service, app, live }
}
const under = async (settings: Record<string, string>) => {
  await s.close()
  s = await makeService({ db: await freshDb(12), payouts: [bank.port], settings })
}

const paid = (amount = SUM) => ({ outcome: 'succeeded', amount, currency: 'NGN' }) as const

const sent = async () => {
  bank.script.verify = () => ({ outcome: 'accepted' })
  const it = await begin()
  await pass(s, 0)
  return { ...it, ref: await it.reference() }
}
const twenty = async (keyOf: () => string) => {
  const node = await other()
  const player = await winnerOf(s, kobo(3_600))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      s.call(
        contract.requestWithdrawal,
        { token: player.token, key: keyOf(), body: wish() },
        at % 2 ? node.app : s.app,
      ),
    ),
  )
  await Promise.all([s.service, node.service].map(runPayouts))
  await pass(s, 5)
  await node.live.stop()
  return answers
}

describe('the answer to a transfer', () => {
  test('is preceded by a committed attempt with provider and reference', async () => {
    const it = await begin()
    let seen: unknown
    bank.port.send = async ({ reference }) => {
      seen = await s.db.one`select state, provider, amount from payout_attempt where reference = ${reference}`
      return { outcome: 'accepted' }
    }
    await runPayouts(s.service)
    expect(seen).toEqual({ state: 'sent', provider: 'paystack', amount: SUM })
    expect(await it.reference()).toMatch(/^wd[0-9a-f]{32}$/)
  })

  test.each(['accepts and hangs', 'accepts and answers 502'])(
    'that %s is unknown, and then paid once',
    async () => {
      bank.script.send = () => 'hangs'
      const it = await begin()
      await pass(s, 0)
      expect(await it.state()).toBe('sent')
      expect(await inFlight()).toBe(SUM)
      await pass(s, 5)
      expect(await it.look()).toMatchObject({ state: 'paid', trace: '999058000000000001' })
      expect([bank.sent.length, await paidOut(), await inFlight()]).toEqual([1, SUM, 0])
    },
  )

  test('that hangs before it is taken is sent again with the same reference, after three times "not found"', async () => {
    const it = await begin()
    const { send } = bank.port
    bank.port.send = async () => {
      throw new Error('ECONNRESET')
    }
    await pass(s, 0)
    bank.port.send = send
    await pass(s, 5, 15)
    expect([await it.state(), bank.sent]).toEqual(['sent', []])
    await pass(s, 60)
    expect(bank.sent).toEqual([await it.reference()])
    await pass(s, 5)
    expect([await it.state(), await paidOut()]).toEqual(['paid', SUM])
  })

  test('that was lost three times at the provider and found then is paid once: the repeated one is a duplicate', async () => {
    bank.script.send = () => 'hangs'
    bank.script.lost = 3
    const it = await begin()
    await pass(s, 0, 5, 15, 60)
    expect(await it.state()).toBe('sent')
    await pass(s, 300)
    expect([await it.state(), bank.orders.size, await paidOut()]).toEqual(['paid', 1, SUM])
    expect(new Set(bank.sent).size).toBe(1)
  })

  test.each(['unsent', 'refused'] as const)(
    'of a repeated transfer that is %s proves nothing about the first',
    async outcome => {
      bank.script.send = () => 'hangs'
      bank.script.lost = 4
      const it = await begin()
      await pass(s, 0)
      const { send } = bank.port
      bank.port.send = async () => ({ outcome, reason: 'Your balance is not enough' })
      await pass(s, 5, 15, 60)
      expect([await it.state(), await it.held(), await openCases(s, it.id)]).toEqual(['sent', HELD - SUM, []])
      bank.port.send = send
      await pass(s, 900, 3_600)
      expect([await it.state(), bank.orders.size, await paidOut()]).toEqual(['paid', 1, SUM])
      expect(await attemptsOf(s, it.id)).toHaveLength(1)
    },
  )

  test('that calls a new reference a duplicate proves that it arrived: it is asked about, and never given back', async () => {
    bank.script.send = () => ({ outcome: 'duplicate' })
    const it = await begin()
    await pass(s, 0)
    bank.orders.set(await it.reference(), {
      reference: await it.reference(),
      amount: SUM,
      bankCode: '058',
      accountNumber: '0123456789',
      accountName: 'OBI ADA',
    })
    await pass(s, 5)
    expect([await it.state(), await paidOut()]).toEqual(['paid', SUM])
  })

  test('that was given to a database which is then restored to before it is a duplicate, and paid once', async () => {
    const it = await sent()
    await s.db.tx(async tx => {
      await tx.exec('set local session_replication_role = replica')
      await tx.one`delete from payout_attempt where withdrawal_id = ${it.id}`
      await tx.one`
        update withdrawal set state = 'reserved', sent_at = null, next_at = game_clock() where id = ${it.id}`
    })
    bank.script.verify = order => ({
      outcome: 'succeeded',
      amount: order.amount,
      currency: 'NGN',
      trace: '1',
    })
    await pass(s, 0, 5, 15)
    expect(bank.sent).toEqual([it.ref, it.ref])
    expect([...bank.orders.keys()]).toEqual([it.ref])
    expect([await it.state(), await paidOut()]).toEqual(['paid', SUM])
  })

  test('that refuses gives the money back, once', async () => {
    bank.script.send = () => ({ outcome: 'refused', reason: 'Recipient specified is invalid' })
    const it = await begin()
    await pass(s, 0, 5, 3_600)
    expect(await it.look()).toMatchObject({ state: 'returned', case_since: null })
    expect([await it.held(), await inFlight(), await paidOut()]).toEqual([HELD, 0, 0])
    expect(bank.sent).toHaveLength(1)
    expect(await movementsOf(it)).toEqual([
      ['withdrawal-back', it.id],
      ['withdrawal', it.id],
    ])
  })

  test('that our balance is too low is our trouble: it waits, is told to the operator, and goes out later by a new attempt', async () => {
    bank.script.send = () => ({
      outcome: 'unsent',
      reason: 'Your balance is not enough to fulfil this request',
    })
    const it = await begin()
    await pass(s, 0)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['requested', ['funds']])
    expect(await it.look()).toMatchObject({
      sent_at: null,
      message: expect.stringContaining('waits for our own balance'),
    })
    expect(await operator('cases')).toContain('Your balance is not enough')
    bank.script.send = () => ({ outcome: 'accepted' })
    await pass(s, 900, 5)
    expect([await it.state(), await openCases(s, it.id), await paidOut()]).toEqual(['paid', [], SUM])
    expect(new Set(bank.sent).size).toBe(2)
  })

  test('comes too late where the webhook was quicker', async () => {
    const it = await begin()
    bank.port.send = async order => {
      bank.orders.set(order.reference, order)
      expect((await transferEvent(s, order.reference)).status).toBe(200)
      expect(await it.state()).toBe('paid')
      throw new Error('504 Gateway Timeout')
    }
    await pass(s, 0, 5)
    expect([await it.state(), await paidOut(), await it.held()]).toEqual(['paid', SUM, HELD - SUM])
  })
})

describe('what the provider says later', () => {
  const reversed = { outcome: 'reversed', amount: SUM, currency: 'NGN' } as const

  test('a webhook is believed only as far as to ask the provider', async () => {
    const it = await sent()
    await transferEvent(s, it.ref)
    expect(await it.state()).toBe('sent')
    bank.script.verify = () => paid()
    await transferEvent(s, it.ref, 'transfer.failed')
    expect([await it.state(), await paidOut()]).toEqual(['paid', SUM])
  })

  test('the same webhook fifty times at once pays once, and gives back once', async () => {
    const it = await sent()
    bank.script.verify = () => paid()
    const many = (event: string) =>
      Promise.all(Array.from({ length: 50 }, () => transferEvent(s, it.ref, event)))
    for (const { status } of await many('transfer.success')) expect(status).toBe(200)
    // Whatever takes longer than a provider waits goes on after the answer.
    const look = async () => [await it.state(), await paidOut(), await it.held()]
    await expect.poll(look).toEqual(['paid', SUM, HELD - SUM])
    bank.script.verify = () => reversed
    await many('transfer.reversed')
    await expect.poll(look).toEqual(['returned', 0, HELD])
  })

  test.each([
    ['a minute', MINUTE, true],
    ['three days', 72 * HOUR, true],
    ['three days, with no webhook', 73 * HOUR + MINUTE, false],
  ])('a success that the bank reverses after %s comes back to the winnings', async (_, after, isTold) => {
    const it = await sent()
    bank.script.verify = () => paid()
    await pass(s, 5)
    expect(await it.state()).toBe('paid')
    bank.script.verify = () => reversed
    if (isTold) {
      await s.clock.advance(after)
      await transferEvent(s, it.ref, 'transfer.reversed')
    } else await pass(s, after / 1_000)
    expect(await it.look()).toMatchObject({
      state: 'returned',
      message: expect.stringContaining('₦1,000 is back'),
    })
    expect([await it.held(), await paidOut()]).toEqual([HELD, 0])
  })

  test('a webhook about a reference that is not ours, or with a forged signature, does nothing', async () => {
    const it = await sent()
    bank.script.verify = () => paid()
    expect((await transferEvent(s, 'wd00000000000000000000000000000000')).status).toBe(200)
    const forged = await s.app.request('/api/webhooks/paystack', {
      method: 'POST',
      body: JSON.stringify({ event: 'transfer.success', data: { reference: it.ref } }),
      headers: { 'x-paystack-signature': '0'.repeat(128) },
    })
    expect([forged.status, await it.state()]).toEqual([401, 'sent'])
  })

  test('one kobo more or less, or another currency, settles nothing and calls a person', async () => {
    for (const said of [paid(SUM + 1), paid(SUM - 1), { ...paid(), currency: 'GHS' }]) {
      const it = await sent()
      bank.script.verify = () => said
      await transferEvent(s, it.ref)
      expect([await it.state(), await openCases(s, it.id)]).toEqual(['sent', ['amount']])
      await s.clock.advance(2 * MINUTE)
      // Given back on top it would be paid twice.
      await expect(operator('give-back', it.id, 'ngozi', 'too', 'little')).rejects.toThrow(
        'The provider has spoken of a payment',
      )
      expect(await it.held()).toBe(HELD - SUM)
      expect(await operator('give-back', it.id, 'ngozi', 'never', 'paid', '--sure')).toContain('is back')
      expect(await it.held()).toBe(HELD)
    }
    expect(await paidOut()).toBe(0)
  })

  test('paid after it was refused: the money has gone back, nothing more moves, and a person is called', async () => {
    const it = await sent()
    bank.script.verify = () => ({ outcome: 'refused', reason: 'failed' })
    await pass(s, 5)
    expect([await it.state(), await it.held()]).toEqual(['returned', HELD])
    bank.script.verify = () => paid()
    await transferEvent(s, it.ref)
    expect([await it.state(), await it.held(), await paidOut()]).toEqual(['returned', HELD, 0])
    expect(await openCases(s, it.id)).toEqual(['contradiction'])
    // Settled with the provider: an alarm that is on for ever tells nobody of the next case.
    await expect(operator('close-case', it.id, 'slow', 'ngozi', 'settled')).rejects.toThrow(
      'no open case slow',
    )
    await expect(operator('close-case', it.id, 'all', 'ngozi', 'settled')).rejects.toThrow('Say which case')
    expect(
      await operator('close-case', it.id, 'contradiction', 'ngozi', 'they', 'took', 'it', 'back'),
    ).toContain('is closed')
    expect(await openCases(s, it.id)).toEqual([])
  })

  test('paid although it had come back: no money moves, a person is called, and it is asked about no more', async () => {
    const it = await sent()
    // As a node of an earlier version left it: back with the player, and its attempt goes on.
    await s.db.many`
      update withdrawal set state = 'returned', failed_at = game_clock(), returned_at = game_clock()
      where id = ${it.id}`
    await s.db.tx(tx =>
      post(tx, [
        {
          debit: 'withdrawals_in_flight',
          credit: walletCode(it.playerId, 'winnings'),
          amount: SUM,
          kind: 'withdrawal-back',
          cause: it.id,
        },
      ]),
    )
    expect(await checkInvariants(s.db)).toEqual([
      'what came back to its player is paid by no attempt, and none is still under way',
    ])
    bank.script.verify = () => paid()
    await pass(s, 5)
    expect([await it.state(), await it.held(), await paidOut()]).toEqual(['returned', HELD, 0])
    expect(await openCases(s, it.id)).toEqual(['contradiction'])
    await pass(s, 3_600)
    expect(await s.db.one`select next_at from withdrawal`).toEqual({ next_at: null })
  })

  test('paid after "our balance is too low": no second attempt goes out', async () => {
    bank.script.send = () => ({ outcome: 'unsent', reason: 'Your balance is not enough' })
    const it = await begin()
    await pass(s, 0)
    const ref = await it.reference()
    bank.orders.set(ref, { ...wishOrder, reference: ref })
    await transferEvent(s, ref)
    bank.script.send = () => ({ outcome: 'accepted' })
    await pass(s, 900, 3_600)
    expect(bank.sent).toHaveLength(1)
    expect(await it.state()).toBe('held')
    expect(await openCases(s, it.id)).toEqual(['contradiction', 'funds'])
    for (const deed of ['release', 'give-back'])
      await expect(operator(deed, it.id, 'ngozi', 'it', 'waits')).rejects.toThrow('has spoken of a payment')
    expect(bank.sent).toHaveLength(1)
  })

  test('what an authority has held stays held for that when it is paid after "our balance is too low", and sends nothing once that ends', async () => {
    bank.script.send = () => ({ outcome: 'unsent', reason: 'Your balance is not enough' })
    const it = await begin()
    await pass(s, 0)
    await operator('hold', it.id, 'authority', '48', 'ngozi', 'a', 'court', 'order')
    const ref = await it.reference()
    bank.orders.set(ref, { ...wishOrder, reference: ref })
    await transferEvent(s, ref)
    expect((await it.look()).hold?.reason).toBe('authority')
    expect(await openCases(s, it.id)).toEqual(['contradiction', 'funds'])
    await expect(operator('release', it.id, 'ngozi', 'lifted')).rejects.toThrow('has spoken of a payment')
  })

  test('nothing for a day opens a case that the player sees, and nothing is given back', async () => {
    const it = await sent()
    await pass(s, 5, 15, 60, 300, 900, 3_600)
    expect((await it.look()).case_since).toBeNull()
    for (let hour = 0; hour < 24; hour++) await pass(s, 3_600)
    expect((await it.look()).case_since).not.toBeNull()
    const figures = await s.metrics.read()
    expect(figures).toMatch(/^withdrawal_cases 1$/m)
    expect(figures).toMatch(/^withdrawals_open_kobo 100000$/m)
    expect([await it.state(), await inFlight()]).toEqual(['sent', SUM])
    bank.script.verify = () => paid()
    await pass(s, 3_600)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['paid', []])
  })

  test('a one-time code that the provider wants calls a person, and the transfer waits', async () => {
    const it = await sent()
    bank.script.verify = () => ({ outcome: 'accepted', needsOtp: true })
    await pass(s, 5)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['sent', ['otp']])
  })

  test('an attempt is asked about where it was sent, and nowhere else', async () => {
    const it = await sent()
    const other = standIn('other')
    s.service.ports.payouts = [other.port]
    await pass(s, 5)
    expect([await it.state(), other.sent, await openCases(s, it.id)]).toEqual(['sent', [], ['rail']])
    s.service.ports.payouts = [other.port, bank.port]
    bank.script.verify = () => paid()
    await pass(s, 3_600)
    expect([await it.state(), other.sent]).toEqual(['paid', []])
  })

  test('the approval address lets through what we have sent, of that amount and to that account where it is named, and nothing else', async () => {
    const it = await sent()
    const approve = async (body: unknown) =>
      (await s.app.request('/api/approvals/paystack', { method: 'POST', body: JSON.stringify(body) })).status
    expect(await approve({ reference: it.ref, amount: SUM })).toBe(200)
    expect(await approve({ data: { reference: it.ref, amount: SUM } })).toBe(200)
    expect(await approve({ reference: it.ref, amount: SUM + 1 })).toBe(400)
    expect(await approve({ reference: 'wd0', amount: SUM })).toBe(400)
    expect(await approve('nothing')).toBe(400)
    const to = (recipient: unknown) => approve({ reference: it.ref, amount: SUM, recipient })
    expect(await to({ details: { account_number: '0123456789' } })).toBe(200)
    expect(await to({ details: { account_number: '9876543210' } })).toBe(400)
    for (const unsaid of ['RCP_1', 7, null, { recipient_code: 'RCP_1' }]) expect(await to(unsaid)).toBe(200)
    bank.script.verify = () => paid()
    await pass(s, 5)
    expect(await approve({ reference: it.ref, amount: SUM })).toBe(400)
  })
})

const wishOrder = {
  amount: SUM,
  bankCode: '058',
  accountNumber: '0123456789',
  accountName: 'OBI ADA NGOZI',
}

describe('many at once, on two nodes', () => {
  test('twenty equal requests are one withdrawal, paid once', async () => {
    const key = newKey()
    const answers = await twenty(() => key)
    expect(new Set(answers.map(it => it.data.withdrawal.id)).size).toBe(1)
    expect([bank.sent.length, await paidOut(), await inFlight()]).toEqual([1, kobo(500), 0])
  })

  test('of twenty different ones as many are done as the wallet pays for: seven', async () => {
    const answers = await twenty(newKey)
    expect(answers.filter(it => it.status === 200)).toHaveLength(7)
    expect(new Set(answers.filter(it => it.status !== 200).map(it => it.refusal))).toEqual(
      new Set(['wallet-short']),
    )
    expect([bank.sent.length, await paidOut(), await inFlight()]).toEqual([7, kobo(3_500), 0])
  })

  test('two workers on one row send it once, and settle it once', async () => {
    const node = await other()
    const it = await begin()
    await Promise.all([s.service, node.service, s.service, node.service].map(runPayouts))
    expect(bank.sent).toHaveLength(1)
    const ref = await it.reference()
    await Promise.all(
      [s.service, node.service, s.service, node.service].map(each => followTransfer(each, ref)),
    )
    expect([await it.state(), await paidOut()]).toEqual(['paid', SUM])
    await node.live.stop()
  })
})

describe('rules of amount and name', () => {
  test('an amount above the setting waits for a person, who approves it by name and reason', async () => {
    await under({ WITHDRAWAL_REVIEW_ABOVE: '999' })
    const it = await begin()
    await pass(s, 0, 60)
    expect(await it.look()).toMatchObject({ state: 'held', hold: { reason: 'large-amount' }, sent_at: null })
    expect([await inFlight(), bank.sent]).toEqual([SUM, []])
    expect(await operator('cases')).toContain('held (large-amount)')
    const figures = async () => (await (await s.app.request('/metrics')).text()).match(/^withdrawal_.*$/gm)
    expect(await figures()).toEqual(['withdrawal_oldest_seconds 0', 'withdrawal_cases 1'])
    await expect(operator('approve', it.id)).rejects.toThrow('Say which, who and why')
    expect(await operator('approve', it.id, 'ngozi', 'known', 'winner')).toContain('goes out')
    await expect(operator('approve', it.id, 'ngozi', 'again')).rejects.toThrow('It waits for no review')
    await pass(s, 0, 5)
    expect(await it.state()).toBe('paid')
    const notes = await s.db.many`select deed, who, why from payout_note where withdrawal_id = ${it.id}`
    expect(notes).toEqual([{ deed: 'approve', who: 'ngozi', why: 'known winner' }])
  })

  test('each hold is a notice that we have signed: one of the listed reasons, a date, and nothing that can be changed in it', async () => {
    await under({ WITHDRAWAL_REVIEW_ABOVE: '999' })
    const it = await begin()
    const { hold } = await it.look()
    const { body, key, signature } = hold!.notice!
    expect(JSON.parse(body)).toMatchObject({
      type: 'oriire/hold/v1',
      withdrawal: it.id,
      reason: 'large-amount',
      until: hold!.until,
    })
    const keys = (await s.call(listKeys)).data.keys
    const fits = (text: string) => verifyP256(keys[key]!, utf8(text), fromHex(signature))
    expect(fits(body)).toBe(true)
    expect(fits(body.replace('large-amount', 'security'))).toBe(false)
    expect(fits(body.replace('2026', '2027'))).toBe(false)
  })

  test('a hold whose date has passed calls a person, and nothing goes out by itself', async () => {
    await under({ WITHDRAWAL_REVIEW_ABOVE: '999' })
    const it = await begin()
    await pass(s, 25 * 3_600)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['held', ['hold-over', 'slow']])
  })

  test('the ceiling of a day counts what was asked for today, and is new tomorrow', async () => {
    await under({ WITHDRAWAL_DAY_CEILING: '1500' })
    const it = await begin()
    expect((await ask(s, it.token, { amount: '501' })).refusal).toBe('day-ceiling')
    const terms = (await s.call(contract.withdrawalTerms, { token: it.token })).data
    expect([terms.day_ceiling, terms.left_today, terms.most_now]).toEqual([kobo(1_500), kobo(500), kobo(500)])
    expect((await ask(s, it.token)).status).toBe(200)
    expect((await ask(s, it.token)).refusal).toBe('day-ceiling')
    await s.clock.advance(24 * HOUR)
    expect((await ask(s, it.token, { amount: '1500' })).status).toBe(200)
  })

  test('the first withdrawal to an account waits as long as the setting says, the next one does not', async () => {
    await under({ WITHDRAWAL_NEW_ACCOUNT_HOURS: '12' })
    const it = await begin()
    expect(await it.look()).toMatchObject({ state: 'held', hold: { reason: 'new-account' } })
    await pass(s, 11 * 3_600)
    expect(bank.sent).toEqual([])
    await pass(s, 3_600, 5)
    expect(await it.state()).toBe('paid')
    expect((await ask(s, it.token)).data.withdrawal.state).toBe('requested')
  })

  test('a hold of days that ends by itself is no case: the player was told its date', async () => {
    await under({ WITHDRAWAL_NEW_ACCOUNT_HOURS: '48' })
    bank.script.verify = () => ({ outcome: 'accepted' })
    const it = await begin()
    await pass(s, 49 * 3_600, 5)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['sent', []])
    await expect(operator('close-case', it.id, 'slow', 'ngozi', 'early')).rejects.toThrow('It is sent')
    await pass(s, 25 * 3_600)
    expect(await openCases(s, it.id)).toEqual(['slow'])
  })

  test('of several waits the longest counts: a change that is nearly over does not shorten that of a new account, and a review ends neither', async () => {
    await under({ WITHDRAWAL_NEW_ACCOUNT_HOURS: '12', WITHDRAWAL_REVIEW_ABOVE: '1500' })
    const { token, playerId } = await winnerOf(s, kobo(5_000))
    await insertChange(s.db, playerId, 'pin')
    const asked = async (amount: string) => (await ask(s, token, { amount })).data.withdrawal
    expect((await asked('500')).hold?.reason).toBe('new-pin')
    const large = await asked('2000')
    expect(large.hold?.reason).toBe('large-amount')
    expect(await operator('approve', large.id, 'ngozi', 'known', 'winner')).toContain('waits as new-pin')
    await s.clock.advance(23 * HOUR)
    const { hold } = await asked('500')
    expect([hold?.reason, Date.parse(hold!.until) - s.clock.now()]).toEqual(['new-account', 12 * HOUR])
  })

  test('a late word of an attempt that is over ends no hold before its date', async () => {
    bank.script.send = () => ({ outcome: 'unsent', reason: 'Your balance is not enough' })
    const it = await begin()
    await pass(s, 0)
    await operator('hold', it.id, 'large-amount', '1', 'ngozi', 'asked', 'the', 'player')
    await insertChange(s.db, it.playerId, 'pin')
    expect(await operator('approve', it.id, 'ngozi', 'known', 'winner')).toContain('waits as new-pin')
    await transferEvent(s, await it.reference(), 'transfer.failed')
    await pass(s, 5)
    expect(await it.look()).toMatchObject({ state: 'held', hold: { reason: 'new-pin' } })
    await pass(s, 24 * 3_600)
    expect(await it.state()).toBe('requested')
  })

  test('a name that does not fit is refused, or waits for a person where the setting says so', async () => {
    bank.script.name = 'CHIDI EZE'
    const { token } = await winnerOf(s, HELD)
    expect((await ask(s, token)).refusal).toBe('name-differs')
    await under({ WITHDRAWAL_OTHER_NAMES: 'review' })
    expect(await (await begin()).look()).toMatchObject({ state: 'held', hold: { reason: 'name-check' } })
  })

  test('what is withheld goes to the tax account with the payment, and comes back with a reversal', async () => {
    await under({ WITHDRAWAL_TAX: '500' })
    const it = await begin({ amount: '1000.99' })
    expect(await it.look()).toMatchObject({ amount: 100_099, withheld: 5_004, arrives: 95_095 })
    await pass(s, 0, 5)
    expect([await paidOut(), await balanceOf(s.db, 'tax_withheld')]).toEqual([95_095, 5_004])
    bank.script.verify = ({ amount }) => ({ outcome: 'reversed', amount, currency: 'NGN' })
    await transferEvent(s, await it.reference(), 'transfer.reversed')
    expect([await it.held(), await balanceOf(s.db, 'tax_withheld')]).toEqual([HELD, 0])
    expect(new Set((await movementsOf(it)).map(([, reference]) => reference))).toEqual(new Set([it.id]))
  })

  test('stamp duty is ours: the player gets the whole amount, and the state what it takes from ₦10,000 on, once', async () => {
    const house = await balanceOf(s.db, 'house')
    const player = await winnerOf(s, kobo(30_000))
    for (const amount of ['9999.99', '10000']) {
      void (await ask(s, player.token, { amount })).data
      await pass(s, 0, 5)
    }
    expect(await paidOut()).toBe(kobo(20_000) - 1)
    const duty = () => balanceOf(s.db, 'stamp_duty')
    expect([await duty(), await balanceOf(s.db, 'house')]).toEqual([kobo(50), house - kobo(50)])
    bank.script.verify = ({ amount }) => ({ outcome: 'reversed', amount, currency: 'NGN' })
    await pass(s, 3_600)
    expect([await paidOut(), await duty()]).toEqual([0, kobo(50)])
  })

  test('the operator holds what has not been sent, releases it, or gives it back, each with who and why', async () => {
    const it = await begin()
    expect(await operator('hold', it.id, 'authority', '48', 'ngozi', 'a', 'court', 'order')).toContain(
      'held for 48 hours',
    )
    await pass(s, 3_600)
    expect(await it.look()).toMatchObject({ state: 'held', hold: { reason: 'authority' } })
    expect(await operator('release', it.id, 'ngozi', 'lifted')).toContain('goes out')
    bank.script.verify = () => ({ outcome: 'accepted' })
    await pass(s, 0)
    await expect(operator('hold', it.id, 'security', '1', 'ngozi', 'late')).rejects.toThrow(
      'It cannot be held: it is sent',
    )
    expect(await operator('give-back', it.id, 'ngozi', 'never', 'arrived')).toContain('is back')
    expect([await it.state(), await it.held()]).toEqual(['returned', HELD])
    await expect(operator('give-back', it.id, 'ngozi', 'twice')).rejects.toThrow('cannot be given back')
    await expect(operator('give-back', crypto.randomUUID(), 'ngozi', 'lost')).rejects.toThrow(
      'There is no such withdrawal: say its whole id',
    )
    bank.script.verify = ({ amount }) => ({ outcome: 'succeeded', amount, currency: 'NGN' })
    await transferEvent(s, await it.reference())
    expect([await it.held(), await openCases(s, it.id)]).toEqual([HELD, ['contradiction']])
    expect(await s.db.many`select deed from payout_note order by id`).toEqual([
      { deed: 'hold' },
      { deed: 'release' },
      { deed: 'give-back' },
    ])
  })

  test('a hold of the operator that replaced one which ends by itself ends alone when it is approved, and the other keeps its date', async () => {
    const { token, playerId } = await winnerOf(s, HELD)
    await insertChange(s.db, playerId, 'pin')
    const { id, hold } = (await ask(s, token)).data.withdrawal
    const look = async () => (await s.call(contract.getWithdrawal, { token, params: { id } })).data
    const keep = () => operator('hold', id, 'security', '1', 'ngozi', 'a', 'look')
    expect(await keep()).toContain('It was held (new-pin) until')
    await pass(s, 3_600)
    expect([(await look()).hold?.reason, await openCases(s, id)]).toEqual(['security', ['hold-over']])
    expect(await keep()).toMatch(/the player reads why\.$/)
    expect(await openCases(s, id)).toEqual([])
    await pass(s, 3_600)
    expect(await openCases(s, id)).toEqual(['hold-over'])
    expect(await operator('approve', id, 'ngozi', 'it', 'is', 'them')).toContain('waits as new-pin')
    expect((await look()).hold).toMatchObject({ reason: 'new-pin', until: hold!.until })
    await pass(s, 22 * 3_600, 5)
    expect((await look()).state).toBe('paid')
  })

  test('a give-back while its provider is asked keeps the transfer from being repeated, and one is refused right after a repeat', async () => {
    bank.script.send = () => 'lost'
    const it = await begin()
    await pass(s, 1, 5, 15, 60)
    const { verify } = bank.port
    bank.script.send = () => ({ outcome: 'accepted' })
    bank.port.verify = async reference => {
      const said = await verify(reference)
      await operator('give-back', it.id, 'ngozi', 'the provider never had it')
      return said
    }
    await s.clock.advance(HOUR)
    await followTransfer(s.service, await it.reference())
    expect([bank.orders.size, await it.state(), await it.held()]).toEqual([0, 'returned', HELD])
    bank.port.verify = verify

    bank.script.send = () => 'lost'
    const other = await begin()
    await pass(s, 1, 5, 15, 60)
    await s.clock.advance(HOUR)
    bank.script.send = () => 'hangs'
    await followTransfer(s.service, await other.reference())
    await expect(operator('give-back', other.id, 'ngozi', 'it never came')).rejects.toThrow(
      'it is being sent',
    )
    await pass(s, 3_600)
    expect(await other.state()).toBe('paid')
  })

  test('one given back that has arrived there after all needs a person', async () => {
    bank.script.send = () => 'lost'
    const it = await begin()
    await pass(s, 1)
    await s.clock.advance(HOUR)
    await operator('give-back', it.id, 'ngozi', 'the provider never had it')
    await settleAttempt(s.service, await it.reference(), { outcome: 'accepted' })
    expect([await it.held(), await openCases(s, it.id)]).toEqual([HELD, ['contradiction']])
  })

  test('what is ready to be sent again after a webhook stays due, though a node read it before', async () => {
    const it = await begin()
    bank.script.verify = () => ({ outcome: 'accepted' })
    await pass(s, 1)
    bank.script.verify = () => ({ outcome: 'unsent', reason: 'insufficient funds' })
    await s.clock.advance(HOUR)
    const { db } = s
    const reference = await it.reference()
    let isRead = false
    const one: Db['one'] = async (texts, ...values) => {
      const row = await db.one(texts, ...values)
      if (!isRead && values.includes(it.id) && texts.join('').includes('from withdrawal w')) {
        isRead = true
        await followTransfer(s.service, reference)
      }
      return row as never
    }
    await runPayouts(onDatabase(s.service, { ...db, one }))
    expect([isRead, await it.state()]).toEqual([true, 'requested'])
    bank.script.verify = ({ amount }) => ({ outcome: 'succeeded', amount, currency: 'NGN' })
    await pass(s, 3_600, 60)
    expect(await it.state()).toBe('paid')
  })
})
