import type { Tx } from '../db.ts'

export type CodePurpose = 'sign-up' | 'reset' | 'verify'
export type CodeChannel = 'SMS' | 'VOICE'

interface CodeRow {
  id: number
  nonce: Uint8Array
  tries: number
  /** Seconds since it was sent. */
  age: number
  /** Seconds that it still lives; negative once it is over. */
  left: number
  used: boolean
}

const COLUMNS = `id, nonce, tries, extract(epoch from game_clock() - created_at)::float8 as age,
  extract(epoch from expires_at - game_clock())::float8 as left, used_at is not null as used`

/** Codes for one number are sent one after the other, on whatever node they were asked for; so are those to one address. The number is locked first. */
export const lockCodesOf = (tx: Tx, phoneOrAddress: string) =>
  tx.many(`select pg_advisory_xact_lock(hashtextextended('codes ' || $1, 0))`, [phoneOrAddress])

/** The code that counts: the newest one for the number and the purpose. */
export const findCode = (tx: Tx, phone: string, purpose: CodePurpose) =>
  tx.one<CodeRow>(
    `select ${COLUMNS} from one_time_code where phone = $1 and purpose = $2 order by id desc limit 1`,
    [phone, purpose],
  )

interface HourRow {
  sent: number
  /** Seconds until the oldest one of the hour no longer counts. */
  wait: number
}

const COUNTED = `count(*)::int as sent,
  coalesce(extract(epoch from min(created_at) + interval '1 hour' - game_clock()), 0)::float8 as wait
  from one_time_code where created_at > game_clock() - interval '1 hour'`

export const countCodesOfPhone = (tx: Tx, phone: string) =>
  tx.one<HourRow>(`select ${COUNTED} and phone = $1`, [phone])

export const countCodesOfAddress = (tx: Tx, addressHash: Uint8Array) =>
  tx.one<HourRow>(`select ${COUNTED} and address_hash = $1`, [addressHash])

interface NewCode {
  phone: string
  purpose: CodePurpose
  channel: CodeChannel
  nonce: Uint8Array
  /** Wrong tries that an earlier sending of the same code has had. */
  tries: number
  /** Seconds. */
  lives: number
  addressHash: Uint8Array
}

export const insertCode = (tx: Tx, it: NewCode) =>
  tx.one<{ id: number }>(
    `insert into one_time_code (phone, purpose, channel, nonce, tries, expires_at, address_hash)
     values ($1, $2, $3, $4, $5, game_clock() + make_interval(secs => $6::float8), $7) returning id`,
    [it.phone, it.purpose, it.channel, it.nonce, it.tries, it.lives, it.addressHash],
  )

export const deleteCode = (tx: Tx, id: number) => tx.many(`delete from one_time_code where id = $1`, [id])

/**
 * Counts a try and hands out what is needed to judge it; undefined where the code has no try left. One statement: of a
 * hundred guesses at once five get a row.
 */
export const takeTry = (tx: Tx, id: number) =>
  tx.one<{ nonce: Uint8Array }>(
    `update one_time_code set tries = tries + 1
     where id = $1 and used_at is null and tries < 5 and expires_at > game_clock() returning nonce`,
    [id],
  )

/** A right code costs no try. */
export const giveTryBack = (tx: Tx, id: number) =>
  tx.many(`update one_time_code set tries = tries - 1 where id = $1 and tries > 0`, [id])

/** Undefined where somebody else has used it meanwhile. */
export const useCode = (tx: Tx, id: number) =>
  tx.one<{ id: number }>(
    `update one_time_code set used_at = game_clock() where id = $1 and used_at is null returning id`,
    [id],
  )
