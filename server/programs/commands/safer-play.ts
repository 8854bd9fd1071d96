// The operator's commands about players who excluded themselves, are excluded by the state's register, or gave a wrong
// national identity number.
import { DAY_FORM, formatDateTime, isDay } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { canonicalPhone, maskPhone } from '#src/lib/phone.ts'
import type { Db } from '#server/db/db.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { deleteNin } from '#server/db/queries/accounts/national-identity.ts'
import { findAccountOf } from '#server/db/queries/accounts/players.ts'
import {
  addNote,
  findBarred,
  listLimits,
  listShutOut,
  setRegister,
  setReopening,
} from '#server/db/queries/safer-play/safer-play.ts'
import { endPlay } from '#server/deeds/safer-play/end-play.ts'
import { callOffAllOf } from '#server/deeds/syndicates/call-off.ts'
import type { Command } from './place.ts'

const playerOf = async (db: Db, text: string): Promise<number> => {
  const account = await findAccountOf(db, canonicalPhone(text) ?? '')
  if (!account) throw new Error('Say the phone number of a player, like 08031234567')
  return account.id
}

/** Players who may not play now, longest first. Phones are masked: this list is for counting and following up. */
export const exclusions: Command = async ({ db }) => {
  const rows = await listShutOut(db)
  const line = ({ phone, why, until }: (typeof rows)[number]) =>
    `  ${maskPhone(phone)}: ${why}, ${until ? `until ${formatDateTime(until.getTime())}` : 'no end'}`
  return rows.length === 0
    ? 'Nobody is shut out.'
    : [`${rows.length} may not play:`, ...rows.map(line)].join('\n')
}

export const limits: Command = async ({ db }, phone = '') => {
  const playerId = await playerOf(db, phone)
  const rows = await listLimits(db, playerId)
  const barred = await findBarred(db, playerId)
  return [
    barred ? `May not play: ${barred}` : 'May play.',
    ...rows.map(it => `  ${it.kind} a ${it.period}: ${it.amount === null ? 'none' : formatMoney(it.amount)}`),
    ...(rows.length === 0 ? ['No limit is set.'] : []),
  ].join('\n')
}

/** For an exclusion that is over, once the player asks in writing or by phone: play opens again a day later. */
export const reopen: Command = async ({ db }, phone = '', ...words) => {
  const playerId = await playerOf(db, phone)
  const reason = words.join(' ').trim()
  if (!reason) throw new Error('Say how the player asked: reopen 08031234567 by letter of 3 May')
  return db.tx(async tx => {
    const at = await setReopening(tx, playerId)
    if (!at) throw new Error('This player is not shut out, not until now, or reopening is on its way.')
    await addNote(tx, playerId, `reopened by the operator: ${reason}`)
    return `Open again from ${formatDateTime(at.getTime())}.`
  })
}

/** The player enters it again, and the register is asked about the new one. */
export const forgetNin: Command = async ({ db }, phone = '') => {
  const playerId = await playerOf(db, phone)
  return db.tx(async tx => {
    if (!(await deleteNin(tx, playerId))) throw new Error('This player has given none.')
    await addNote(tx, playerId, 'the NIN was taken out by the operator')
    return 'It is forgotten, and the player can give it again.'
  })
}

/** Records what the state's register says, if the operator reads it by hand. */
export const registerExclusion: Command = async ({ db, randomness }, phone = '', until = '') => {
  const playerId = await playerOf(db, phone)
  if (until !== 'forever' && until !== 'over' && !(DAY_FORM.test(until) && isDay(until)))
    throw new Error('Say until when: register-exclusion 08031234567 2027-06-30, forever or over')
  const end = until === 'forever' ? 'infinity' : until === 'over' ? null : `${until}T23:59:59+01:00`
  await db.tx(async tx => {
    // A mistyped year would let the player in.
    if (end && Date.parse(end) <= (await findClock(tx)))
      throw new Error(`${until} is over. If the register says so: over`)
    await setRegister(tx, playerId, end)
    await addNote(tx, playerId, `the register says: ${until}`)
    if (end) await endPlay(tx, playerId, 'register-excluded')
  })
  if (end) await callOffAllOf({ db, ports: { randomness } }, playerId)
  return until === 'over' ? 'The register no longer keeps this player from playing.' : 'Noted, and it counts.'
}
