// A new phone number: at once with the PIN and codes from both numbers, otherwise after a waiting time.
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { giveTryBack, lockCodesOf, useCode } from '#server/db/queries/accounts/codes.ts'
import {
  cancelWaitingChange,
  findWaitingChange,
  insertPhoneChange,
} from '#server/db/queries/accounts/phone-changes.ts'
import { findPlayer, findPlayerByPhone, setPhone } from '#server/db/queries/accounts/players.ts'
import { lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import { revokeOtherSessions } from '#server/db/queries/accounts/sessions.ts'
import { markUnasked } from '#server/db/queries/safer-play/safer-play.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { checkCode } from './check-code.ts'
import { checkPin } from './check-pin.ts'
import { mayBeRepeat, takeUsedCode } from './repeat-code.ts'
import { sendCode } from './send-code.ts'
import { mailOfChange, tellOfChange } from '#server/deeds/tell-of-change.ts'

interface Asking {
  playerId: number
  newPhone: string
  /** The caller's, for rate limits. */
  address: string
}

const ownPhone = async ({ db }: Service, { playerId, newPhone }: Asking): Promise<string> => {
  const player = await findPlayer(db, playerId)
  if (!player) throw new Refusal('not-signed-in')
  if (player.phone === newPhone)
    throw new Refusal('bad-input', { phone_number: 'That is your number already' })
  return player.phone
}

const askerOf = ({ playerId }: Asking) => `player ${playerId}`

/**
 * Sends a code to the new number and, if the player still has it, to the old one. Only someone who has read the new
 * number's code learns whether it has an account. A number whose code is still on its way gets no second one; that is
 * refused as too soon only if it goes for every number asked about.
 * @throws Refusal bad-input, the PIN's own, code-…
 */
export const askPhoneCodes = async (
  service: Service,
  it: Asking & { pin: string; hasOld: boolean; channel: 'SMS' | 'VOICE' },
): Promise<void> => {
  const phone = await ownPhone(service, it)
  await checkPin(service, it)
  const { address, channel } = it
  const asked = { address, channel, asker: askerOf(it) }
  const all = [() => sendCode(service, { ...asked, to: it.newPhone, purpose: 'new-phone' })]
  if (it.hasOld) all.push(() => sendCode(service, { ...asked, to: phone, purpose: 'old-phone', known: true }))
  const tooSoon: Refusal[] = []
  for (const send of all)
    await send().catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.refusal !== 'code-too-soon') throw error
      tooSoon.push(error)
    })
  if (tooSoon[0] && tooSoon.length === all.length) throw tooSoon[0]
}

const spend = async (tx: Tx, codes: readonly number[]) => {
  for (const id of codes) if (!(await useCode(tx, id))) throw new Refusal('code-expired')
}

interface Given extends Asking {
  code: string
  oldCode: string | undefined
  sessionId: string
}

const change = async (service: Service, it: Given): Promise<Date | undefined> => {
  const { playerId, newPhone, address, oldCode } = it
  const oldPhone = await ownPhone(service, it)
  const given = { address, asker: askerOf(it) }
  const codes = [await checkCode(service, { ...given, to: newPhone, purpose: 'new-phone', code: it.code })]
  if (oldCode !== undefined)
    codes.push(await checkCode(service, { ...given, to: oldPhone, purpose: 'old-phone', code: oldCode }))
  const hours = oldCode === undefined ? service.settings.PHONE_CHANGE_HOURS : 0
  const made = await service.db.tx(async tx => {
    // Two players with the same new number, one of whom may be signing up with it.
    await lockCodesOf(tx, newPhone)
    // One player with two new numbers: the later one waits.
    await lockWithdrawer(tx, playerId)
    await spend(tx, codes)
    if (await findPlayerByPhone(tx, newPhone)) throw new Refusal('phone-taken')
    await cancelWaitingChange(tx, playerId)
    if (hours === 0) {
      await setPhone(tx, playerId, newPhone)
      await markUnasked(tx, playerId)
      await insertChange(tx, playerId, 'phone')
      await revokeOtherSessions(tx, playerId, it.sessionId)
    }
    const row = await insertPhoneChange(tx, { playerId, oldPhone, newPhone, hours })
    const what = hours === 0 ? 'phone' : 'phone-soon'
    await tellOfChange(tx, oldPhone, what, row.id)
    await mailOfChange(tx, playerId, what, row.id)
    return row
  })
  return hours === 0 ? undefined : made.due_at
}

/** What this code has done already, if it has: the answer was lost, and the player sends it again. */
const findDone = async (service: Service, it: Given): Promise<{ due: Date | undefined } | undefined> => {
  const { playerId, newPhone: to, code } = it
  const codeId = await takeUsedCode(service, 'new-phone', { to, code, asker: askerOf(it) })
  if (codeId === undefined) return undefined
  await giveTryBack(service.db, codeId)
  if ((await findPlayer(service.db, playerId))?.phone === to) return { due: undefined }
  const waiting = await findWaitingChange(service.db, playerId)
  return waiting?.new_phone === to ? { due: waiting.due_at } : undefined
}

/**
 * With both codes the number is changed and every other session ends. With the new number's alone the change waits, and
 * the old number is told how to stop it. Repeated after a lost answer, it changes nothing and says the same.
 * @returns when the change takes effect; undefined if it already has
 * @throws Refusal bad-input, phone-taken, code-…, too-many-tries, crowded
 */
export const changePhone = (service: Service, it: Given): Promise<Date | undefined> =>
  change(service, it).catch(async (error: unknown) => {
    // To change to one's own number is refused as bad input.
    const isRepeat = mayBeRepeat(error) || (error instanceof Refusal && error.refusal === 'bad-input')
    const done = isRepeat ? await findDone(service, it) : undefined
    if (!done) throw error
    return done.due
  })
