// A database belongs to one mode, one beacon chain and its nodes' keys; a node with others is refused.
import type { Tx } from './db.ts'
import { sql, type Part } from './sql.ts'

type Mode = 'sandbox' | 'production'

export interface Identity {
  mode: Mode
  /** A node's; programs that draw nothing have none. */
  beaconChain?: string
  /** IDs by setting name: undefined if the node has no such key, absent if not to be compared. */
  keys: Record<string, string | undefined>
}

type Name = 'other-build' | 'other-mode' | 'other-beacon' | 'other-key'

/** The database was made for something else. */
export class OtherDatabase extends Error {
  constructor(
    readonly refusal: Name,
    words: string,
  ) {
    super(`${refusal}: ${words}`)
  }
}

const OF_SANDBOX =
  'This database belongs to a sandbox, and NODE_ENV is production. Give production a database of its own: set DATABASE_URL.'
const OF_PRODUCTION =
  'This database belongs to production, and NODE_ENV is not. Set NODE_ENV=production where that is meant; a sandbox needs a database of its own (DATABASE_URL or DATA_DIR).'

/** @param found the database's mode @throws OtherDatabase */
export const refuseOtherMode = ({ mode }: Pick<Identity, 'mode'>, found: string): void => {
  if (mode !== found) throw new OtherDatabase('other-mode', found === 'sandbox' ? OF_SANDBOX : OF_PRODUCTION)
}

/** Rows only one mode writes, to recognise databases older than the binding. */
const EVIDENCE: Record<Mode, Part> = {
  sandbox: sql`
    exists (select from player where sandbox)
    or exists (select from service_secret) or exists (select from sandbox_payment)
    or exists (select from sandbox_message) or exists (select from top_up where provider = 'sandbox')
    or exists (select from batch where beacon_chain = 'sandbox')`,
  production: sql`exists (select from batch where beacon_chain <> 'sandbox')`,
}

const refuseEvidence = async (tx: Tx, it: Identity): Promise<void> => {
  for (const found of ['sandbox', 'production'] as const)
    if (await tx.one`select 1 where ${EVIDENCE[found]}`) refuseOtherMode(it, found)
}

const listKeys = (tx: Tx, setting: string) =>
  tx.values<string>`select id from database_key where setting = ${setting}`

/** By setting, the oldest first. */
export const listAcceptedKeys = (tx: Tx) =>
  tx.many<{ setting: string; id: string; accepted_at: Date }>`
    select setting, id, accepted_at from database_key order by setting, accepted_at, id`

/** From now on nodes may use this key too. */
export const acceptKey = (tx: Tx, setting: string, id: string) =>
  tx.one`insert into database_key (setting, id) values (${setting}, ${id}) on conflict do nothing`

const wrongKey = (setting: string, id: string | undefined, known: readonly string[]) => {
  const keys = known.join(' or ')
  return id === undefined
    ? `This database was made with ${setting} ${keys}, and none is set. Set it.`
    : `This database was made with ${setting} ${keys}, and ${setting} is ${id}. Set the one it knows, or if the change is meant: npm run operator -- accept-key ${setting} ${id} --who=NAME --why="REASON"`
}

const compareKeys = async (tx: Tx, keys: Identity['keys']): Promise<void> => {
  for (const [setting, id] of Object.entries(keys)) {
    const known = await listKeys(tx, setting)
    if (known.length > 0 && !known.includes(id ?? ''))
      throw new OtherDatabase('other-key', wrongKey(setting, id, known))
  }
}

/** @returns false if nothing is bound yet @throws OtherDatabase */
const compare = async (tx: Tx, it: Identity): Promise<boolean> => {
  const bound = await tx.one<{ mode: Mode; beacon_chain: string }>`
    select mode, beacon_chain from database_binding`
  if (bound) refuseOtherMode(it, bound.mode)
  else await refuseEvidence(tx, it)
  if (bound && it.beaconChain !== undefined && it.beaconChain !== bound.beacon_chain)
    throw new OtherDatabase(
      'other-beacon',
      `This database draws by the beacon ${bound.beacon_chain}, and this process by ${it.beaconChain}. Give each a database of its own.`,
    )
  await compareKeys(tx, it.keys)
  return bound !== undefined
}

/** Inside the migration transaction: the first node records itself, later ones are compared. @throws OtherDatabase */
export const bind = async (tx: Tx, it: Identity): Promise<void> => {
  const isBound = await compare(tx, it)
  if (it.beaconChain === undefined) return
  if (!isBound)
    await tx.one`insert into database_binding (mode, beacon_chain) values (${it.mode}, ${it.beaconChain})`
  for (const [setting, id] of Object.entries(it.keys)) if (id !== undefined) await acceptKey(tx, setting, id)
}

/** For programs that don't migrate. @throws OtherDatabase */
export const refuseOther = async (tx: Tx, it: Identity): Promise<void> => {
  const exists = await tx.one`select 1 where to_regclass('database_binding') is not null`
  if (exists) await compare(tx, it)
}
