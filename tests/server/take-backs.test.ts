// A payment that is refunded, disputed or reversed after its top-up was credited.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { getUser } from '#src/contract/account.ts'
import { getTopUp, listTransactions, moveWinnings } from '#src/contract/wallet.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { excludeSelf, takeBreak } from '#server/deeds/safer-play/exclude-self.ts'
import { markSuspect } from '#server/db/queries/money/top-ups.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import type { TakenBack } from '#server/ports/ports.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { freshDb } from '../support/database.ts'
import { shared } from '../support/every-call.ts'
import { buy, newKey, payFor, register, walletsOf } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, winnerOf } from '../support/withdrawals.ts'
import { openCard, sandboxOf, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import * as wallets from '#src/lib/language/wallets.ts'

let postgres: TestPostgres | undefined
afterAll(() => postgres?.stop())
const databases = {
  embedded: () => freshDb(),
  PostgreSQL: async (): Promise<Db> => {
    postgres = await startPostgres()
    const db = openPostgres(postgres.url, () => undefined, 4, patient)
    await migrate(db)
    return db
  },
}

const refunded = (reference: string) =>
  JSON.stringify({ event: 'refund.processed', data: { transaction_reference: reference, amount: '1' } })
const dispute = (reference: string, what: 'create' | 'resolve') =>
  JSON.stringify({ event: `charge.dispute.${what}`, data: { id: 7, transaction: { reference } } })

describe.each(['embedded', 'PostgreSQL'] as const)('a payment that is taken back (%s)', kind => {
  let s: TestService
  beforeAll(async () => {
    s = await makeService({ db: await databases[kind]() })
    await s.runDue()
  }, 300_000)
  afterEach(async () => expect(await checkInvariants(s.db)).toEqual([]))
  afterAll(() => s?.close())

  const topUp = async (token: string, naira: number) => {
    const { reference } = await openCard(s, token, String(naira))
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(naira)))
    return reference
  }
  const paid = async (naira = 1_000) => {
    const player = await s.player()
    return { ...player, reference: await topUp(player.token, naira) }
  }
  const takenAtBank = (reference: string, naira: number, isDisputed = false) =>
    setSandboxTakenBack(s.db, reference, kobo(naira), isDisputed)
  const play = async (playerId: number) => (await walletsOf(s, playerId)).play
  const owed = async (token: string) => (await s.call(getUser, { token })).data.owed ?? 0
  const tryToBuy = async (token: string, from: 'play' | 'bonus' = 'play', key = newKey()) => {
    const { slipId, price } = await register(s, { token })
    return (await payFor(s, token, slipId, price, from, key)).refusal
  }

  test('leaves the play wallet by the amount that the provider says, and the player reads why', async () => {
    const { token, playerId, reference } = await paid()
    const before = await balanceOf(s.db, 'clearing:card')
    await takenAtBank(reference, 400)
    expect((await sendWebhook(s, refunded(reference))).status).toBe(200)
    expect(await play(playerId)).toBe(kobo(600))
    expect(await balanceOf(s.db, 'clearing:card')).toBe(before + kobo(400))
    expect(await owed(token)).toBe(0)
    const row = (await s.call(getTopUp, { token, params: { reference } })).data
    expect([row.state, row.taken_back, row.message]).toEqual([
      'credited',
      kobo(400),
      '₦400 of this payment was taken back by your bank',
    ])
    const [movement] = (await s.call(listTransactions, { token })).data.results
    expect([movement!.title, movement!.amount]).toEqual(['Top-up taken back by your bank', -kobo(400)])
    await takenAtBank(reference, 1_000)
    await sendWebhook(s, refunded(reference))
    expect(await play(playerId)).toBe(0)
    expect(await owed(token)).toBe(0)
  })

  test('is asked about again if the provider’s hint came after the question whose answer is entered', async () => {
    const { playerId, reference } = await paid()
    const { payments } = s.service.ports
    const { takenBack } = payments
    payments.takenBack = async it => {
      const before = await takenBack(it)
      await takenAtBank(reference, 1_000)
      await s.clock.advance(1_000)
      await markSuspect(s.db, reference)
      return before
    }
    await followTakeBacks(s.service, reference)
    payments.takenBack = takenBack
    expect(await play(playerId)).toBe(kobo(1_000))
    await reconcileTopUps(s.service)
    expect(await play(playerId)).toBe(0)
  })

  test('is heard of where the provider leaves a reference empty, or names the payment by a number', async () => {
    const { playerId, reference } = await paid()
    await takenAtBank(reference, 400, true)
    const disputed = { id: 7, transaction: { id: 9, reference }, transaction_reference: null }
    await sendWebhook(s, JSON.stringify({ event: 'charge.dispute.create', data: disputed }))
    expect(await play(playerId)).toBe(kobo(600))
    await takenAtBank(reference, 1_000)
    const back = { transaction: 9, transaction_reference: reference, refund_reference: null }
    await sendWebhook(s, JSON.stringify({ event: 'refund.processed', data: back }))
    expect(await play(playerId)).toBe(0)
  })

  test('that was used already is owed: no wallet is below nothing, and play is held until it is paid', async () => {
    const { token, playerId, reference } = await paid(300)
    await s.fund(playerId, kobo(500), 'bonus')
    await s.fund(playerId, kobo(100), 'winnings')
    const key = newKey()
    const { slipId, price } = await register(s, { token })
    expect((await payFor(s, token, slipId, price, 'play', key)).refusal).toBe('')
    await takenAtBank(reference, 300)
    await sendWebhook(s, refunded(reference))
    expect(await play(playerId)).toBe(0)
    expect(await owed(token)).toBe(kobo(100))
    expect(await tryToBuy(token, 'bonus')).toBe('debt-open')
    expect(await tryToBuy(token)).toBe('debt-open')
    // An earlier purchase gets its old answer.
    expect((await payFor(s, token, slipId, price, 'play', key)).refusal).toBe('')
    const body = { amount: '60' }
    const moveKey = newKey()
    const moved = async () => (await s.call(moveWinnings, { token, key: moveKey, body })).data.message
    expect([await moved(), await moved()]).toEqual([
      '₦60 of your winnings paid what you owed',
      '₦60 of your winnings paid what you owed',
    ])
    expect([await play(playerId), await owed(token)]).toEqual([0, kobo(40)])
    expect(await tryToBuy(token, 'bonus')).toBe('debt-open')
    const next = await topUp(token, 200)
    expect((await s.call(getTopUp, { token, params: { reference: next } })).data.message).toBe(
      `₦200 came. ₦40 of it paid what you owed. ₦160 is in your ${wallets.play}`,
    )
    expect([await play(playerId), await owed(token)]).toEqual([kobo(160), 0])
    expect(await tryToBuy(token)).toBe('')
  })

  test.each(['shut out', 'on a break'])(
    'is paid from winnings by who is %s, and no more than that goes into play: the rest can be withdrawn',
    async barred => {
      const player = await winnerOf(s, kobo(100_000))
      const { token, playerId } = player
      const reference = await topUp(token, 5_000)
      for (let n = 0; n < 5; n++) await buy(s, { token, stake: 1_000 })
      if (barred === 'shut out') await excludeSelf(s.service, playerId, null)
      else await takeBreak(s.service, playerId, 7)
      const key = newKey()
      const move = (as = newKey()) => s.call(moveWinnings, { token, key: as, body: { amount: '50,000' } })
      expect((await move()).refusal).toBe(barred === 'shut out' ? 'self-excluded' : 'on-break')
      await takenAtBank(reference, 5_000)
      await sendWebhook(s, refunded(reference))
      const refused = await ask(s, token, { amount: '95,000' })
      expect([refused.refusal, await owed(token)]).toEqual(['debt-open', kobo(5_000)])
      for (let times = 0; times < 2; times++)
        expect((await move(key)).data.message).toBe('₦5,000 of your winnings paid what you owed')
      expect(await owed(token)).toBe(0)
      expect(await walletsOf(s, playerId)).toMatchObject({ play: 0, winnings: kobo(95_000) })
      expect((await move()).status).toBe(403)
      expect((await ask(s, token, { amount: '95,000' })).status).toBe(200)
    },
  )

  test('is paid first by what comes back to who shuts themselves out', async () => {
    const { token, playerId, reference } = await paid(100)
    await shared(s, token)
    await takenAtBank(reference, 100)
    await sendWebhook(s, refunded(reference))
    expect(await owed(token)).toBe(kobo(60))
    await excludeSelf(s.service, playerId, null)
    expect([await owed(token), await walletsOf(s, playerId)]).toEqual([0, { play: 0, bonus: 0, winnings: 0 }])
  })

  test('and paid by a move of more than is owed, or by a card for a ticket, is not said to be in the play wallet', async () => {
    const { token, playerId, reference } = await paid(100)
    await buy(s, { token })
    await takenAtBank(reference, 100)
    await sendWebhook(s, refunded(reference))
    const { slipId } = await register(s, { token })
    const { reference: card } = await openCard(s, token, '100', slipId)
    await settleAtProvider(s, card, 'success')
    await sendWebhook(s, webhookBody(card, kobo(100)))
    const { slip, message } = (await s.call(getTopUp, { token, params: { reference: card } })).data
    expect(message).toBe('₦100 came. ₦100 of it paid what you owed')
    expect(slip).toMatchObject({ bought: false, decided: true })
    expect(slip!.message).not.toContain('The money is in')
    await takenAtBank(card, 100)
    await sendWebhook(s, refunded(card))
    await s.fund(playerId, kobo(150), 'winnings')
    const move = { token, key: newKey(), body: { amount: '150' } }
    expect((await s.call(moveWinnings, move)).data.message).toBe(
      `₦100 of your winnings paid what you owed. ₦50 moved to your ${wallets.play}`,
    )
    expect([await play(playerId), await owed(token)]).toEqual([kobo(50), 0])
  })

  test('and others who buy in the same moment are sold to', async () => {
    const debtor = await paid(100)
    await buy(s, { token: debtor.token })
    await takenAtBank(debtor.reference, 100)
    await sendWebhook(s, refunded(debtor.reference))
    const others = await Promise.all([s.player(kobo(500)), s.player(kobo(500)), s.player(kobo(500))])
    const all = [others[0]!.token, debtor.token, others[1]!.token, others[2]!.token]
    expect(await Promise.all(all.map(token => tryToBuy(token)))).toEqual(['', 'debt-open', '', ''])
  })

  test('by a dispute is gone while it is open, asked about until it is decided, and comes back where it is won', async () => {
    const { token, playerId, reference } = await paid(500)
    await buy(s, { token })
    await takenAtBank(reference, 500, true)
    await sendWebhook(s, dispute(reference, 'create'))
    expect([await play(playerId), await owed(token)]).toEqual([0, kobo(100)])
    const message = async () => (await s.call(getTopUp, { token, params: { reference } })).data.message
    expect(await message()).toContain('which has yet to decide')
    // The word that it is won gets lost.
    await takenAtBank(reference, 0)
    await reconcileTopUps(s.service)
    expect(await owed(token)).toBe(kobo(100))
    await s.clock.advance(HOUR)
    await reconcileTopUps(s.service)
    expect([await play(playerId), await owed(token)]).toEqual([kobo(400), 0])
    expect(await message()).toBe('Your bank has given this payment back to us')
  })

  test('is believed only so far as to ask the provider, and only with its signature', async () => {
    const { playerId, reference } = await paid()
    await sendWebhook(s, refunded(reference))
    expect(await play(playerId)).toBe(kobo(1_000))
    await takenAtBank(reference, 1_000)
    expect((await sendWebhook(s, refunded(reference), '00'.repeat(64))).status).toBe(401)
    expect(await play(playerId)).toBe(kobo(1_000))
    await takenAtBank(reference, 0)
  })

  test('told fifty times at once is taken back once', async () => {
    const { token, playerId, reference } = await paid()
    await buy(s, { token })
    await takenAtBank(reference, 1_000)
    const bodies = Array.from({ length: 50 }, (_, at) =>
      at % 2 ? refunded(reference) : dispute(reference, 'resolve'),
    )
    const answers = await Promise.all(bodies.map(body => sendWebhook(s, body)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    await reconcileTopUps(s.service)
    expect([await play(playerId), await owed(token)]).toEqual([0, kobo(100)])
  })

  test('while the provider does not answer is taken back later', async () => {
    const { playerId, reference } = await paid()
    await takenAtBank(reference, 1_000)
    const silent = vi.spyOn(sandboxOf(s), 'takenBack').mockRejectedValue(new Error('silent'))
    expect((await sendWebhook(s, refunded(reference))).status).toBe(200)
    expect(await play(playerId)).toBe(kobo(1_000))
    silent.mockRestore()
    await reconcileTopUps(s.service)
    expect(await play(playerId)).toBe(0)
  })

  test('is not given back by an answer that was older than what came meanwhile', async () => {
    const { playerId, reference } = await paid()
    await takenAtBank(reference, 1_000)
    const held: ((taken: TakenBack) => void)[] = []
    const slow = vi
      .spyOn(sandboxOf(s), 'takenBack')
      .mockImplementationOnce(() => new Promise(resolve => void held.push(resolve)))
    const late = followTakeBacks(s.service, reference)
    await expect.poll(() => slow.mock.calls.length).toBe(1)
    await sendWebhook(s, refunded(reference))
    expect(await play(playerId)).toBe(0)
    held[0]!({ amount: 0, isFinal: true })
    await late
    slow.mockRestore()
    expect(await play(playerId)).toBe(0)
    await reconcileTopUps(s.service)
    expect(await play(playerId)).toBe(0)
  })

  test('stands in the figures', async () => {
    const text = await (await s.app.request('/metrics')).text()
    expect(text).toMatch(/^top_ups_taken_back [1-9]/m)
    expect(text).toMatch(/^taken_back_kobo [1-9]/m)
    expect(text).toMatch(/^debt_kobo [1-9]/m)
  })
})
