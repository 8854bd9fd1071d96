// Winnings sent to a bank, with the provider of the sandbox.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { excludeSelf } from '#src/contract/players/safer-play.ts'
import { getUser } from '#src/contract/user.ts'
import { openTransfer } from '#src/contract/wallet.ts'
import * as contract from '#src/contract/withdrawals.ts'
import { kobo } from '#src/lib/money.ts'
import { letGo } from '#server/deeds/withdrawals/decide.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { PIN } from '../support/lucky.ts'
import { newKey } from '../support/play.ts'
import { sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ACCOUNT, ask, mayWithdraw, openCases, pass, winnerOf, wish } from '../support/withdrawals.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const winnings = async (token: string) => (await s.call(getUser, { token })).data.winning_balance
const look = async (token: string, id: string) =>
  (await s.call(contract.getWithdrawal, { token, params: { id } })).data
const begin = async (amount: string, more: Parameters<typeof wish>[0] = {}) => {
  const player = await winnerOf(s, kobo(5_000))
  const { withdrawal } = (await ask(s, player.token, { amount, ...more })).data
  return { ...player, id: withdrawal.id, withdrawal }
}

describe('a withdrawal', () => {
  test('sets the money aside at once, is sent, reaches the bank with a trace number and is paid', async () => {
    const { token, id, withdrawal } = await begin('1,500')
    expect(withdrawal).toMatchObject({
      state: 'requested',
      amount: kobo(1_500),
      withheld: 0,
      arrives: kobo(1_500),
      bank_name: 'Guaranty Trust Bank',
      account_last4: '6789',
      account_name: 'OBI ADA',
      sent_at: null,
      hold: null,
    })
    expect(await winnings(token)).toBe(kobo(3_500))
    expect(await balanceOf(s.db, 'withdrawals_in_flight')).toBe(kobo(1_500))
    await pass(s, 1)
    expect(await look(token, id)).toMatchObject({ state: 'sent', trace: null, at_bank_at: null })
    await pass(s, 5)
    const atBank = await look(token, id)
    expect(atBank).toMatchObject({ state: 'at_bank', paid_at: null })
    expect(atBank.trace).toMatch(/^999058\d{16}$/)
    await pass(s, 15)
    const paid = await look(token, id)
    expect(paid).toMatchObject({
      state: 'paid',
      trace: atBank.trace,
      message: '₦1,500 was paid into your account',
    })
    const times = [paid.requested_at, paid.sent_at!, paid.at_bank_at!, paid.paid_at!]
    expect(times).toEqual(times.toSorted())
    expect(await winnings(token)).toBe(kobo(3_500))
    expect(await balanceOf(s.db, 'clearing:payouts')).toBe(kobo(1_500))
  })

  test.each([
    ['501', [1, 5], 'returned', []],
    ['502', [1, 5, 15, 60], 'paid', []],
    ['503', [1, 5, 15, 60], 'at_bank', []],
    ['503', [1, 5, 15, 60, 300, 900], 'paid', []],
    ['504', [1, 5, 15, 60, 300, 900, 3_600, 24 * 3_600], 'at_bank', ['slow']],
    ['505', [1, 5, 15], 'paid', []],
    ['505', [1, 5, 15, 3_600], 'returned', []],
    ['506', [1, 300], 'requested', ['funds']],
    ['506', [1, 900, 5, 15], 'paid', []],
  ])('of ₦%s in the sandbox, after %j seconds, is %s', async (amount, seconds, state, cases) => {
    const { token, id } = await begin(amount)
    await pass(s, ...seconds)
    expect((await look(token, id)).state).toBe(state)
    expect(await openCases(s, id)).toEqual(cases)
    expect(await winnings(token)).toBe(
      state === 'returned' ? kobo(5_000) : kobo(5_000) - kobo(Number(amount)),
    )
  })

  test('that takes longer than a day says since when a person looks into it', async () => {
    const { token, id } = await begin('504')
    await pass(s, 1, 3_600)
    expect((await look(token, id)).case_since).toBeNull()
    await pass(s, 24 * 3_600)
    expect((await look(token, id)).case_since).not.toBeNull()
  })

  test('with the same key is one withdrawal, and with the key of another is refused', async () => {
    const player = await winnerOf(s, kobo(5_000))
    const key = newKey()
    const first = (await ask(s, player.token, {}, key)).data
    const second = (await ask(s, player.token, {}, key)).data
    expect(second.withdrawal.id).toBe(first.withdrawal.id)
    expect((await ask(s, player.token, { amount: '600' }, key)).refusal).toBe('key-reused')
    expect(await winnings(player.token)).toBe(kobo(4_500))
  })

  test('is listed, newest first, and its movements say what they are', async () => {
    const { token, id } = await begin('501')
    await pass(s, 1)
    await s.clock.advance(1_000)
    const second = (await ask(s, token, { amount: '700' })).data.withdrawal.id
    const list = (await s.call(contract.listWithdrawals, { token, query: {} })).data
    expect([list.count, list.results.map(it => it.id)]).toEqual([2, [second, id]])
  })
})

const refusalOf = async (more: Record<string, unknown>, player?: { token: string }) => {
  const { token } = player ?? (await winnerOf(s, kobo(5_000)))
  const before = await winnings(token)
  const answer = await s.call(contract.requestWithdrawal, {
    token,
    key: newKey(),
    wrongBody: { ...wish(), ...more },
  })
  expect(await winnings(token)).toBe(before)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  return answer.refusal
}

test('a withdrawal of less than the smallest amount is for players who are shut out: all that is left, and no less (safer play 13)', async () => {
  const { token } = await winnerOf(s, kobo(312.5))
  const minimum = async () => (await s.call(contract.withdrawalTerms, { token })).data.minimum
  expect(await minimum()).toBe(kobo(500))
  expect((await ask(s, token, { amount: '312.50' })).refusal).toBe('withdrawal-too-small')
  void (await s.call(excludeSelf, { token, body: { months: null } })).data
  expect(await minimum()).toBe(kobo(312.5))
  expect((await ask(s, token, { amount: '312.49' })).refusal).toBe('withdrawal-too-small')
  expect((await ask(s, token, { amount: '312.50' })).data.withdrawal.amount).toBe(kobo(312.5))
  expect(await winnings(token)).toBe(0)
  expect(await minimum()).toBe(kobo(500))
})

describe('a withdrawal is refused, and nothing moves,', () => {
  test.each([
    ['below the smallest amount', { amount: '499.99' }, 'withdrawal-too-small'],
    ['with three decimals', { amount: '500.001' }, 'bad-input'],
    ['of more than there is', { amount: '5000.01' }, 'wallet-short'],
    ['to an account number of nine digits', { account_number: '012345678' }, 'bad-input'],
    ['to a bank that does not exist', { bank_code: '000' }, 'bank-unknown'],
    ['to an account that does not exist', { account_number: '0123450000' }, 'account-unknown'],
    ['to an account of somebody else', { account_number: '0123451111' }, 'name-differs'],
    ['while the bank does not answer', { account_number: '0123453333' }, 'bank-silent'],
    ['with a wrong PIN', { transaction_pin: '9999' }, 'pin-wrong'],
    ['without a PIN', { transaction_pin: undefined }, 'bad-input'],
  ])('%s', async (_, more, refusal) => {
    expect(await refusalOf(more)).toBe(refusal)
  })

  test('before the player has given names, or has a PIN §2.106 §2.108', async () => {
    const player = await s.player()
    await s.fund(player.playerId, kobo(5_000), 'winnings')
    expect(await refusalOf({}, player)).toBe('names-missing')
    await s.db.many`update player set first_name = 'Ada', last_name = 'Obi' where id = ${player.playerId}`
    expect(await refusalOf({}, player)).toBe('pin-missing')
  })

  test('after five wrong PINs also with the right one, for 15 minutes', async () => {
    const player = await winnerOf(s, kobo(5_000))
    for (let wrong = 0; wrong < 5; wrong++) await refusalOf({ transaction_pin: '9999' }, player)
    expect(await refusalOf({}, player)).toBe('pin-locked')
    await s.clock.advance(15 * 60_000)
    expect((await ask(s, player.token)).status).toBe(200)
  })

  test('from play money and from the referral wallet', async () => {
    const player = await winnerOf(s, 0)
    await s.fund(player.playerId, kobo(5_000))
    await s.fund(player.playerId, kobo(5_000), 'bonus')
    expect(await refusalOf({}, player)).toBe('wallet-short')
  })
})

describe('terms, accounts and times', () => {
  test('terms say the smallest amount, what there is, and that nothing is withheld', async () => {
    const player = await s.player()
    await s.fund(player.playerId, kobo(5_000), 'winnings')
    const terms = async () => (await s.call(contract.withdrawalTerms, { token: player.token })).data
    expect(await terms()).toEqual({
      minimum: kobo(500),
      winning_balance: kobo(5_000),
      most_now: kobo(5_000),
      withheld_percent: 0,
      day_ceiling: null,
      left_today: null,
      review_above: null,
      new_account_wait_hours: 0,
      change_wait_until: null,
      card_wait_until: null,
      has_pin: false,
      has_names: false,
    })
    await mayWithdraw(s, player.playerId)
    expect(await terms()).toMatchObject({ has_pin: true, has_names: true })
  })

  test('the banks have codes, names and how our own transfers went §7.20', async () => {
    const { banks } = (await s.call(contract.fetchBanks)).data
    expect(banks.length).toBeGreaterThan(10)
    expect(banks.map(it => it.name)).toEqual(banks.map(it => it.name).toSorted((a, b) => a.localeCompare(b)))
    expect(new Set(banks.map(it => it.health))).toEqual(new Set(['unknown']))
  })

  test('an account number is resolved to its name, and the name is compared', async () => {
    const { token } = await winnerOf(s, 0)
    const resolve = async (account_number: string) => {
      const { data } = await s.call(contract.resolveAccount, { token, body: { ...ACCOUNT, account_number } })
      return [data.account_name, data.name_fit]
    }
    expect(await resolve('0123 456 789')).toEqual(['OBI ADA', 'same'])
    expect(await resolve('0123452222')).toEqual(['OBI A', 'near'])
    expect(await resolve('0123451111')).toEqual(['SOMEBODY ELSE ENTIRELY', 'other'])
  })

  test('fifteen accounts a minute are resolved, and no more', async () => {
    const { token } = await winnerOf(s, 0)
    const resolve = () => s.call(contract.resolveAccount, { token, body: ACCOUNT })
    for (let at = 0; at < 15; at++) expect((await resolve()).status).toBe(200)
    expect((await resolve()).refusal).toBe('too-many-tries')
  })

  test('an account is saved once, with the PIN, by itself or with a withdrawal, and removed', async () => {
    const { token } = await winnerOf(s, kobo(5_000))
    const save = (pin: string, account_number = ACCOUNT.account_number) =>
      s.call(contract.saveBeneficiary, {
        token,
        body: { ...ACCOUNT, account_number, transaction_pin: pin },
      })
    const list = async () => (await s.call(contract.listBeneficiaries, { token })).data.beneficiaries
    expect((await save('9999')).refusal).toBe('pin-wrong')
    expect((await save(PIN, '0123451111')).refusal).toBe('name-differs')
    const { id } = (await save(PIN)).data.beneficiary
    expect((await save(PIN)).data.beneficiary.id).toBe(id)
    await s.clock.advance(1_000)
    void (await ask(s, token, { save: true, account_number: '0123452222' })).data
    expect((await list()).map(it => [it.account_number, it.name_fit])).toEqual([
      ['0123452222', 'near'],
      ['0123456789', 'same'],
    ])
    expect((await s.call(contract.removeBeneficiary, { token, params: { id } })).status).toBe(200)
    expect((await s.call(contract.removeBeneficiary, { token, params: { id } })).refusal).toBe('not-found')
    expect(await list()).toHaveLength(1)
  })

  test('ten accounts are saved at most', async () => {
    const { token } = await winnerOf(s, 0)
    const save = (account_number: string) =>
      s.call(contract.saveBeneficiary, { token, body: { ...ACCOUNT, account_number, transaction_pin: PIN } })
    for (let at = 10; at < 20; at++) expect((await save(`01234567${at}`)).status).toBe(200)
    expect((await save('0123456720')).refusal).toBe('too-many-accounts')
  })

  test('everybody reads how long payouts took, counted from the ledger', async () => {
    await begin('1000')
    await pass(s, 1, 5, 15)
    await begin('504')
    const times = (await s.call(contract.payoutTimes)).data
    expect(times).toMatchObject({ days: 7, paid: 1, p50_seconds: 21, p95_seconds: 21, open: 1 })
  })
})

const paidInBy = async (token: string, name: string) => {
  const { reference } = (await s.call(openTransfer, { token, key: newKey(), body: { amount: '500' } })).data
  await s.db.many`update sandbox_payment set payer_name = ${name} where reference = ${reference}`
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, 50_000))
}
const resolve = async (token: string) =>
  (
    await s.call(contract.resolveAccount, {
      token,
      body: { bank_code: '058', account_number: '0123456789' },
    })
  ).data.paid_in_by
const held = async (player: Awaited<ReturnType<typeof winnerOf>>) =>
  (await ask(s, player.token)).data.withdrawal.hold?.reason

describe('who paid in by transfer', () => {
  test.each(['ADA OBI', 'OBI, ADA NGOZI', 'A OBI'])(
    'is compared with the account: %s is the same or near, and nothing waits',
    async name => {
      const player = await winnerOf(s, kobo(5_000))
      await paidInBy(player.token, name)
      expect(await resolve(player.token)).toBeUndefined()
      expect(await held(player)).toBeUndefined()
    },
  )

  test('another name is told before, waits for a person, and says the ways out', async () => {
    const player = await winnerOf(s, kobo(5_000))
    await paidInBy(player.token, 'CHIDI EZE')
    expect(await resolve(player.token)).toBe('CHIDI EZE')
    const { withdrawal } = (await ask(s, player.token, { save: true })).data
    expect(withdrawal).toMatchObject({ state: 'held', hold: { reason: 'other-payer' } })
    expect(withdrawal.message).toMatch(/another name, so a person looks .* top up by transfer from your own/)
    const [saved] = (await s.call(contract.listBeneficiaries, { token: player.token })).data.beneficiaries
    expect(saved).toMatchObject({ name_fit: 'same', paid_in_by: 'CHIDI EZE' })
    expect(await winnings(player.token)).toBe(kobo(4_500))
    await letGo(s.service, 'approve', { id: withdrawal.id, who: 'ngozi', why: 'his brother' })
    await pass(s, 1, 5, 15)
    expect((await look(player.token, withdrawal.id)).state).toBe('paid')
    // Paid to once, it is known.
    expect(await held(player)).toBeUndefined()
  })

  test('one transfer from the own account is the way out', async () => {
    const player = await winnerOf(s, kobo(5_000))
    await paidInBy(player.token, 'CHIDI EZE')
    await paidInBy(player.token, 'OBI ADA')
    expect(await resolve(player.token)).toBeUndefined()
    expect(await held(player)).toBeUndefined()
  })
})
