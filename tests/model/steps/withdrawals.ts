// Winnings on their way to a bank, whatever the provider answers, on both nodes at once.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { kobo } from '#src/lib/money.ts'
import { findAttempt } from '#server/db/queries/money/payout-attempts.ts'
import { findWithdrawal } from '#server/db/queries/money/withdrawals.ts'
import { settleWebhook } from '#server/deeds/top-ups/settle-webhook.ts'
import { giveBackByHand, hold, letGo } from '#server/deeds/withdrawals/decide.ts'
import { followTransfer } from '#server/deeds/withdrawals/follow-transfer.ts'
import { reserveWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { hashOf } from '../../support/selling.ts'
import { ACCOUNT, type Word } from '../../support/withdrawals.ts'
import { compare } from '../compare.ts'
import { sandboxOf } from '../real.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { someWinnings, winner } from './wallets.ts'

const account = {
  bank: { code: ACCOUNT.bank_code, name: 'Guaranty Trust Bank' },
  accountNumber: ACCOUNT.account_number,
  accountName: 'OBI ADA',
  fit: 'same' as const,
}

export const begin = async (world: World, player: number, naira: number): Promise<void> => {
  const { withdrawals, real } = world
  const key = `withdrawal-${++real.count}`
  const it = {
    playerId: real.players[player]!,
    amount: kobo(naira),
    bankCode: ACCOUNT.bank_code,
    accountNumber: ACCOUNT.account_number,
    save: false,
    requestKey: key,
    requestHash: hashOf(key),
  }
  const twins = await Promise.all(real.nodes.map(node => outcomeOf(reserveWithdrawal(node, it, account))))
  assert.equal(twins[0], twins[1])
  const refusal = withdrawals.refusalOf(player, it.amount)
  if (refusal) return assert.equal(twins[0], refusal)
  withdrawals.begin(twins[0]!, player, it.amount)
  world.seen('withdrawal begun')
}

export const withdraw = someWinnings.map(({ who, naira }) =>
  step(`${who} withdraws ${naira}`, world => begin(world, winner(world, who), naira)),
)

const moods: Record<string, Word> = {
  accepted: { outcome: 'accepted' },
  hangs: 'hangs',
  lost: 'lost',
  refused: { outcome: 'refused', reason: 'Recipient specified is invalid' },
  unsent: { outcome: 'unsent', reason: 'Your balance is not enough' },
  duplicate: { outcome: 'duplicate' },
}

/** A refusal of what was sent first gives the money back; one of a repeat proves nothing. */
const hearFirstAnswers = async ({ withdrawals, real, seen }: World) => {
  for (const [reference, word] of real.bank.first) {
    if (withdrawals.heard.has(reference)) continue
    withdrawals.heard.add(reference)
    if (typeof word === 'string' || word.outcome !== 'refused') continue
    const attempt = await findAttempt(real.db, reference)
    seen(`withdrawal ${withdrawals.told(attempt!.withdrawal_id, 'refused')} at once`)
  }
}

export const payoutsOnBoth = async (world: World) => {
  await Promise.all(world.real.nodes.map(runPayouts))
  await hearFirstAnswers(world)
}

export const sendThem = fc.constantFrom(...Object.keys(moods)).map(mood =>
  step(`what is reserved is sent (${mood})`, async world => {
    world.real.bank.script.send = () => moods[mood]!
    await payoutsOnBoth(world)
    world.seen(`sent: ${mood}`)
  }),
)

/** Seconds to the next question, the next try, the day after which a person is called, and the end of the watch. */
export const later = fc.constantFrom(6, 20, 120, 960, 7_200, 90_000, 300_000).map(seconds =>
  step(`${seconds} s later`, async world => {
    const { model, real } = world
    model.now += seconds * 1_000
    await real.clock.set(model.now)
    for (let round = 0; round < 2; round++) await payoutsOnBoth(world)
    world.seen('time passed')
  }),
)

const lastAttempt = ({ real }: World, id: string) =>
  real.db.one<{ reference: string }>`
    select reference from payout_attempt where withdrawal_id = ${id} order by n desc limit 1`

const event = (name: string, reference: string) =>
  JSON.stringify({ event: name, data: { reference, status: 'success' } })

const events = ['transfer.success', 'transfer.failed', 'transfer.reversed']

/** A webhook only makes the service ask, whatever it says. */
const tellNodes = (world: World, reference: string, lies: number) =>
  Promise.all(
    [...world.real.nodes, ...world.real.nodes].map((node, at) => {
      const body = event(pick(events, lies + at), reference)
      return settleWebhook(node, new TextEncoder().encode(body), sandboxOf(node).sign(body))
    }),
  )

const askNodes = ({ real }: World, reference: string) =>
  Promise.all([...real.nodes, ...real.nodes].map(node => followTransfer(node, reference)))

/** One of them, which has an attempt if that is possible now. */
const someAttempt = async (world: World, wish: number) => {
  const { withdrawals, real } = world
  if (withdrawals.all.size === 0) return undefined
  const id = pick([...withdrawals.all.keys()], wish)
  if (!(await lastAttempt(world, id))) {
    real.bank.script.send = () => ({ outcome: 'accepted' })
    await runPayouts(real.nodes[0]!)
  }
  const attempt = await lastAttempt(world, id)
  return attempt && { id, ...attempt }
}

export const decide = fc
  .record({
    which,
    word: fc.constantFrom('paid', 'paid', 'refused', 'reversed', 'reversed', 'off'),
    isSilentFirst: fc.boolean(),
    isByWebhook: fc.boolean(),
  })
  .map(({ which: wish, word, isSilentFirst, isByWebhook }) =>
    step(`the provider says of withdrawal ${wish}: ${word}`, async world => {
      const { withdrawals, real } = world
      const attempt = await someAttempt(world, wish)
      if (!attempt) return
      const { id, reference } = attempt
      const tell = () => (isByWebhook ? tellNodes(world, reference, wish) : askNodes(world, reference))
      if (isSilentFirst) {
        const { verify } = real.bank.script
        real.bank.script.verify = () => 'hangs'
        await tell()
        real.bank.script.verify = verify
        world.seen('provider silent, then asked again')
        await compare(world)
      }
      // What never reached the provider is not found there, and may be sent again.
      const isThere = real.bank.orders.has(reference)
      if (isThere) real.words.set(reference, word)
      await tell()
      await hearFirstAnswers(world)
      if (!isThere) return world.seen('not found at the provider')
      world.seen(`said: ${word}`)
      if (isByWebhook) world.seen('webhooks four times on two nodes')
      world.seen(`withdrawal ${withdrawals.told(id, word)}`)
    }),
  )

const byHand = { who: 'Bisi', why: 'The provider says that it never paid', isSure: true }

export const giveBack = which.map(wish =>
  step(`the operator gives withdrawal ${wish} back`, async world => {
    const { withdrawals, real } = world
    if (withdrawals.all.size === 0) return
    const id = pick([...withdrawals.all.keys()], wish)
    const deed = () => giveBackByHand(real.db, { id, ...byHand })
    if (withdrawals.all.get(id)!.state !== 'flying') return assert.rejects(deed, /cannot be given back/)
    await deed()
    world.seen(`withdrawal ${withdrawals.told(id, 'refused')} by hand`)
  }),
)

/** Either may be first, and the other changes nothing. */
export const giveBackMeanwhile = which.map(wish =>
  step(`withdrawal ${wish} is given back while the provider says that it is paid`, async world => {
    const { withdrawals, real } = world
    const attempt = await someAttempt(world, wish)
    if (!attempt || !real.bank.orders.has(attempt.reference)) return
    const { id, reference } = attempt
    if (withdrawals.all.get(id)!.state !== 'flying') return
    real.words.set(reference, 'paid')
    await Promise.allSettled([
      giveBackByHand(real.db, { id, ...byHand }),
      askNodes(world, reference),
      tellNodes(world, reference, wish),
    ])
    const { state } = (await findWithdrawal(real.db, id))!
    withdrawals.told(id, state === 'paid' ? 'paid' : 'refused')
    world.seen('given back by hand while it was paid')
  }),
)

/** Money stays where it is, whatever the operator decides about an unsent withdrawal. */
export const holdOrRelease = fc
  .record({ which, deed: fc.constantFrom('hold', 'hold', 'release') })
  .map(({ which: wish, deed }) =>
    step(`the operator: ${deed} withdrawal ${wish}`, async ({ withdrawals, real, seen }) => {
      if (withdrawals.all.size === 0) return
      const all = await Promise.all([...withdrawals.all.keys()].map(id => findWithdrawal(real.db, id)))
      const held = all.filter(row => row!.state === 'held')
      // Few are held: a release that picked among all would hardly ever meet one.
      const { id } = pick(deed === 'release' && held.length > 0 ? held : all, wish)!
      const it = { id, ...byHand }
      const done =
        deed === 'hold'
          ? hold(real.db, { ...it, reason: 'security', hours: 24 })
          : letGo(real.nodes[0]!, 'release', it)
      const outcome = await done.then(
        () => 'done',
        (error: Error) => error.message,
      )
      if (outcome === 'done') seen(deed)
      else assert.match(outcome, /^It (cannot be held|is not held)/)
    }),
  )

/** Messages that are forged, of another kind, or about somebody else's transfers change nothing. */
export const strangeWords = which.map(wish =>
  step('webhooks that are not for us', async world => {
    const node = nodeOf(world, wish)
    const [reference = `wd${'0'.repeat(32)}`] = world.real.bank.orders.keys()
    const send = (body: string, signature = sandboxOf(node).sign(body)) =>
      outcomeOf(settleWebhook(node, new TextEncoder().encode(body), signature))
    const forged = event('transfer.success', reference)
    assert.equal(await send(forged, sandboxOf(node).sign(`${forged} `)), 'signature-wrong')
    for (const body of [event('transfer.success', `wd${'f'.repeat(32)}`), event('charge.success', reference)])
      assert.equal(await send(body), undefined)
    world.seen('webhooks forged, foreign and of another kind')
  }),
)
