// Asks the provider about silent top-ups, and finishes what a stopped process left half-done.
import {
  claimCheck,
  findTopUpOf,
  listSuspects,
  listUnboughtTopUps,
  listUncheckedTopUps,
} from '#server/db/queries/money/top-ups.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyWith } from './buy-with-top-up.ts'
import { creditTopUp } from './credit-top-up.ts'
import { followTakeBacks, payDebts } from './follow-take-backs.ts'

const NO_ANSWER = 'Our payment partner is not answering. Please ask again in a minute: nothing is lost'

/** One round of the clockwork; if the provider doesn't answer, a later round asks again. */
export const reconcileTopUps = async (service: Service): Promise<void> => {
  for (const { reference } of await listSuspects(service.db, 20))
    await followTakeBacks(service, reference).catch(error =>
      service.log.warn({ error, reference }, 'the payment provider could not be asked'),
    )
  await payDebts(service)
  for (const { reference } of await listUncheckedTopUps(service.db, 20)) await check(service, reference)
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
 * @throws Refusal provider-down if it does not answer; nothing has changed then
 */
export const askNow = (service: Service, reference: string): Promise<void> =>
  creditTopUp(service, reference).catch(error => {
    service.log.warn({ err: error, reference }, 'the payment provider could not be asked')
    throw new Refusal('provider-down', { message: NO_ANSWER }, 10)
  })

const check = async (service: Service, reference: string) => {
  if (!(await claimCheck(service.db, reference, 10))) return
  await creditTopUp(service, reference).catch(error =>
    service.log.warn({ error, reference }, 'the payment provider could not be asked'),
  )
}
