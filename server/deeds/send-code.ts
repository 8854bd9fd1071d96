import { hex } from '#src/lib/bytes.ts'
import {
  countCodesOfAddress,
  countCodesOfPhone,
  deleteCode,
  findCode,
  insertCode,
  lockCodesOf,
  type CodeChannel,
  type CodePurpose,
} from '../db/queries/codes.ts'
import type { Tx } from '../db/db.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { addressHash, codeOf, codeText } from './one-time-code.ts'

const LIVES = 600 // seconds
const PAUSE = 60 // seconds between two sendings to a number
const PER_PHONE = 5 // an hour
const WORTH_REPEATING = 120 // seconds that a code must still live to be spoken again

interface CodeRequest {
  phone: string
  purpose: CodePurpose
  channel: CodeChannel
  address: string
  /** Nobody waits for a code that is not sent, and the caller cannot tell: the number has no account. */
  silent?: boolean
}

const checkLimits = async (tx: Tx, service: Service, phone: string, hash: Uint8Array) => {
  const limits = [
    [await countCodesOfPhone(tx, phone), PER_PHONE],
    [await countCodesOfAddress(tx, hash), service.settings.CODES_PER_ADDRESS],
  ] as const
  for (const [counted, most] of limits)
    if (counted && counted.sent >= most) throw new Refusal('code-limit', undefined, Math.ceil(counted.wait))
}

/**
 * Sends a one-time code. A new one replaces the one before; a voice call repeats the one that an SMS has brought.
 * @throws Refusal code-too-soon, code-limit, code-not-sent
 */
export const sendCode = async (service: Service, request: CodeRequest): Promise<void> => {
  const { db, ports, pepper } = service
  const { phone, purpose, channel } = request
  const hash = addressHash(pepper, request.address)
  const made = await db.tx(async tx => {
    await lockCodesOf(tx, phone)
    const last = await findCode(tx, phone, purpose)
    if (last && last.age < PAUSE)
      throw new Refusal('code-too-soon', undefined, Math.max(1, Math.ceil(PAUSE - last.age)))
    await lockCodesOf(tx, hex(hash))
    await checkLimits(tx, service, phone, hash)
    const repeats =
      channel === 'VOICE' && last && !last.used && last.tries < 5 && last.left >= WORTH_REPEATING
        ? last
        : undefined
    const nonce = repeats?.nonce ?? ports.randomness.bytes(16)
    const row = await insertCode(tx, {
      phone,
      purpose,
      channel,
      nonce,
      tries: repeats?.tries ?? 0,
      lives: repeats?.left ?? LIVES,
      addressHash: hash,
    })
    return { id: row!.id, code: codeOf(pepper, phone, nonce) }
  })
  if (request.silent) return
  const sent = ports.sms
    .send({ to: phone, text: codeText(made.code), channel, code: made.code })
    .catch(async (error: unknown) => {
      service.log.error({ err: error, provider: ports.sms.name }, 'a code could not be sent')
      await deleteCode(db, made.id)
      throw new Refusal('code-not-sent')
    })
  // A reset must not take longer for a number that has an account: nobody waits for the provider there.
  if (purpose === 'reset') sent.catch(() => undefined)
  else await sent
}
