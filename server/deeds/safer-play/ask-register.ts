// What the state's register of self-exclusion says: asked at sign-up and log-in, and once a day.
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import {
  addNote,
  isExcluded,
  isRegisterStale,
  listStale,
  lockSaferPlay,
  noteAsked,
  setRegister,
} from '#server/db/queries/safer-play/safer-play.ts'
import { callOffAllOf } from '#server/deeds/syndicates/call-off.ts'
import type { ExclusionRegister } from '#server/ports/ports.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { endPlay } from './end-play.ts'
import { ninOf } from './nin-of.ts'
import { takeOut } from '#server/deeds/limits/take-out.ts'

const MOST = 50

type Answer = Awaited<ReturnType<ExclusionRegister['check']>>

/** Only the register itself: if our own database is down, the answer is that we are busy. */
const check = async (
  { log, ports }: Service,
  register: ExclusionRegister,
  asked: Parameters<ExclusionRegister['check']>[0],
): Promise<Answer> => {
  const said = await register.check(asked).catch((error: unknown) => {
    log.error({ err: error }, 'the register of self-exclusion does not answer')
    throw new Refusal('register-silent', undefined, 30)
  })
  // Registers keep entries that are over, and a bridge may pass them on.
  return said instanceof Date && said.getTime() <= ports.clock.now() ? undefined : said
}

/**
 * Nobody in the register gets an account, and nobody gets one before the register has answered.
 * @throws Refusal register-excluded, register-silent
 */
export const askBeforeSignUp = async (service: Service, phone: string): Promise<void> => {
  const { register } = service.ports
  if (register && (await check(service, register, { phone }))) throw new Refusal('register-excluded')
}

/** An entry counts at once. What the operator noted by hand stays if the register does not know of it. */
const keep = async (service: Service, playerId: number, said: Answer): Promise<void> => {
  await service.db.tx(async tx => {
    await lockSaferPlay(tx, playerId)
    if (!said) return noteAsked(tx, playerId)
    const isNew = !(await isExcluded(tx, playerId))
    await setRegister(tx, playerId, said === 'forever' ? 'infinity' : said)
    await endPlay(tx, playerId, 'register-excluded')
    if (isNew) await addNote(tx, playerId, 'found in the register')
  })
  if (!said) return
  await callOffAllOf(service, playerId)
  await service.db.tx(tx => takeOut(service, tx, playerId))
}

const ask = async (service: Service, register: ExclusionRegister, playerId: number): Promise<void> => {
  const { phone } = (await findPlayer(service.db, playerId))!
  const nin = await ninOf(service.db, service.pepper, playerId)
  await keep(service, playerId, await check(service, register, { phone, nin }))
}

/** If it was not asked for a day. @throws Refusal register-silent: money does not come in unasked */
export const askBeforeTopUp = async (service: Service, playerId: number): Promise<void> => {
  const { register } = service.ports
  if (register && (await isRegisterStale(service.db, playerId))) await ask(service, register, playerId)
}

/** A silent register keeps nobody out: players may log in to withdraw whatever it says. Nor does it end a daily round. */
export const askIfItAnswers = (service: Service, playerId: number): Promise<void> =>
  askBeforeTopUp(service, playerId).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })

/** Players who were here lately or whose orders go on. */
export const askOnceADay = async (service: Service, sweep = strictly): Promise<void> => {
  const { register } = service.ports
  if (!register) return
  for (const { id } of await listStale(service.db, MOST))
    await sweep.one(id, () => askIfItAnswers(service, id))
}
