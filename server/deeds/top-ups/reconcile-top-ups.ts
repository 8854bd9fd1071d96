// Asks the provider about silent top-ups, and finishes what a stopped process left half-done.
import * as v from 'valibot'
import {
  claimCheck,
  findTopUpOf,
  listSuspects,
  listUnboughtTopUps,
  listUncheckedTopUps,
  markSuspect,
} from '#server/db/queries/money/top-ups.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { buyWith } from './buy-with-top-up.ts'
import { creditTopUp } from './credit-top-up.ts'
import { followTakeBacks, payDebts } from './follow-take-backs.ts'

const NO_ANSWER = 'Our payment partner is not answering. Please ask again in a minute: nothing is lost'

/** A refusal, or a reply that we cannot parse, is an answer. */
const isAnswer = (error: unknown): boolean =>
  v.isValiError(error) || ((error as { status?: number }).status ?? 500) < 500

/** @returns whether the provider answered */
const hear = (service: Service, reference: string, asking: Promise<unknown>): Promise<boolean> =>
  asking.then(
    () => true,
    error => {
      service.log.warn({ error, reference }, 'the payment provider could not be asked')
      return isAnswer(error)
    },
  )

const followSuspects = async (service: Service): Promise<void> => {
  for (const { reference } of await listSuspects(service.db, 20)) {
    let isDone = false
    const asking = followTakeBacks(service, reference).then(() => (isDone = true))
    const hasAnswered = await hear(service, reference, asking)
    // Next time, the others go first.
    if (!isDone) await markSuspect(service.db, reference)
    if (!hasAnswered) return
  }
}

/**
 * One round of the clockwork. If the provider doesn't answer, a later round asks again: each silence takes ten seconds, so
 * one ends the asking about top-ups that may be taken back, and one the asking about those that may be paid.
 */
export const reconcileTopUps = async (service: Service, sweep = strictly): Promise<void> => {
  await followSuspects(service)
  await payDebts(service, sweep)
  for (const { reference } of await listUncheckedTopUps(service.db, 20))
    if (!(await check(service, reference))) break
  for (const { reference } of await listUnboughtTopUps(service.db, 20)) {
    await buyWith(service, reference).catch(error =>
      service.log.error({ error, reference }, 'what was paid for could not be bought yet'),
    )
  }
}

/** The owner is looking at an uncredited top-up: asks the provider, at most every ten seconds. */
export const refreshTopUp = async (service: Service, playerId: number, reference: string): Promise<void> => {
  const row = await findTopUpOf(service.db, playerId, reference)
  if (row && row.state !== 'credited') await check(service, reference)
}

/**
 * The player says that money left the bank: asks the provider even if it was asked a moment ago.
 * @throws Refusal provider-down if it does not answer, and nothing has changed then; busy if what was paid for is still being
 *   bought
 */
export const askNow = (service: Service, reference: string): Promise<void> =>
  creditTopUp(service, reference).catch(error => {
    if (error instanceof Refusal) throw error
    service.log.warn({ err: error, reference }, 'the payment provider could not be asked')
    throw new Refusal('provider-down', { message: NO_ANSWER }, 10)
  })

/** @returns false if the provider was asked and did not answer */
const check = async (service: Service, reference: string): Promise<boolean> =>
  !(await claimCheck(service.db, reference, 10)) || hear(service, reference, creditTopUp(service, reference))
