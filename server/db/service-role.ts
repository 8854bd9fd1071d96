// Two roles: the owner creates the tables, the service role only uses them. It may add money and promises but never
// change them; tickets and balances change only through two functions that run as the owner.
import type { Db, Tx } from './db.ts'

/** The role's only rights on these tables; on all others it may read, insert, update and delete. */
const NARROW: Record<string, string> = {
  migration: 'select',
  account: 'select, insert', // balances follow the transfers
  ticket: 'select', // sold by purchase_many, into an open batch
  transfer: 'select, insert',
  payout: 'select, insert',
  rules_document: 'select, insert',
  batch_tree: 'select, insert',
  batch_chances: 'select, insert',
  advance: 'select, insert',
  signing_key: 'select, insert',
  log_entry: 'select, insert, update', // it gets its place once
  log_node: 'select, insert',
  log_checkpoint: 'select, insert',
  log_cosignature: 'select, insert',
  liability_leaf: 'select, insert, delete',
  liability_node: 'select, insert, delete',
  database_binding: 'select, insert',
  database_key: 'select, insert',
  top_up: 'select, insert, update',
  batch: 'select, insert, update',
  jackpot_draw: 'select, insert, update',
  advance_draw: 'select, insert, update',
  annuity: 'select, insert, update',
  scratch_card: 'select, insert, update',
  player: 'select, insert, update',
  account_change: 'select, insert',
  phone_change: 'select, insert, update',
  debt: 'select, insert, update',
  referral: 'select, insert, update',
  slip: 'select, insert, update',
  withdrawal: 'select, insert, update',
  payout_attempt: 'select, insert, update',
  payout_case: 'select, insert, update',
  payout_note: 'select, insert',
  reconciliation: 'select, insert, update',
  national_identity: 'select, insert, delete', // given once
  identity_document: 'select, insert, update',
  safer_play: 'select, insert, update',
  play_limit: 'select, insert, update',
  safer_play_note: 'select, insert',
  operator_entry: 'select, insert',
  promise_kept: 'select, insert',
  minutes_up: 'select, insert, update',
  checks_of_day: 'select, insert, update',
  account_deletion: 'select, insert, update',
  soccer_match: 'select, insert, update', // decided once
  soccer_slip: 'select, insert',
  soccer_pick: 'select, insert',
  soccer_batch: 'select, insert',
  match_report: 'select, insert, update',
  item: 'select, insert, update',
  item_picture: 'select, insert, update',
  item_bid: 'select, insert',
  free_line: 'select, insert, update',
  item_prize: 'select, insert, update',
  chat_message: 'select, insert, update', // hidden or emptied, never gone
  chat_report: 'select, insert',
  chat_deed: 'select, insert',
  standing_order: 'select, insert, update', // what it plays stays
  order_ticket: 'select, insert',
  syndicate: 'select, insert, update', // what it plays stays
  syndicate_share: 'select, insert, update', // taken once
}
/** @throws Error if there is no such role: said before anything is changed */
export const refuseUnknownRole = async (tx: Tx, role: string): Promise<void> => {
  if (!(await tx.any`select 1 from pg_roles where rolname = ${role}`))
    throw new Error(
      `There is no role ${role}, and nothing was changed: create it, or set SERVICE_ROLE right.`,
    )
}

/**
 * Grants a role what the service needs and revokes everything else; run again after each migration.
 * @param db as the owner
 * @param role must already exist
 */
export const grantService = (db: Db, role: string): Promise<void> =>
  db.tx(async tx => {
    const quoted = `"${role.replaceAll('"', '""')}"`
    const name = await tx.value<string>`select quote_ident(current_database())`
    await tx.exec(`revoke temporary on database ${name} from public, ${quoted};
      revoke create on schema public from public, ${quoted}; grant usage on schema public to ${quoted};
      revoke all on all tables in schema public from public, ${quoted};
      grant select, insert, update, delete on all tables in schema public to ${quoted}`)
    for (const [table, rights] of Object.entries(NARROW))
      await tx.exec(`revoke all on ${table} from ${quoted}; grant ${rights} on ${table} to ${quoted}`)
  })
