// The players a sandbox simulates. Production has none.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** No password hashes to `none`, so nobody can log in as them. @returns the player's number */
export const insertSandboxPlayer = (tx: Tx, phone: string, firstName: string) =>
  tx.value<number>`
    insert into player (phone, password_hash, first_name, last_name, phone_verified_at, consent_at,
      consent_version, sandbox)
    values (${phone}, 'none', ${firstName}, 'Player', game_clock(), game_clock(), 'sandbox', true)
    returning id`

/** The batch on sale, and the milliseconds since it opened. */
export const findOnSale = (tx: Tx, game: string) =>
  tx.one<{ id: string; age: number }>`
    select id, floor(extract(epoch from game_clock() - opens_at) * 1000)::float8 as age from batch
    where game = ${game} and state = 'open' and opens_at <= game_clock() and closes_at > game_clock()`

/** Those without a ticket in the batch, with the kobo in their play wallets. */
export const listSandboxPlayersWithout = (tx: Tx, batchId: string) =>
  tx.many<{ id: number; play: Kobo }>`
    select p.id, a.balance as play from player p join account a on a.player_id = p.id and a.wallet = 'play'
    where p.sandbox and not exists
      (select 1 from ticket t where t.player_id = p.id and t.batch_id = ${batchId}) order by p.id`
