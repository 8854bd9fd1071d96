import { hex } from '#src/lib/bytes.ts'
import {
  countCodes,
  countOfDay,
  failCode,
  findCode,
  findCodesOfDay,
  insertCode,
  lockCodesOf,
  type CodeChannel,
  type CodePurpose,
} from '#server/db/queries/accounts/codes.ts'
import { findLoginByEmail } from '#server/db/queries/accounts/players.ts'
import { queueMail } from '#server/db/queries/mail/outbox.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { addressHash, askerHash, codeOf, codeText } from './one-time-code.ts'

const LIVES = 600 // seconds
const PAUSE = 60 // seconds between codes for one asker
const PER_HOUR = 5 // per recipient and purpose
const PER_DAY = 10 // per purpose for strangers, from any address
const NUMBER_PER_DAY = 30 // for all purposes
const STRANGERS_PER_DAY = 20 // for all purposes: ten of a number's are left for its owner
const STRANGERS = 0.9 // share of the service's day; the rest is for owners on known devices
const WORTH_REPEATING = 120 // seconds a code must have left to be read out again

interface CodeRequest {
  /** A phone number, or an e-mail address for the channel EMAIL. */
  to: string
  purpose: CodePurpose
  channel: CodeChannel
  address: string
  /** Whose code it will be. */
  asker: string
  /** The number's owner is asking: strangers don't use up this allowance. */
  known?: boolean
  /** There is nobody to send it to: nothing is sent, and the caller cannot tell. */
  silent?: boolean
}

const checkLimits = async (
  tx: Tx,
  { settings }: Service,
  { to, purpose, channel, known = false }: CodeRequest,
  { hash, asker }: { hash: Uint8Array; asker: Uint8Array },
) => {
  // Anybody may give anybody's e-mail address: each has an allowance of their own there.
  const its = { to, purpose, known, ...(channel === 'EMAIL' ? { asker } : {}) }
  const here = { addressHash: hash, purpose, known }
  const counted = [
    [await countCodes(tx, { to, hours: 24 }), NUMBER_PER_DAY, 'code-day-limit'],
    [!known && (await countCodes(tx, { to, known, hours: 24 })), STRANGERS_PER_DAY, 'code-day-limit'],
    [!known && (await countCodes(tx, { ...its, hours: 24 })), PER_DAY, 'code-day-limit'],
    [await countCodes(tx, { ...its, hours: 1 }), PER_HOUR, 'code-limit'],
    [!known && (await countCodes(tx, { ...here, hours: 1 })), settings.CODES_PER_ADDRESS, 'code-limit'],
  ] as const
  for (const [it, most, name] of counted)
    if (it && it.sent >= most) throw new Refusal(name, undefined, Math.ceil(it.wait))
}

/** The service-wide daily limit, checked last because all nodes queue on that row. */
const checkDay = async (tx: Tx, { settings }: Service, { known, silent }: CodeRequest) => {
  const most = settings.CODES_PER_DAY
  const share = known ? most : Math.ceil(most * STRANGERS)
  const isLeft = silent ? ((await findCodesOfDay(tx))?.sent ?? 0) < share : await countOfDay(tx, most, share)
  if (!isLeft) throw new Refusal('code-ceiling', undefined, 3_600)
}

/** An address that already logs in to an account is told so instead of getting a code; the asker can't tell. */
const mailCode = async (tx: Tx, to: string, id: number): Promise<void> => {
  const kind = (await findLoginByEmail(tx, to)) ? 'email-known' : 'email-code'
  await queueMail(tx, { kind, recipient: to, about: String(id), seconds: LIVES })
}

/**
 * Sends a one-time code that only the asker can use. A new one replaces their previous one; a voice call repeats the
 * code from the SMS.
 * @throws Refusal code-too-soon, code-limit, code-day-limit, code-ceiling, code-not-sent, crowded
 */
export const sendCode = async (service: Service, request: CodeRequest): Promise<void> => {
  const { db, ports, pepper } = service
  const { to, purpose, channel } = request
  const hash = addressHash(pepper, request.address)
  const asker = askerHash(pepper, request.asker)
  const make = async (tx: Tx) => {
    await lockCodesOf(tx, to)
    const last = await findCode(tx, to, purpose, asker)
    if (last && last.age < PAUSE)
      throw new Refusal('code-too-soon', undefined, Math.max(1, Math.ceil(PAUSE - last.age)))
    await lockCodesOf(tx, hex(hash))
    await checkLimits(tx, service, request, { hash, asker })
    const repeats =
      channel === 'VOICE' && last && !last.used && last.tries < 5 && last.left >= WORTH_REPEATING
        ? last
        : undefined
    const nonce = repeats?.nonce ?? ports.randomness.bytes(16)
    const row = await insertCode(tx, {
      to,
      purpose,
      channel,
      nonce,
      tries: repeats?.tries ?? 0,
      lives: repeats?.left ?? LIVES,
      addressHash: hash,
      asker,
      known: request.known ?? false,
    })
    await checkDay(tx, service, request)
    if (channel === 'EMAIL' && !request.silent) await mailCode(tx, to, row!.id)
    return { id: row!.id, code: codeOf(pepper, to, nonce) }
  }
  const made = await service.codes.enter(request.known ?? false, turn => turn(() => db.tx(make)))
  if (request.silent || channel === 'EMAIL') return
  const sent = ports.sms
    .send({ to, text: codeText(made.code), channel, code: made.code })
    .catch(async (error: unknown) => {
      service.log.error({ err: error, provider: ports.sms.name }, 'a code could not be sent')
      // A number without an account has nothing that could fail, so a reset's later answers must not differ either.
      if (purpose !== 'reset') await failCode(db, made.id)
      throw new Refusal('code-not-sent')
    })
  // A reset must not take longer for numbers with an account, so it doesn't wait for the provider.
  if (purpose === 'reset') sent.catch(() => undefined)
  else await sent
}
