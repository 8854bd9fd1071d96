// What a restored copy has forgotten but the provider knows is entered by the provider's reference, once, and moves money
// only on the provider's word.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { excludeSelf } from '#src/contract/players/safer-play.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { giveBackByHand } from '#server/deeds/withdrawals/decide.ts'
import { referenceOf } from '#server/deeds/withdrawals/run-payouts.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import type { Books, ListedPayment, ListedTransfer } from '#server/ports/ports.ts'
import { operate } from '#server/programs/operate.ts'
import { freshDb } from '../support/database.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, openCases, pass, standIn, winnerOf, type StandIn } from '../support/withdrawals.ts'

const CARD = `tu-${'ab'.repeat(20)}`
const LEFT = `wd${'cd'.repeat(16)}`
const NAMED = ['--who=Bola', '--why=restored from a copy']

let s: TestService
let bank: StandIn
let book: { payments: ListedPayment[]; transfers: ListedTransfer[] }
beforeEach(async () => {
  bank = standIn('sandbox')
  book = { payments: [], transfers: [] }
  const books: Books = {
    name: 'sandbox',
    payments: async () => book.payments,
    transfers: async () => book.transfers,
    balance: async () => null,
  }
  s = await makeService({
    db: await freshDb(),
    payouts: [bank.port],
    books: [books],
    settings: { WITHDRAWAL_TAX: '500' },
  })
  // As the first node asks for them.
  await s.db.many`insert into bank (code, name) values ('058', 'Guaranty Trust Bank')`
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const operator = (...words: string[]) =>
  operate({ ...s.service, randomness: s.service.ports.randomness, books: s.service.ports.books }, [
    ...words,
    ...NAMED,
  ])
const paidIn = async (reference: string, naira: number) => {
  await s.db.many`
    insert into sandbox_payment (reference, amount, return_url, state)
    values (${reference}, ${kobo(naira)}, '/', 'success')`
  book.payments = [{ reference, amount: kobo(naira) }]
  await operator('reconcile')
}
const paidOut = async (reference: string, naira: number, state: ListedTransfer['state'] = 'paid') => {
  const amount = kobo(naira)
  bank.orders.set(reference, {
    reference,
    amount,
    bankCode: '058',
    accountNumber: '0123456789',
    accountName: '',
  })
  book.transfers = [{ reference, amount, state }]
  await operator('reconcile')
}
const enterLeft = (phone: string, ...more: string[]) =>
  operator('enter-withdrawal', LEFT, phone, '058', '0123456789', ...more)
const withdrawals = (playerId: number) =>
  s.db.many<{ id: string; state: string; amount: number; withheld: number; account_name: string }>`
    select id, state, amount, withheld, account_name from withdrawal where player_id = ${playerId}`
const askAgain = async () => {
  await s.clock.advance(60_000)
  await reconcileTopUps(s.service)
}

test('a payment that the copy does not know is credited once, after its provider has confirmed it, and is written down', async () => {
  const { playerId, phone } = await s.player()
  await paidIn(CARD, 700)
  expect(await operator('enter-payment', CARD, phone)).toContain('₦700')
  expect((await walletsOf(s.db, playerId)).play).toBe(0)
  await askAgain()
  expect((await walletsOf(s.db, playerId)).play).toBe(kobo(700))
  await expect(operator('enter-payment', CARD, phone)).rejects.toThrow('It is in the books already')
  await askAgain()
  expect((await walletsOf(s.db, playerId)).play).toBe(kobo(700))
  expect(await operator('reconcile')).toContain('Nothing differs')
  expect(await operator('log')).toContain(`Bola: enter-payment ${CARD} `)
})

test('what the provider does not confirm is not credited, whatever was listed', async () => {
  const { playerId, phone } = await s.player()
  await paidIn(CARD, 700)
  await s.db.many`update sandbox_payment set amount = ${kobo(699)}`
  await operator('enter-payment', CARD, phone)
  await askAgain()
  expect((await walletsOf(s.db, playerId)).play).toBe(0)
})

test('the money of a player who has shut themselves out is entered too, and is theirs to withdraw', async () => {
  const { playerId, phone, token } = await s.player()
  void (await s.call(excludeSelf, { token, body: { months: 6 } })).data
  await paidIn(`tu${'12'.repeat(20)}`, 700)
  await operator('enter-payment', `tu${'12'.repeat(20)}`, phone)
  await askAgain()
  expect(await walletsOf(s.db, playerId)).toMatchObject({ play: 0, winnings: kobo(700) })
})

test('a withdrawal that the copy does not know is taken out of the winnings once, tax and duty too, and is never sent again', async () => {
  const { playerId, phone } = await winnerOf(s, kobo(50_000))
  await paidOut(LEFT, 9_500)
  expect(await enterLeft(phone)).toContain('₦10,000 is taken out')
  await expect(enterLeft(phone)).rejects.toThrow('It is in the books already')
  await pass(s, 1)
  const rows = await withdrawals(playerId)
  expect(rows).toMatchObject([
    { state: 'paid', amount: kobo(10_000), withheld: kobo(500), account_name: 'ADA OBI' },
  ])
  expect((await walletsOf(s.db, playerId)).winnings).toBe(kobo(40_000))
  expect(await balanceOf(s.db, 'clearing:payouts')).toBe(kobo(9_500))
  expect(bank.sent).toEqual([])
  expect(await operator('reconcile')).toContain('Nothing differs')
  expect(await operator('log')).toMatch(
    /Bola: enter-withdrawal wd\S+ \S+ 058 \*{6}6789 \(restored from a copy\)/,
  )
})

test('one that the bank sends back is in the winnings again, and one that its provider does not know is not sent', async () => {
  const { playerId, phone } = await winnerOf(s, kobo(1_000))
  await paidOut(LEFT, 950)
  await enterLeft(phone)
  bank.orders.delete(LEFT)
  await pass(s, 5, 15, 60, 300, 900, 3_600, 3_600, 90_000)
  expect(bank.sent).toEqual([])
  const [row] = await withdrawals(playerId)
  expect(row).toMatchObject({ state: 'sent' })
  expect(await openCases(s, row!.id)).toEqual(['slow'])
  bank.script.verify = ({ amount }) => ({ outcome: 'reversed', amount, currency: 'NGN' })
  bank.orders.set(LEFT, {
    reference: LEFT,
    amount: kobo(950),
    bankCode: '',
    accountNumber: '',
    accountName: '',
  })
  await pass(s, DAY / 1_000)
  expect(await withdrawals(playerId)).toMatchObject([{ state: 'returned' }])
  expect((await walletsOf(s.db, playerId)).winnings).toBe(kobo(1_000))
})

test('where less is won than left it is refused with what is missing, unless the operator bears that', async () => {
  const { playerId, phone } = await winnerOf(s, kobo(400))
  await paidOut(LEFT, 950)
  await expect(enterLeft(phone)).rejects.toThrow('say --ours where you bear the ₦600 that are missing')
  expect(await withdrawals(playerId)).toEqual([])
  const before = await balanceOf(s.db, 'operator_funds')
  await enterLeft(phone, '--ours')
  await pass(s, 1)
  expect(await withdrawals(playerId)).toMatchObject([{ state: 'paid' }])
  expect((await walletsOf(s.db, playerId)).winnings).toBe(0)
  expect(await balanceOf(s.db, 'operator_funds')).toBe(before - kobo(600))
})

test.each(['bank', 'operator'])(
  'what the operator bore of one that the %s gives back is the operator’s again, and the player has what they had',
  async by => {
    const { playerId, phone } = await winnerOf(s, kobo(400))
    await paidOut(LEFT, 950)
    const before = await balanceOf(s.db, 'operator_funds')
    await enterLeft(phone, '--ours')
    const [row] = await withdrawals(playerId)
    if (by === 'bank') {
      await pass(s, 1)
      bank.script.verify = ({ amount }) => ({ outcome: 'reversed', amount, currency: 'NGN' })
      await pass(s, DAY / 1_000, DAY / 1_000)
    } else await giveBackByHand(s.db, { id: row!.id, who: 'Bola', why: 'it never left', isSure: true })
    expect(await withdrawals(playerId)).toMatchObject([{ state: 'returned' }])
    expect((await walletsOf(s.db, playerId)).winnings).toBe(kobo(400))
    expect(await balanceOf(s.db, 'operator_funds')).toBe(before)
  },
)

test('what no provider lists as paid by a reference of ours is refused by name', async () => {
  const { phone, playerId } = await winnerOf(s, kobo(5_000))
  await expect(enterLeft(phone)).rejects.toThrow('No provider lists it as transfer-not-ours')
  await expect(operator('enter-payment', CARD, phone)).rejects.toThrow('run reconcile first')
  await expect(operator('enter-payment', 'somebody-elses', phone)).rejects.toThrow('no such reference')
  await paidOut(LEFT, 950, 'open')
  await expect(enterLeft(phone)).rejects.toThrow('It is not paid at sandbox: ₦950 is open there')
  await paidOut(LEFT, 950)
  await expect(enterLeft('08030000000')).rejects.toThrow('Nobody has that number')
  await expect(operator('enter-withdrawal', LEFT, phone, '999', '0123456789')).rejects.toThrow('No bank')
  await expect(operator('enter-withdrawal', LEFT, phone, '058', '12')).rejects.toThrow('Say where it went')
  expect((await walletsOf(s.db, playerId)).winnings).toBe(kobo(5_000))
})

test('a withdrawal of the copy whose first attempt was refused and second was paid becomes that transfer, and is not sent again', async () => {
  const { phone, token, playerId } = await winnerOf(s, kobo(5_000))
  const { id } = (await ask(s, token, { amount: '1000' })).data.withdrawal
  const second = referenceOf(s.service, id, 2)
  await paidOut(second, 940)
  const enter = (account = '0123456789') => operator('enter-withdrawal', second, phone, '058', account)
  await expect(enter()).rejects.toThrow('of which ₦950 should arrive and not ₦940')
  await paidOut(second, 950)
  await expect(enter('0000000000')).rejects.toThrow('to another account')
  expect(await enter()).toContain('is not sent again')
  await expect(enter()).rejects.toThrow('in the books already')
  await pass(s, 0)
  expect(await withdrawals(playerId)).toMatchObject([{ id, state: 'paid' }])
  expect([...bank.orders.keys()]).toEqual([second])
  expect((await walletsOf(s.db, playerId)).winnings).toBe(kobo(4_000))
})

test('a transfer of a withdrawal whose attempt is being asked about waits for its end', async () => {
  const { phone, token } = await winnerOf(s, kobo(5_000))
  const { id } = (await ask(s, token, { amount: '1000' })).data.withdrawal
  bank.script.send = () => 'hangs'
  await pass(s, 0)
  const second = referenceOf(s.service, id, 2)
  await paidOut(second, 950)
  await expect(operator('enter-withdrawal', second, phone, '058', '0123456789')).rejects.toThrow(
    'attempt 1 is being asked about',
  )
})
