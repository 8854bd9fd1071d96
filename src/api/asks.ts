// The first pages' requests behind one door: the code that sends calls and checks answers loads with the
// first request, so no first screen waits for it.
import { ApiError, CHECK_CONNECTION } from './errors.ts'
import type * as asksOfFirstPages from './first-asks.ts'

type FirstAsks = typeof asksOfFirstPages

const load = (): Promise<FirstAsks | undefined> => import('./first-asks.ts')

/** @throws ApiError without a status if the file does not load: nothing was sent, so nothing is known */
export const firstAsks = async (): Promise<FirstAsks> => {
  const asks = await load().catch(() => undefined)
  if (!asks) throw new ApiError(`We could not reach the service. ${CHECK_CONNECTION}`)
  return asks
}
