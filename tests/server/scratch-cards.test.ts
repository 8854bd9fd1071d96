// Scratch cards: issued from the command line, shown to someone who knows the PIN, paid to only one player, once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getScratchCardAmount, redeemCard } from '#src/contract/scratch-cards.ts'
import { setLimit } from '#src/contract/players/safer-play.ts'
import { getTransaction, listTransactions } from '#src/contract/wallet.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { sql } from '#server/db/sql.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import { runCommand } from '#server/programs/commands.ts'
import { newKey } from '../support/play.ts'
import { makeService, newAddress, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
})
afterAll(() => s.close())

const run = (...words: string[]) => {
  const { games, pepper, ports } = s.service
  return runCommand({ db: s.db, games, pepper, randomness: ports.randomness }, words)
}
const issue = async (count = 1, amount = '500') => {
  const said = await run('issue-cards', String(count), amount)
  return cardsIn(said)
}
const cardsIn = (said: string) =>
  [...said.matchAll(/serial (\d{12}) {2}PIN (\d{10})/g)].map(([, serial = '', pin = '']) => ({
    serial,
    pin,
  }))
const look = (card: { serial: string; pin: string }, phone: string, address = newAddress()) =>
  s.call(getScratchCardAmount, { address, body: { serial_number: card.serial, pin: card.pin, phone } })
const claimOf = async (card: { serial: string; pin: string }, phone: string) =>
  (await look(card, phone)).data.data.claim
const redeem = (token: string, claim: string, key = newKey()) =>
  s.call(redeemCard, { token, key, body: { claim } })
const wrong = (pin: string) => (pin.startsWith('0') ? '1' : '0') + pin.slice(1)
const winnings = async (playerId: number) => (await walletsOf(s.db, playerId)).winnings

test('issued cards are printed once, their money is set aside from the house’s, and no PIN is kept §1.12', async () => {
  const [set, house] = [await balanceOf(s.db, 'scratch_cards'), await balanceOf(s.db, 'house')]
  const cards = await issue(3, '250.50')
  expect(new Set(cards.map(card => card.serial)).size).toBe(3)
  expect(await balanceOf(s.db, 'scratch_cards')).toBe(set + 3 * 25_050)
  expect(await balanceOf(s.db, 'house')).toBe(house - 3 * 25_050)
  const kept = JSON.stringify(await s.db.many`select * from scratch_card`)
  for (const { pin } of cards) expect(kept).not.toContain(pin)
  expect(await run('show')).toContain('Unused scratch cards: ₦751.50')
  await expect(run('issue-cards', '0', '500')).rejects.toThrow('how many')
  await expect(run('issue-cards', '1001', '500')).rejects.toThrow('how many')
  await expect(run('issue-cards', '1', 'much')).rejects.toThrow('amount')
  await expect(run('issue-cards', '1000', '90000000')).rejects.toThrow('at most ₦10,000,000')
  await expect(run('issue-cards', '1000', '10000.01')).rejects.toThrow('at most ₦10,000,000')
  const { games, ports } = s.service
  await expect(
    runCommand({ db: s.db, games, randomness: ports.randomness }, ['issue-cards', '1', '500']),
  ).rejects.toThrow('CODE_PEPPER')
})

test('serial and PIN tell the amount; wrong ones are refused alike, a used and an expired card by name §3.36 §7.22', async () => {
  const [card, other] = await issue(2)
  const { phone, token } = await s.player()
  const { data } = await look(card!, phone)
  expect(data.data).toMatchObject({ amount: kobo(500), serial_end: card!.serial.slice(-4) })
  const spaced = { serial: card!.serial.replace(/(\d{4})(?=\d)/g, '$1 '), pin: card!.pin }
  expect((await look(spaced, phone)).status).toBe(200)
  const answers = [
    await look({ ...card!, pin: wrong(card!.pin) }, phone),
    await look({ ...card!, serial: wrong(card!.serial) }, phone),
    await look({ ...card!, pin: other!.pin }, phone),
  ]
  for (const { status, refusal, json } of answers)
    expect([status, refusal, json]).toEqual([
      422,
      'card-unknown',
      { message: 'The serial number or the PIN is not right' },
    ])
  void (await redeem(token, data.data.claim)).data
  const again = await look(card!, phone)
  expect([again.refusal, again.json]).toEqual([
    'card-used',
    { message: 'This scratch card has been cashed out already' },
  ])
  await s.db.many`update scratch_card set expires_at = game_clock() where serial = ${other!.serial}`
  expect((await look(other!, phone)).refusal).toBe('card-expired')
})

test('after five wrong PINs a card is waited for, from whatever address, and then it opens', async () => {
  const [card] = await issue()
  const { phone } = await s.player()
  for (let at = 0; at < 5; at++)
    expect((await look({ ...card!, pin: wrong(card!.pin) }, phone)).refusal).toBe('card-unknown')
  const { refusal, headers } = await look(card!, phone)
  expect(refusal).toBe('too-many-tries')
  await s.clock.advance(Number(headers.get('retry-after')) * 1_000)
  expect((await look(card!, phone)).status).toBe(200)
})

test('one address looks at twenty cards a minute', async () => {
  const address = newAddress()
  const { phone } = await s.player()
  const [card] = await issue()
  for (let at = 0; at < 20; at++) expect((await look(card!, phone, address)).status).toBe(200)
  expect((await look(card!, phone, address)).refusal).toBe('too-many-tries')
})

test('a card is paid into the winnings once: the same key answers the same, another key is told that it is used', async () => {
  const [card] = await issue()
  const { phone, token, playerId } = await s.player()
  const claim = await claimOf(card!, phone)
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token, claim, key)))
  for (const answer of answers)
    expect(answer.data).toEqual({
      message: '₦500 is in your winnings wallet',
      amount: kobo(500),
      winning_balance: kobo(500),
    })
  expect((await redeem(token, claim)).refusal).toBe('card-used')
  expect((await redeem(token, `${claim}x`, key)).refusal).toBe('key-reused')
  expect(await winnings(playerId)).toBe(kobo(500))
  const { results } = (await s.call(listTransactions, { token })).data
  expect(results.map(row => [row.title, row.amount, row.wallet])).toEqual([
    ['Scratch card cashed out', kobo(500), 'winnings'],
  ])
  const one = await s.call(getTransaction, { token, params: { id: results[0]!.id } })
  expect(one.data.kind).toBe('scratch-card')
  // Long after, the answer that was lost is still the same.
  await s.clock.advance(2 * HOUR)
  expect((await redeem(token, claim, key)).data.amount).toBe(kobo(500))
})

test('two players who both know the PIN and ask at once: one is paid', async () => {
  for (let round = 0; round < 3; round++) {
    const [card] = await issue()
    const players = [await s.player(), await s.player()]
    const claims = await Promise.all(players.map(({ phone }) => claimOf(card!, phone)))
    const answers = await Promise.all(players.map(({ token }, at) => redeem(token, claims[at]!)))
    expect(answers.map(it => it.refusal).sort()).toEqual(['', 'card-used'])
    const paid = await Promise.all(players.map(({ playerId }) => winnings(playerId)))
    expect(paid.toSorted()).toEqual([0, kobo(500)])
  }
})

test('twelve cards at once pass no limit for top-ups', async () => {
  const { token, phone, playerId } = await s.player()
  void (await s.call(setLimit, { token, body: { kind: 'top-up', period: 'day', amount: '500' } })).data
  const claims = await Promise.all((await issue(12)).map(card => claimOf(card, phone)))
  const answers = await Promise.all(claims.map(claim => redeem(token, claim)))
  expect(answers.map(it => it.refusal).toSorted()).toEqual(['', ...Array(11).fill('top-up-limit')])
  expect(await winnings(playerId)).toBe(kobo(500))
})

test('only the owner of the phone number that was given cashes it out, within the hour, and no claim can be made up', async () => {
  const [card, late] = await issue(2)
  const [owner, stranger] = [await s.player(), await s.player()]
  const claim = await claimOf(card!, owner.phone)
  const [serial, until, seal] = claim.split('.')
  for (const made of [
    claim,
    `${late!.serial}.${until}.${seal}`,
    `${serial}.${Number(until) + 1}.${seal}`,
    'x',
  ])
    expect((await redeem(stranger.token, made)).refusal).toBe('card-not-yours')
  expect((await redeem(owner.token, `${late!.serial}.${until}.${seal}`)).refusal).toBe('card-not-yours')
  expect(await winnings(stranger.playerId)).toBe(0)
  await s.clock.advance(HOUR + 1_000)
  expect((await redeem(owner.token, claim)).refusal).toBe('card-not-yours')
  // A card that runs out between looking and cashing out.
  const fresh = await claimOf(late!, owner.phone)
  await s.db.many`update scratch_card set expires_at = game_clock() where serial = ${late!.serial}`
  expect((await redeem(owner.token, fresh)).refusal).toBe('card-expired')
  expect(await winnings(owner.playerId)).toBe(0)
})

test('a card is good for a year, and what is used or issued never changes', async () => {
  const [card] = await issue()
  const { phone, token, playerId } = await s.player()
  await s.clock.advance(364 * DAY)
  const claim = await claimOf(card!, phone)
  const fresh = await s.db.tx(tx => openSession(tx, s.service.ports.randomness, playerId, 'test'))
  expect((await redeem(token, claim)).refusal).toBe('not-signed-in')
  expect((await redeem(fresh, claim)).data.amount).toBe(kobo(500))
  for (const change of [
    sql`update scratch_card set state = 'unused', used_by = null, used_at = null`,
    sql`delete from scratch_card`,
  ])
    await expect(s.db.many`${change} where serial = ${card!.serial}`).rejects.toThrow('used once')
  const [other] = await issue()
  await expect(
    s.db.many`update scratch_card set amount = amount + 1 where serial = ${other!.serial}`,
  ).rejects.toThrow('never changes')
  await s.clock.advance(366 * DAY)
  expect((await look(other!, phone)).refusal).toBe('card-expired')
})

test('who cashed a card is told so, signed in and with its PIN; nobody else learns whose it was', async () => {
  const [card] = await issue()
  const [owner, other] = [await s.player(), await s.player()]
  const [claim, second] = [await claimOf(card!, owner.phone), await claimOf(card!, owner.phone)]
  void (await redeem(owner.token, claim)).data
  await s.clock.advance(1_000)
  const lookAs = (token: string | undefined) =>
    s.call(getScratchCardAmount, {
      ...(token && { token }),
      address: newAddress(),
      body: { serial_number: card!.serial, pin: card!.pin, phone: owner.phone },
    })
  const yours = expect.stringMatching(/^You cashed this card on .+ into your winnings wallet$/)
  expect((await lookAs(owner.token)).json).toEqual({ message: yours })
  for (const token of [undefined, other.token])
    expect((await lookAs(token)).json).toEqual({ message: 'This scratch card has been cashed out already' })
  const late = await redeem(owner.token, second)
  expect([late.refusal, late.json]).toEqual(['card-used', { message: yours }])
})

test('cards of a lot that nobody has used are called back, once: they pay nothing, and their money is the house’s', async () => {
  const [set, house] = [await balanceOf(s.db, 'scratch_cards'), await balanceOf(s.db, 'house')]
  const said = await run('issue-cards', '3', '500')
  const lot = / lot ([\da-f-]{36})\./.exec(said)![1]!
  const [used, open, other] = cardsIn(said)
  const [player, stranger] = [await s.player(), await s.player()]
  void (await redeem(player.token, await claimOf(used!, player.phone))).data
  const claim = await claimOf(open!, stranger.phone)
  expect(await run('void-cards', lot)).toBe('2 scratch cards called back, ₦1,000 is the house’s again.')
  expect(await balanceOf(s.db, 'scratch_cards')).toBe(set)
  expect(await balanceOf(s.db, 'house')).toBe(house - kobo(500))
  const calledBack = { message: 'This scratch card was called back' }
  const looked = await look(other!, stranger.phone)
  const late = await redeem(stranger.token, claim)
  for (const it of [looked, late]) expect([it.refusal, it.json]).toEqual(['card-expired', calledBack])
  expect(await winnings(stranger.playerId)).toBe(0)
  expect((await look(used!, player.phone)).refusal).toBe('card-used')
  await expect(run('void-cards', lot)).rejects.toThrow('No card of this lot is unused')
  await expect(run('void-cards', 'all')).rejects.toThrow('Say the lot')
  await expect(
    s.db.many`update scratch_card set state = 'unused' where serial = ${open!.serial}`,
  ).rejects.toThrow('never changes')
})

test('a lot whose PINs nobody has seen is found again by its unused cards, and called back', async () => {
  const lot = / lot ([\da-f-]{36})\./.exec(await run('issue-cards', '3', '500'))![1]!
  expect(await run('void-cards')).toMatch(new RegExp(`^${lot}  3 unused cards, ₦1,500, issued `, 'm'))
  await run('void-cards', lot)
  expect(await run('void-cards')).not.toContain(lot)
})

test('a card that is cashed while its lot is called back is one or the other, never both', async () => {
  for (let round = 0; round < 3; round++) {
    const said = await run('issue-cards', '1', '500')
    const lot = / lot ([\da-f-]{36})\./.exec(said)![1]!
    const player = await s.player()
    const claim = await claimOf(cardsIn(said)[0]!, player.phone)
    const [cashed, back] = await Promise.all([
      redeem(player.token, claim),
      run('void-cards', lot).then(
        () => true,
        () => false,
      ),
    ])
    expect(await winnings(player.playerId)).toBe(back ? 0 : kobo(500))
    expect(cashed.refusal).toBe(back ? 'card-expired' : '')
  }
})
