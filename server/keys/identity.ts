// Identifies a process, so that it never opens another service's database.
import { createHash } from 'node:crypto'
import type { Identity } from '#server/db/binding.ts'
import { isProduction, type Settings } from '#server/settings.ts'
import { logKeyId, signingKeyId } from './signer.ts'

type Given = Pick<Settings, 'NODE_ENV' | 'CODE_PEPPER'>

const pepperId = (pepper: string): string =>
  createHash('sha256').update(`id of a pepper/${pepper}`).digest('hex').slice(0, 16)

/**
 * IDs of all the node's keys, by setting name. A sandbox key kept in its database has none: it already belongs to that
 * database.
 */
const keysOf = ({ SIGNING_KEY, LOG_KEY, CODE_PEPPER }: Settings): Identity['keys'] => ({
  SIGNING_KEY: SIGNING_KEY && signingKeyId(SIGNING_KEY),
  LOG_KEY: LOG_KEY && logKeyId(LOG_KEY),
  CODE_PEPPER: CODE_PEPPER && pepperId(CODE_PEPPER),
})

const modeOf = (settings: Pick<Settings, 'NODE_ENV'>): Identity['mode'] =>
  isProduction(settings) ? 'production' : 'sandbox'

/** @throws Error if a key is invalid */
export const identityOfNode = (settings: Settings, beaconChain: string): Identity => ({
  mode: modeOf(settings),
  beaconChain,
  keys: keysOf(settings),
})

/** For programs that run beside the nodes and know only some of their settings. */
export const identityOfProgram = (settings: Given): Identity => ({
  mode: modeOf(settings),
  keys: settings.CODE_PEPPER ? { CODE_PEPPER: pepperId(settings.CODE_PEPPER) } : {},
})
