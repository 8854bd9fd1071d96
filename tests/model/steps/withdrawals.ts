// Winnings on their way to a bank, whatever the provider answers, on both nodes at once.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { kobo } from '#src/lib/money.ts'
import { followTransfer } from '#server/deeds/withdrawals/follow-transfer.ts'
import { reserveWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import type { PayoutAnswer } from '#server/ports/ports.ts'
import { hashOf } from '../../support/selling.ts'
import { ACCOUNT } from '../../support/withdrawals.ts'
import { outcomeOf, pick, step, which, type World } from './step.ts'
import { someWinnings, winner } from './wallets.ts'

const account = {
  bank: { code: ACCOUNT.bank_code, name: 'Guaranty Trust Bank' },
  accountNumber: ACCOUNT.account_number,
  accountName: 'OBI ADA',
  fit: 'same' as const,
}

export const withdraw = someWinnings.map(({ who, naira }) =>
  step(`${who} withdraws ${naira}`, async world => {
    const { withdrawals, real } = world
    const player = winner(world, who)
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
  }),
)

const moods: Record<string, PayoutAnswer | 'hangs'> = {
  accepted: { outcome: 'accepted' },
  hangs: 'hangs',
  unsent: { outcome: 'unsent', reason: 'Your balance is not enough' },
  duplicate: { outcome: 'duplicate' },
}

export const sendThem = fc.constantFrom(...Object.keys(moods)).map(mood =>
  step(`what is reserved is sent (${mood})`, async ({ real }) => {
    real.bank.script.send = () => moods[mood]!
    await Promise.all(real.nodes.map(node => runPayouts(node)))
  }),
)

const lastAttempt = ({ real }: World, id: string) =>
  real.db.one<{ reference: string }>(
    'select reference from payout_attempt where withdrawal_id = $1 order by n desc limit 1',
    [id],
  )

export const decide = fc
  .record({ which, word: fc.constantFrom('paid', 'paid', 'refused', 'reversed', 'reversed', 'off') })
  .map(({ which: wish, word }) =>
    step(`the provider says of withdrawal ${wish}: ${word}`, async world => {
      const { withdrawals, real } = world
      if (withdrawals.all.size === 0) return
      const id = pick([...withdrawals.all.keys()], wish)
      if (!(await lastAttempt(world, id))) {
        real.bank.script.send = () => ({ outcome: 'accepted' })
        await runPayouts(real.nodes[0]!)
      }
      const attempt = await lastAttempt(world, id)
      if (!attempt) return
      const { reference } = attempt
      // What never reached the provider is not found there, and may be sent again.
      const isThere = real.bank.orders.has(reference)
      if (isThere) real.words.set(reference, word)
      const told = [...real.nodes, ...real.nodes].map(node => followTransfer(node, reference))
      await Promise.all(told)
      if (isThere) world.seen(`withdrawal ${withdrawals.told(id, word)}`)
    }),
  )
