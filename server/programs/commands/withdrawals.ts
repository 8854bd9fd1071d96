// The operator's commands about withdrawals. Each is recorded with who and why.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { CASE_KINDS, listCases } from '#server/db/queries/money/payout-attempts.ts'
import { findWithdrawal, listHeld, type HoldReason } from '#server/db/queries/money/withdrawals.ts'
import { closeCaseByHand, giveBackByHand, hold as holdBack, letGo } from '#server/deeds/withdrawals/decide.ts'
import { PASSING, TAKEN_BACK } from '#server/deeds/withdrawals/withdrawal-terms.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { decisionOf } from './decision.ts'
import { withSettings, type Command } from './place.ts'

const at = (date: Date) => formatDateTime(date.getTime())

/** Lists what needs a person: open cases and held withdrawals. */
export const cases: Command = async ({ db }) => {
  const open = await listCases(db)
  const held = await listHeld(db, PASSING)
  if (open.length + held.length === 0) return 'Nothing waits for a person.'
  return [
    ...open.map(
      it =>
        `${it.withdrawal_id}  ${it.kind} since ${at(it.opened_at)}, ${formatMoney(it.amount)}, ${it.state}, attempt ${it.reference ?? 'none'}: ${it.words}`,
    ),
    ...held.map(
      it =>
        `${it.id}  held (${it.hold_reason}) until ${at(it.held_until!)}, ${formatMoney(it.amount)} to ${it.account_name} at ${it.bank_name}`,
    ),
  ].join('\n')
}

export const approve: Command = async (place, ...words) => {
  const row = await letGo(withSettings(place), 'approve', decisionOf('approve ID WHO WHY', words))
  if (row.hold_reason === TAKEN_BACK.reason)
    return `${formatMoney(row.amount)} to ${row.account_name} stays: a payment of its player was taken back. Give it back, so that it pays what they owe.`
  const isPassing = PASSING.some(it => it === row.hold_reason)
  const then = isPassing ? `goes out on ${at(row.held_until!)}` : 'goes out when a document is accepted'
  const when = row.held_until ? `waits as ${row.hold_reason} and ${then}` : 'goes out'
  return `${formatMoney(row.amount)} to ${row.account_name} ${when}.`
}

export const release: Command = async (place, ...words) => {
  const row = await letGo(withSettings(place), 'release', decisionOf('release ID WHO WHY', words))
  return `${formatMoney(row.amount)} to ${row.account_name} is held no more and goes out.`
}

const REASONS: readonly HoldReason[] = ['identity', 'security', 'authority', 'large-amount', 'name-check']

export const holdWithdrawal: Command = async ({ db }, id = '', reason = '', hours = '', ...words) => {
  const usage = `hold ID ${REASONS.join('|')} HOURS WHO WHY`
  const known = REASONS.find(it => it === reason)
  if (!known || !/^[1-9]\d{0,2}$/.test(hours)) throw new Error(`Say which, a reason and hours: ${usage}`)
  const it = decisionOf(usage, [id, ...words])
  const before = await findWithdrawal(db, id)
  const row = await holdBack(db, { ...it, reason: known, hours: Number(hours) })
  const isPassing = PASSING.some(reason => reason === before?.hold_reason)
  const replaced = isPassing
    ? ` It was held (${before!.hold_reason}) until ${at(before!.held_until!)}: approve ends only your hold, release that one too.`
    : ''
  return `${formatMoney(row.amount)} to ${row.account_name} is held for ${hours} hours; the player reads why.${replaced}`
}

export const closeCase: Command = async ({ db }, id = '', kind = '', ...words) => {
  const usage = `close-case ID ${CASE_KINDS.join('|')} WHO WHY`
  const known = CASE_KINDS.find(it => it === kind)
  if (!known) throw new Error(`Say which case: ${usage}`)
  await closeCaseByHand(db, { ...decisionOf(usage, [id, ...words]), kind: known })
  return `The case ${known} is closed.`
}

export const giveBack: Command = async ({ db }, ...words) => {
  const row = await giveBackByHand(db, decisionOf('give-back ID WHO WHY', words))
  return `${formatMoney(row.amount)} is back in the ${wallets.winnings}.`
}
