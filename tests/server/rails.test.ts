// Two providers of payouts: which of them gets a withdrawal, and that no second one does while the first may have paid.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#src/contract/withdrawals.ts'
import { kobo } from '#src/lib/money.ts'
import { refreshBanks } from '#server/deeds/withdrawals/resolve-account.ts'
import { isRailWell } from '#server/deeds/withdrawals/choose-rail.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { pairBanks } from '#server/lib/same-bank.ts'
import { monnifyPayouts } from '#server/ports/payouts-monnify.ts'
import { freshDb } from '../support/database.ts'
import { walletsOf } from '../support/play.ts'
import { KEYS, startMonnify, type Monnify } from '../support/monnify.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, attemptsOf, openCases, pass, standIn, winnerOf, type StandIn } from '../support/withdrawals.ts'

let s: TestService
let home: StandIn
let monnify: Monnify
beforeEach(async () => {
  home = standIn('paystack')
  monnify = await startMonnify()
  const second = monnifyPayouts({ ...KEYS, url: monnify.url }, Date.now)
  s = await makeService({ db: await freshDb(12), payouts: [home.port, second] })
  await refreshBanks(s.service)
})
afterEach(async () => {
  monnify.stop()
  expect(monnify.faults).toEqual([])
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const begin = async () => {
  const player = await winnerOf(s, kobo(5_000))
  const { id } = (await ask(s, player.token, { amount: '1000' })).data.withdrawal
  const state = async () =>
    (await s.call(contract.getWithdrawal, { token: player.token, params: { id } })).data.state
  const held = async () => (await walletsOf(s, player.playerId)).winnings
  const rails = async () => (await attemptsOf(s, id)).map(it => it.provider)
  return { ...player, id, state, held, rails }
}
const paidOut = () => balanceOf(s.db, 'clearing:payouts')
const NO_FUNDS = { outcome: 'unsent', reason: 'Your balance is not enough' } as const
const atMonnify = async () => {
  home.script.send = () => NO_FUNDS
  monnify.script.verify = it => monnify.ok(monnify.status(it, 'PENDING'))
  const it = await begin()
  await pass(s, 0, 15)
  expect(await it.rails()).toEqual(['paystack', 'monnify'])
  return { ...it, reference: monnify.sent[0]! }
}
const webhook = (eventType: string, reference: string, signature?: string) => {
  const body = JSON.stringify({ eventType, eventData: { reference, amount: 1 } })
  return s.app.request('/api/webhooks/monnify', {
    method: 'POST',
    body,
    headers: { 'monnify-signature': signature ?? monnify.sign(body) },
  })
}

describe('a new attempt', () => {
  test('goes to the provider that the setting prefers while all are well', async () => {
    const it = await begin()
    await pass(s, 0, 5)
    expect([await it.rails(), await it.state()]).toEqual([['paystack'], 'paid'])
  })

  test('goes to the other one where the first has no money for it, and is paid once', async () => {
    home.script.send = () => NO_FUNDS
    const it = await begin()
    await pass(s, 0)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['requested', ['funds']])
    await pass(s, 15, 5)
    expect([await it.rails(), await it.state()]).toEqual([['paystack', 'monnify'], 'paid'])
    expect([await openCases(s, it.id), await paidOut(), home.orders.size]).toEqual([[], kobo(1_000), 0])
    // The next one does not ask the first again for a while.
    const next = await begin()
    await pass(s, 0, 5)
    expect(await next.rails()).toEqual(['monnify'])
  })

  test('waits where neither has money, and does not ask them again and again', async () => {
    home.script.send = () => NO_FUNDS
    monnify.script.send = it => ({
      taken: false,
      reply: monnify.ok(monnify.status(it, 'FAILED', { comment: 'You do not have sufficient balance' })),
    })
    const it = await begin()
    await pass(s, 0, 15, 15, 15, 60, 60)
    expect([await it.rails(), await it.state()]).toEqual([['paystack', 'monnify'], 'requested'])
  })

  test('never goes to another one while the first may have paid', async () => {
    home.script.send = () => 'hangs'
    home.script.verify = () => 'hangs'
    const it = await begin()
    await pass(s, 0, 5, 15, 60, 300, 900, 3_600, 3_600)
    expect([await it.rails(), monnify.sent, await it.state()]).toEqual([['paystack'], [], 'sent'])
  })

  test('goes only where the bank is known', async () => {
    await s.db.one`delete from rail_bank where provider = 'monnify'`
    home.script.send = () => NO_FUNDS
    const it = await begin()
    await pass(s, 0, 15, 60)
    expect([await it.rails(), monnify.sent]).toEqual([['paystack'], []])
  })
})

describe('at Monnify', () => {
  test('a transfer leaves only with our word: of this reference, amount and account, under way there', async () => {
    const { reference } = await atMonnify()
    const approve = async (body: unknown, signature?: string) => {
      const text = JSON.stringify(body)
      const response = await s.app.request('/api/approvals/monnify', {
        method: 'POST',
        body: text,
        headers: { 'monnify-signature': signature ?? monnify.sign(text) },
      })
      if (!response.ok) return response.status
      const said = (await response.json()) as { status: string; reason?: string }
      return said.reason ? `${said.status} ${said.reason}` : said.status
    }
    const it = { reference, amount: 1_000, destinationAccountNumber: '0123456789' }
    expect(await approve(it)).toBe('APPROVE')
    expect(await approve({ ...it, amount: '1000.00' })).toBe('APPROVE')
    expect(await approve({ eventType: 'DISBURSEMENT', eventData: it })).toBe('APPROVE')
    // Forged: nobody learns anything.
    expect(await approve(it, monnify.sign('{}'))).toBe(401)
    expect(await approve(it, '')).toBe(401)
    // Foreign, or changed on the way.
    expect(await approve({ ...it, reference: 'wd0' })).toBe('REJECT not-ours')
    expect(await approve({ ...it, amount: 1_000.01 })).toBe('REJECT not-ours')
    expect(await approve({ ...it, amount: 10 })).toBe('REJECT not-ours')
    expect(await approve({ ...it, destinationAccountNumber: '0987654321' })).toBe('REJECT not-ours')
    expect(await approve({ ...it, currency: 'USD' })).toBe('REJECT other-currency')
    // One word would let a whole batch go, this one in it.
    expect(await approve({ ...it, batchReference: 'b1' })).toBe('REJECT batch')
    expect(await approve({ eventData: { transactionList: [it] } })).toBe('REJECT batch')
    for (const strange of [
      [],
      null,
      {},
      [it],
      { ...it, amount: '1e3' },
      { amount: 1_000 },
      { eventData: 1, ...it },
    ])
      expect(await approve(strange)).toBe('REJECT not-understood')
    const [first] = await s.db.many<{ reference: string }>`
      select reference from payout_attempt where provider = 'paystack'`
    expect(await approve({ ...it, reference: first!.reference })).toBe('REJECT not-ours')
    monnify.script.verify = row => monnify.ok(monnify.status(row, 'SUCCESS'))
    await pass(s, 15, 60)
    expect(await approve(it)).toBe('REJECT not-ours')
  })

  test('a webhook before the answer pays once, and the late answer changes nothing', async () => {
    home.script.send = () => NO_FUNDS
    monnify.script.send = async it => {
      monnify.book.set(it.reference, it)
      expect((await webhook('SUCCESSFUL_DISBURSEMENT', it.reference)).status).toBe(200)
      return { taken: true, reply: { status: 502, body: '<html>Bad Gateway</html>' } }
    }
    const it = await begin()
    await pass(s, 0, 15, 5, 15)
    expect([await it.state(), await paidOut()]).toEqual(['paid', kobo(1_000)])
  })

  test('the same webhook fifty times, reversed after three days fifty times, pays once and gives back once', async () => {
    const it = await atMonnify()
    monnify.script.verify = order => monnify.ok(monnify.status(order, 'SUCCESS'))
    const many = (event: string) =>
      Promise.all(Array.from({ length: 50 }, () => webhook(event, it.reference)))
    for (const { status } of await many('SUCCESSFUL_DISBURSEMENT')) expect(status).toBe(200)
    // Whatever takes longer than a provider waits goes on after the answer.
    const look = async () => [await it.state(), await paidOut()]
    await expect.poll(look).toEqual(['paid', kobo(1_000)])
    await s.clock.advance(72 * 3_600_000)
    monnify.script.verify = order => monnify.ok(monnify.status(order, 'REVERSED'))
    await many('REVERSED_DISBURSEMENT')
    await expect.poll(look).toEqual(['returned', 0])
    expect(await it.held()).toBe(kobo(5_000))
  })

  test('a webhook that is forged, lies, or is about nobody moves nothing', async () => {
    const it = await atMonnify()
    const forged = await webhook('SUCCESSFUL_DISBURSEMENT', it.reference, '0'.repeat(128))
    expect([forged.status, forged.headers.get('x-refusal')]).toEqual([401, 'signature-wrong'])
    for (const reference of [it.reference, `wd${'0'.repeat(32)}`])
      expect((await webhook('SUCCESSFUL_DISBURSEMENT', reference)).status).toBe(200)
    expect((await webhook('LOW_BALANCE_ALERT', '')).status).toBe(200)
    expect([await it.state(), await paidOut()]).toEqual(['sent', 0])
  })

  test('one kobo more settles nothing and calls a person', async () => {
    const it = await atMonnify()
    monnify.script.verify = order => monnify.ok(monnify.status(order, 'SUCCESS', { amount: 1_000.01 }))
    await pass(s, 5)
    expect([await it.state(), await openCases(s, it.id)]).toEqual(['at_bank', ['amount', 'funds']])
  })

  test('taken and hung up, then "not found" three times, then success: paid once', async () => {
    home.script.send = () => NO_FUNDS
    monnify.script.send = () => ({ taken: true, reply: 'hang up' })
    monnify.script.lost = 3
    const it = await begin()
    await pass(s, 0, 15, 5, 15, 60, 300)
    expect([await it.state(), monnify.book.size, await paidOut()]).toEqual(['paid', 1, kobo(1_000)])
    expect(await it.rails()).toEqual(['paystack', 'monnify'])
  })

  test('a failure that comes later gives the money back once', async () => {
    const it = await atMonnify()
    monnify.script.verify = order =>
      monnify.ok(monnify.status(order, 'FAILED', { comment: 'Account closed' }))
    await pass(s, 5, 15)
    await Promise.all([1, 2, 3].map(() => runPayouts(s.service)))
    expect([await it.state(), await it.held(), await paidOut()]).toEqual(['returned', kobo(5_000), 0])
  })
})

test('a name is found by the other provider where the first does not answer', async () => {
  home.script.isSilent = true
  const player = await winnerOf(s, 0)
  const body = { bank_code: '058', account_number: '0123456789' }
  const answer = await s.call(contract.resolveAccount, { token: player.token, body })
  expect(answer.data.account_name).toBe('OBI ADA NGOZI')
})

test('a bank that a provider lists twice is kept once, and its withdrawals still find the other provider §7.20', async () => {
  const [first, ...others] = await home.port.banks()
  home.port.banks = async () => [{ ...first!, name: 'GTBank' }, ...others, first!]
  const day = 86_400_000
  await s.clock.advance(day + 1)
  await refreshBanks(s.service)
  const { token } = await s.player()
  const { banks } = (await s.call(contract.fetchBanks, { token })).data
  expect(banks.map(({ code, name }) => [code, name])).toEqual([
    ['044', 'Access Bank'],
    ['058', 'Guaranty Trust Bank'],
  ])
  expect(await s.db.many`select 1 from rail_bank where seen_at < game_clock() - interval '1 hour'`).toEqual(
    [],
  )
})

test('banks are the same by name, or by code and the first word; what is not clear is left out', () => {
  const ours = [
    { code: '058', name: 'Guaranty Trust Bank' },
    { code: '50211', name: 'Kuda Bank' },
    { code: '044', name: 'Access Bank' },
    { code: '999992', name: 'OPay Digital Services Limited (OPay)' },
  ]
  const theirs = [
    { code: '058', name: 'Guaranty Trust Bank Plc' },
    { code: '090267', name: 'KUDA MICROFINANCE BANK' },
    { code: '044', name: 'Access Bank' },
    { code: '063', name: 'Access Bank Plc' },
  ]
  expect(pairBanks(ours, theirs)).toEqual([
    { code: '058', theirs: '058' },
    { code: '50211', theirs: '090267' },
  ])
})

test('a provider is well until it refuses for reasons of ours, or leaves more unanswered than it takes', () => {
  const counted = { provider: 'x', taken: 0, unsent: 0, silent: 0 }
  expect(isRailWell(undefined)).toBe(true)
  expect(isRailWell({ ...counted, unsent: 1, taken: 9 })).toBe(false)
  expect(isRailWell({ ...counted, silent: 2, taken: 1 })).toBe(false)
  expect(isRailWell({ ...counted, silent: 2, taken: 2 })).toBe(true)
})
