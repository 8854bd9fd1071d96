import { refusals, type RefusalName } from '#src/contract/refusals.ts'
import { refuseLocked, settleTry } from './backoff.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { findPinHash } from '#server/db/queries/accounts/players.ts'
import { hex } from '#src/lib/bytes.ts'
import type { Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { UnderWay } from '#server/lib/under-way.ts'
import type { Service } from '#server/service.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'
import { isPin } from './pin-hash.ts'

const WRONG_PINS = 5
const LOCKED_SECONDS = 15 * 60

const leftWords = (left: number): string => (left === 1 ? 'One try is left' : `${left} tries are left`)

interface Judged {
  /** What tries are counted under. */
  name: string
  /** The request's field that holds the PIN. */
  field: string
  /** The refusal for too many tries. */
  locked: RefusalName
  /** Runs before a wrong one is counted; if it throws, that one is not. */
  beforeWrong?: BeforeWrong | undefined
  /** Runs when a wrong one has locked it. */
  onLocked?: () => Promise<void>
}

/**
 * Judges a PIN outside any transaction, so that a wrong try stays counted. Counting and answering are one step: of any number
 * of concurrent tries only five wrong ones are answered, and right ones never count.
 * @throws Refusal pin-wrong with the tries left, or the one for too many with the seconds to wait
 */
export const judgePin = async (
  service: Service,
  { name, field, locked, beforeWrong, onLocked }: Judged,
  judge: () => boolean | Promise<boolean>,
): Promise<void> => {
  // Before hashing, which costs more than the query.
  await refuseLocked(service, name, locked)
  const isRight = await judge()
  if (!isRight) await beforeWrong?.()
  const left = await settleTry(service, name, isRight, WRONG_PINS, LOCKED_SECONDS, locked)
  if (isRight) return
  if (left === 0) {
    await onLocked?.()
    throw new Refusal(locked, undefined, LOCKED_SECONDS)
  }
  throw new Refusal('pin-wrong', { [field]: `That PIN is not right. ${leftWords(left)}` })
}

/** Five tries every quarter of an hour find a PIN in weeks, and a session lives as long: the owner hears of it, once a day. */
const tellOfLock = ({ db, ports: { clock } }: Service, playerId: number): Promise<void> =>
  db.tx(tx => tellPlayer(tx, playerId, 'pin-locked', isoDate(clock.now())))

/**
 * The transaction PIN.
 * @param field of the request that holds the PIN
 * @throws Refusal pin-missing, pin-wrong with the tries left, pin-locked with the seconds to wait, crowded
 */
export const checkPin = async (
  service: Service,
  it: { playerId: number; pin: string },
  beforeWrong?: BeforeWrong,
  field = 'transaction_pin',
): Promise<void> => {
  const stored = await findPinHash(service.db, it.playerId)
  if (stored === undefined) throw new Refusal('pin-missing')
  const name = `pin of ${it.playerId}`
  const onLocked = () => tellOfLock(service, it.playerId)
  const judged = { name, field, locked: 'pin-locked', beforeWrong, onLocked } as const
  await judgePin(service, judged, () => service.hashing.enter(true, turn => isPin(service, turn, stored, it)))
}

/** For a repeat whose first answer may have been lost. Wrong PINs count as usual, so this is no way to guess one. */
export const hasThisPin = async (
  service: Service,
  it: { playerId: number; pin: string },
): Promise<boolean> => {
  try {
    await checkPin(service, it)
    return true
  } catch (error) {
    if (error instanceof Refusal && ['pin-wrong', 'pin-locked'].includes(error.refusal)) return false
    throw error
  }
}

export type BeforeWrong = () => Promise<void>

/**
 * A phone may retry while its first request is still running, or after its answer was lost, at whichever node: its PIN is one
 * try, not two.
 * @param work judges the PIN with what it is given as `beforeWrong`
 */
export const asOneTry = <Result>(
  service: Service,
  running: UnderWay<Result>,
  { playerId, requestKey, requestHash, pin }: Keyed & { pin: string | undefined },
  work: (beforeWrong: BeforeWrong) => Promise<Result>,
): Promise<Result> => {
  const name = [playerId, requestKey, hex(requestHash), pin].join('/')
  const countOnce = async () => {
    await settleTry(service, `pin in ${name}`, false, 1, LOCKED_SECONDS).catch((error: unknown) => {
      throw error instanceof Refusal
        ? new Refusal('pin-wrong', { transaction_pin: refusals['pin-wrong'][1] })
        : error
    })
  }
  return running.join(name, () => work(countOnce))
}
