// What the first pages ask the service, behind one door: what sends a call and checks its answer is loaded with the first
// question, so that no first screen waits for it.
import { ApiError } from './errors.ts'
import type * as asksOfFirstPages from './first-asks.ts'

type FirstAsks = typeof asksOfFirstPages

const load = (): Promise<FirstAsks | undefined> => import('./first-asks.ts')

/** @throws ApiError without an answer where the file does not come: nothing was asked, so nothing is known */
export const firstAsks = async (): Promise<FirstAsks> => {
  const asks = await load().catch(() => undefined)
  if (!asks) throw new ApiError({ message: 'We could not reach the service' })
  return asks
}
