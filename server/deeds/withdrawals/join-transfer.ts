// A transfer that left after the copy was made, of a withdrawal that the copy still holds: it becomes that withdrawal's
// accepted attempt, so that nothing is sent for it again, whatever provider is asked today.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { insertAttempt, listOpenAttempts, moveAttempt } from '#server/db/queries/money/payout-attempts.ts'
import {
  findWithdrawal,
  lockWithdrawal,
  setNext,
  setReleased,
  setSent,
} from '#server/db/queries/money/withdrawals.ts'
import type { Tx } from '#server/db/db.ts'
import { referenceOf } from './run-payouts.ts'

/** The copy may be up to three attempts behind. */
const BEHIND = [1, 2, 3]

interface Transfer {
  reference: string
  provider: string
  playerId: number
  accountNumber: string
  /** Kobo that arrived. */
  arrives: Kobo
}

const findWaiting = async (tx: Tx, pepper: Uint8Array, reference: string) => {
  for (const { id, attempts } of await listOpenAttempts(tx))
    for (const more of BEHIND)
      if (referenceOf({ pepper }, id, attempts + more) === reference)
        return { id, attempts, n: attempts + more }
  return undefined
}

/** @returns kobo of the withdrawal it belongs to; undefined: none waits here for it @throws Error why it is not entered */
export const joinTransfer = async (tx: Tx, pepper: Uint8Array, it: Transfer): Promise<Kobo | undefined> => {
  const { reference, provider, arrives } = it
  const waiting = await findWaiting(tx, pepper, reference)
  if (!waiting) return undefined
  const { id, attempts, n } = waiting
  await lockWithdrawal(tx, id)
  const row = (await findWithdrawal(tx, id))!
  if (row.player_id !== it.playerId || row.account_number !== it.accountNumber)
    throw new Error(`It belongs to withdrawal ${id}, of another player or to another account: look at both`)
  if (row.amount - row.withheld !== arrives)
    throw new Error(
      `It belongs to withdrawal ${id}, of which ${formatMoney(row.amount - row.withheld)} should arrive and not ${formatMoney(arrives)}: look at the provider`,
    )
  if (row.state === 'held') await setReleased(tx, id, row.hold_reason)
  if (!(await setSent(tx, id)))
    throw new Error(
      `It belongs to withdrawal ${id}, of which attempt ${attempts} is being asked about: enter it again, before sell-again, once that one is over`,
    )
  for (let before = attempts + 1; before <= n; before++) {
    const earlier = before < n ? referenceOf({ pepper }, id, before) : reference
    const state = before < n ? 'sent' : 'accepted'
    await insertAttempt(tx, {
      reference: earlier,
      withdrawalId: id,
      n: before,
      provider,
      amount: arrives,
      state,
    })
    // The next one was only made because no money left with this one.
    if (before < n) await moveAttempt(tx, earlier, ['sent'], 'refused', 'forgotten by a restored copy')
  }
  await setNext(tx, id, 0)
  return row.amount
}
