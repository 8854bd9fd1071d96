import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export type CodePurpose = 'sign-up' | 'reset' | 'verify' | 'pin' | 'new-phone' | 'old-phone' | 'email'
export type CodeChannel = 'SMS' | 'VOICE' | 'EMAIL'

interface CodeRow {
  id: number
  nonce: Uint8Array
  tries: number
  /** Seconds since it was sent. */
  age: number
  /** Seconds left to live; negative once expired. */
  left: number
  used: boolean
}

const COLUMNS = sql`
  id, nonce, tries, extract(epoch from game_clock() - created_at)::float8 as age,
  extract(epoch from expires_at - game_clock())::float8 as left, used_at is not null as used`

/** A code that may still be used. */
export const findLiveCode = (tx: Tx, id: number) =>
  tx.one<{ nonce: Uint8Array }>`
    select nonce from one_time_code where id = ${id} and tries < 5 and used_at is null
      and expires_at > game_clock()`

/** Serialises sending codes to one recipient, and for one caller's address, across nodes. Lock the recipient first. */
export const lockCodesOf = (tx: Tx, recipientOrAddress: string) =>
  tx.many`select pg_advisory_xact_lock(hashtextextended('codes ' || ${recipientOrAddress}, 0))`

/** The valid code: the newest this asker requested for the recipient and purpose. */
export const findCode = (tx: Tx, to: string, purpose: CodePurpose, asker: Uint8Array) =>
  tx.one<CodeRow>`
    select ${COLUMNS} from one_time_code
    where recipient = ${to} and purpose = ${purpose} and asker = ${asker} and not failed
    order by id desc limit 1`

/** The newest live code for this phone, whoever asked for it; one that could not be sent is good from now on. */
export const readOutCode = (tx: Tx, phone: string) =>
  tx.one<{ nonce: Uint8Array; purpose: CodePurpose; left: number }>`
    update one_time_code set failed = false
    where id = (
      select id from one_time_code
      where recipient = ${phone} and tries < 5 and used_at is null and expires_at > game_clock()
      order by failed, id desc limit 1)
    returning nonce, purpose, extract(epoch from expires_at - game_clock())::float8 as left`

interface Counted {
  sent: number
  /** Seconds until the oldest of them no longer counts. */
  wait: number
}

interface Counting {
  to?: string
  purpose?: CodePurpose
  addressHash?: Uint8Array
  known?: boolean
  asker?: Uint8Array
  /** How far back. */
  hours: number
}

/** Codes matching every given condition. */
export const countCodes = (tx: Tx, { to, purpose, addressHash, known, asker, hours }: Counting) =>
  tx.one<Counted>`
    select count(*)::int as sent,
      coalesce(extract(epoch from min(created_at) + make_interval(hours => ${hours}) - game_clock()), 0)::float8
        as wait
    from one_time_code
    where created_at > game_clock() - make_interval(hours => ${hours}) and not failed
      and ${to === undefined ? sql`address_hash = ${addressHash}` : sql`recipient = ${to}`}
      and (${purpose}::text is null or purpose = ${purpose})
      and (${known}::boolean is null or known = ${known})
      and (${asker}::bytea is null or asker = ${asker})`

const TODAY = sql`(game_clock() at time zone 'Africa/Lagos')::date`

/** False if the share is used up. @param most codes per day @param share how many of them this kind of asker may use */
export const countOfDay = (tx: Tx, most: number, share: number) =>
  tx.any`
    insert into codes_of_day as it (day, sent, most) values (${TODAY}, 1, ${most})
    on conflict (day) do update set sent = it.sent + 1, most = ${most}
    where it.sent < ${share} returning sent`

const takeBackOfDay = (tx: Tx) =>
  tx.many`update codes_of_day set sent = sent - 1 where day = ${TODAY} and sent > 0`

export const findCodesOfDay = (tx: Tx) =>
  tx.one<{ sent: number; most: number }>`select sent, most from codes_of_day where day = ${TODAY}`

interface NewCode {
  to: string
  purpose: CodePurpose
  channel: CodeChannel
  nonce: Uint8Array
  /** Wrong tries already made when the same code was sent before. */
  tries: number
  /** Seconds. */
  lives: number
  addressHash: Uint8Array
  asker: Uint8Array
  known: boolean
}

export const insertCode = (tx: Tx, it: NewCode) =>
  tx.one<{ id: number }>`
    insert into one_time_code (recipient, purpose, channel, nonce, tries, expires_at, address_hash, asker, known)
    values (${it.to}, ${it.purpose}, ${it.channel}, ${it.nonce}, ${it.tries},
      game_clock() + make_interval(secs => ${it.lives}::float8), ${it.addressHash}, ${it.asker}, ${it.known})
    returning id`

/** For a code that could not be sent. */
export const failCode = async (tx: Tx, id: number): Promise<void> => {
  await tx.many`update one_time_code set failed = true where id = ${id}`
  await takeBackOfDay(tx)
}

/**
 * Counts a try and returns what is needed to judge it; undefined if none is left. A single statement: of a hundred
 * concurrent guesses five get a row.
 */
export const takeTry = (tx: Tx, id: number) =>
  tx.one<{ nonce: Uint8Array; left: number }>`
    update one_time_code set tries = tries + 1
    where id = ${id} and used_at is null and tries < 5 and expires_at > game_clock()
    returning nonce, 5 - tries as left`

/** As `takeTry`, for a code already used within its life: someone who repeats it may not have got the answer. */
export const takeRepeat = (tx: Tx, id: number) =>
  tx.one<{ nonce: Uint8Array }>`
    update one_time_code set tries = tries + 1
    where id = ${id} and used_at is not null and tries < 5 and expires_at > game_clock() returning nonce`

/** A correct code does not use up a try. */
export const giveTryBack = (tx: Tx, id: number) =>
  tx.many`update one_time_code set tries = tries - 1 where id = ${id} and tries > 0`

/** Undefined if it was used in the meantime. */
export const useCode = (tx: Tx, id: number) =>
  tx.one<{ id: number }>`
    update one_time_code set used_at = game_clock() where id = ${id} and used_at is null returning id`
