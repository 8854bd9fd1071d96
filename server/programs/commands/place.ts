// What the operator's commands have to work with.
import type { BeaconChain } from '#src/draws/beacon.ts'
import type { Books, Randomness } from '#server/ports/ports.ts'
import type { WaitSettings } from '#server/deeds/withdrawals/end-review.ts'
import type { Service } from '#server/service.ts'
import type { Settings } from '#server/settings.ts'

export interface Place extends Pick<Service, 'db' | 'games'> {
  randomness: Randomness
  /** Those of the providers whose keys this program knows. */
  books?: readonly Books[]
  /** The origin of the address that players see. */
  origin?: string | undefined
  /** The beacon that the nodes use. */
  chain?: BeaconChain
  /** Nothing is changed: a command that writes files only says which. */
  dry?: boolean
  /** What is withheld from withdrawals, and what they wait for, as the nodes have it. */
  settings?: Pick<Settings, 'WITHDRAWAL_TAX'> & WaitSettings
  /** The service's, if this program knows it. */
  pepper?: Uint8Array | undefined
}

/** @returns text for a person @throws Error saying what to write instead */
export type Command = (place: Place, ...words: string[]) => Promise<string>

export const withSettings = ({ db, settings }: Place) => {
  if (!settings) throw new Error('Nobody said what withdrawals wait for')
  return { db, settings }
}
