// What a step is. Every step is possible at any time: sequences begin with players, a slip and a ticket.
import * as fc from 'fast-check'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Model } from '../model.ts'
import type { ModelFriends } from '../model-friends.ts'
import type { ModelItems } from '../model-items.ts'
import type { ModelOrders } from '../model-orders.ts'
import type { ModelSyndicates } from '../model-syndicates.ts'
import type { ModelTopUps } from '../model-top-ups.ts'
import type { ModelWithdrawals } from '../model-withdrawals.ts'
import type { Real } from '../real.ts'

export interface World {
  model: Model
  topUps: ModelTopUps
  withdrawals: ModelWithdrawals
  friends: ModelFriends
  items: ModelItems
  orders: ModelOrders
  syndicates: ModelSyndicates
  real: Real
  /** Counts what happened: a step that never occurs tests nothing. */
  seen(what: string): void
}

export interface Step {
  name: string
  /** Applies it to the service and to the model. */
  run(world: World): Promise<void>
}

export const step = (name: string, run: Step['run']): Step => ({ name, run })

/** One value for either outcome: the refusal's name, or the answer. */
export const outcomeOf = async <T>(work: Promise<T>): Promise<T | string> =>
  work.catch(error => {
    if (error instanceof Refusal) return error.refusal
    throw error
  })

/** A random number, mapped to one of whatever exists. */
export const which = fc.nat(1_000)
export const pick = <T>(from: readonly T[], wish: number): T => from[wish % from.length]!
export const nodeOf = ({ real }: World, wish: number): Service => pick(real.nodes, wish)
