import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface PlayerRow {
  id: number
  phone: string
  email: string | null
  /** Given but not proven. */
  email_waiting: string | null
  first_name: string
  last_name: string
  gender: 'Male' | 'Female' | null
  phone_verified_at: Date | null
  has_pin: boolean
  consent_version: string | null
}

const COLUMNS = sql`
  id, phone, email, first_name, last_name, gender, phone_verified_at, pin_hash is not null as has_pin,
  (select c.version from consent c where c.player_id = player.id order by c.given_at desc limit 1)
    as consent_version,
  (select e.email from email_claim e where e.player_id = player.id) as email_waiting`

export const findPlayer = (tx: Tx, playerId: number) =>
  tx.one<PlayerRow>`select ${COLUMNS} from player where id = ${playerId}`

export const findPlayerByPhone = (tx: Tx, phone: string) =>
  tx.one<PlayerRow>`select ${COLUMNS} from player where phone = ${phone}`

export const findAccountOf = (tx: Tx, phone: string) =>
  tx.one<{ id: number; is_verified: boolean; created_at: Date }>`
    select id, phone_verified_at is not null as is_verified, created_at from player where phone = ${phone}`

export interface LoginRow {
  id: number
  password_hash: string
}

export const findLoginByPhone = (tx: Tx, phone: string) =>
  tx.one<LoginRow>`select id, password_hash from player where phone = ${phone}`

export const findLoginByEmail = (tx: Tx, email: string) =>
  tx.one<LoginRow>`select id, password_hash from player where email = ${email}`

interface NewPlayer {
  phone: string
  passwordHash: string
  consentVersion: string
  birthDate?: string
}

/** The new player's id, or undefined if the phone is taken. The phone counts as verified. */
export const insertPlayer = (tx: Tx, player: NewPlayer) =>
  tx.value<number | undefined>`
    with made as (
      insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version, birth_date)
      values (${player.phone}, ${player.passwordHash}, game_clock(), game_clock(), ${player.consentVersion},
        ${player.birthDate}::date) on conflict do nothing returning id
    ), agreed as (
      insert into consent (player_id, version, given_at) select id, ${player.consentVersion}, game_clock() from made
    )
    select id from made`

/** `1990-02-28`; undefined if it was never asked for. */
export const findBirthDate = (tx: Tx, playerId: number) =>
  tx.value<string | undefined>`select birth_date::text as day from player where id = ${playerId}`

export const updateNames = (
  tx: Tx,
  playerId: number,
  { firstName, lastName, gender }: { firstName: string; lastName: string; gender: 'Male' | 'Female' },
) =>
  tx.one<PlayerRow>`
    update player set first_name = ${firstName}, last_name = ${lastName}, gender = ${gender}
    where id = ${playerId} returning ${COLUMNS}`

export const setPassword = (tx: Tx, playerId: number, passwordHash: string) =>
  tx.one<{ id: number }>`
    update player set password_hash = ${passwordHash}, phone_verified_at = coalesce(phone_verified_at, game_clock())
    where id = ${playerId} returning id`

/** The transaction PIN's hash; undefined if none is set. */
export const findPinHash = (tx: Tx, playerId: number) =>
  tx.value<string | undefined>`
    select pin_hash from player where id = ${playerId}`

/** @returns false if the player already has a PIN */
export const setFirstPin = (tx: Tx, playerId: number, pinHash: string) =>
  tx.any`
    update player set pin_hash = ${pinHash} where id = ${playerId} and pin_hash is null
    returning id`

/** @returns false if the player has none to change */
export const changePin = (tx: Tx, playerId: number, pinHash: string) =>
  tx.any`
    update player set pin_hash = ${pinHash} where id = ${playerId} and pin_hash is not null
    returning id`

export const findPasswordHash = (tx: Tx, playerId: number) =>
  tx.value<string | undefined>`select password_hash from player where id = ${playerId}`

/** The new number counts as verified. @returns false if another player has it */
export const setPhone = (tx: Tx, playerId: number, phone: string) =>
  tx.any`
    update player set phone = ${phone}, phone_verified_at = game_clock()
    where id = ${playerId}
      and not exists (select 1 from player other where other.phone = ${phone}) returning id`

/** Only while it is still the number the code was sent to. */
export const markPhoneVerified = (tx: Tx, playerId: number, phone: string) =>
  tx.many`
    update player set phone_verified_at = coalesce(phone_verified_at, game_clock())
    where id = ${playerId} and phone = ${phone}`

/** It is proven, so the player can log in with it from now on. @returns false if another player has it */
export const setEmail = (tx: Tx, playerId: number, email: string) =>
  tx.any`
    update player set email = ${email}
    where id = ${playerId}
      and not exists (select 1 from player other
        where other.email = ${email} and other.id <> ${playerId}) returning id`

/** Keeps the time of the first consent to a version. */
export const insertConsent = (tx: Tx, playerId: number, version: string) =>
  tx.many`
    insert into consent (player_id, version, given_at) values (${playerId}, ${version}, game_clock())
    on conflict do nothing`
