// Deleting an account: requested, cancelled or done.
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

interface DeletionRow {
  id: number
  player_id: number
  asked_at: Date
  due_at: Date
  keeps_balance: boolean
}

const COLUMNS = sql`id, player_id, asked_at, due_at, keeps_balance`

export const findWaitingDeletion = (tx: Tx, playerId: number) =>
  tx.one<DeletionRow>`
    select ${COLUMNS} from account_deletion where player_id = ${playerId} and state = 'waiting'`

export const findDeletion = (tx: Tx, id: number) =>
  tx.one<DeletionRow & { state: 'waiting' | 'taken-back' | 'done' }>`
    select ${COLUMNS}, state from account_deletion where id = ${id}`

/** Asked for in the last 24 hours. */
export const countDeletions = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select count(*)::int as count from account_deletion
    where player_id = ${playerId} and asked_at > game_clock() - interval '1 day'`

/** A new account would end a break. @returns undefined if one is already waiting */
export const insertDeletion = (tx: Tx, it: { playerId: number; keepsBalance: boolean; days: number }) =>
  tx.one<DeletionRow>`
    insert into account_deletion (player_id, keeps_balance, due_at)
    values (${it.playerId}, ${it.keepsBalance}, greatest(game_clock() + make_interval(days => ${it.days}),
      (select break_until from safer_play where player_id = ${it.playerId})))
    on conflict (player_id) where state = 'waiting' do nothing returning ${COLUMNS}`

export const endWaitingDeletion = (tx: Tx, playerId: number) =>
  tx.one<{ id: number }>`
    update account_deletion set state = 'taken-back', ended_at = game_clock()
    where player_id = ${playerId} and state = 'waiting' returning id`

/** The player's break is longer. */
export const outlastBreak = (tx: Tx, playerId: number) =>
  tx.one`
    update account_deletion d set due_at = greatest(d.due_at, s.break_until) from safer_play s
    where d.player_id = ${playerId} and d.state = 'waiting' and s.player_id = d.player_id`

/** The oldest one due that no other node has taken, of a player who may play and owes nothing; call it in a transaction. */
export const takeDueDeletion = (tx: Tx, but: readonly string[]) =>
  tx.one<DeletionRow>`
    select ${COLUMNS} from account_deletion d where state = 'waiting' and due_at <= game_clock()
      and id::text <> all(${but}::text[])
      and not exists (select from safer_play s where s.player_id = d.player_id
        and play_barred(s.register_until, s.excluded_at, s.reopens_at, s.break_until, game_clock()) is not null)
      and not exists (select from debt o where o.player_id = d.player_id and o.amount > 0)
    order by due_at limit 1 for update skip locked`

export const setDeleted = (
  tx: Tx,
  id: number,
  it: { sealed: Uint8Array; numberHashes: readonly Uint8Array[]; years: number },
) =>
  tx.many`
    update account_deletion set state = 'done', ended_at = game_clock(), sealed = ${it.sealed},
      number_hashes = ${it.numberHashes}::bytea[], kept_until = game_clock() + make_interval(years => ${it.years})
    where id = ${id}`

export const findDeleted = (tx: Tx, id: number) =>
  tx.one<{ player_id: number; sealed: Uint8Array | null; ended_at: Date }>`
    select player_id, sealed, ended_at from account_deletion where id = ${id} and state = 'done'`

/** Who a player is: what is kept, sealed, after the account is deleted. */
export const findPerson = (tx: Tx, playerId: number) =>
  tx.one<{
    phone: string
    email: string | null
    first_name: string
    last_name: string
    gender: string | null
    birth_date: string | null
  }>`
    select phone, email, first_name, last_name, gender, birth_date::text from player where id = ${playerId}
    for update`

/** Names and accounts beside the movements of money, and where prizes went: kept sealed with the person. */
export const findBesideMoney = async (tx: Tx, playerId: number) => ({
  accounts: await tx.many<{ bank: string; number: string; name: string; payouts: string[] }>`
    select bank_name as bank, account_number as number, account_name as name, array_agg(id::text) as payouts
    from withdrawal where player_id = ${playerId} group by 1, 2, 3`,
  payers: await tx.many<{ reference: string; name: string }>`
    select reference, payer_name as name from top_up where player_id = ${playerId} and payer_name is not null`,
  prizes: await tx.many<{ item: string; name: string; address: string; city: string; phone: string }>`
    select item_id as item, full_name as name, address, city, phone from item_prize
    where player_id = ${playerId} and address is not null`,
})

/**
 * Takes people out of rows that stay. What is under way still needs its name and address, and is cleared once it is over.
 * @param playerId undefined for everybody who is gone
 */
export const clearBesideMoney = async (tx: Tx, playerId?: number): Promise<void> => {
  const gone = sql`d.state = 'done' and (${playerId}::bigint is null or d.player_id = ${playerId})`
  await tx.many`
    update withdrawal w set account_name = '', account_number = '0000000000' from account_deletion d
    where ${gone} and d.player_id = w.player_id and w.account_name <> ''
      and w.state in ('paid', 'returned') and w.next_at is null`
  await tx.many`
    update top_up t set payer_name = null from account_deletion d
    where ${gone} and d.player_id = t.player_id and t.payer_name is not null`
  await tx.many`
    update item_prize p set full_name = '', address = '', city = '', phone = '' from account_deletion d
    where ${gone} and d.player_id = p.player_id and p.address <> '' and p.state in ('received', 'cash')`
  // A picture that nobody has looked at is of no use once no withdrawal can wait for it.
  await tx.many`
    update identity_document i set state = 'refused', sealed = null, decided_at = game_clock(), who = 'nobody',
      why = 'The account was deleted'
    from account_deletion d
    where ${gone} and d.player_id = i.player_id and i.state = 'waiting'
      and not exists (select from withdrawal w where w.player_id = i.player_id and w.state = 'held')`
}

/** Open chats are told of each as if it had been taken down. */
const emptyMessages = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.many`
    select 1 from chat_channel where id in (select channel from chat_message where player_id = ${playerId})
    order by id for update`
  await tx.many`
    with own as (
      select channel, number, row_number() over (partition by channel order by number) as n
      from chat_message where player_id = ${playerId}
    ), moved as (
      update chat_channel c set moved = c.moved + o.n
      from (select channel, count(*) as n from own group by channel) o where o.channel = c.id
      returning c.id, c.moved - o.n as before
    )
    update chat_message m set text = '–', game = null, picks = null, state = 'removed',
      why = 'The account was deleted', reviewed = true, moved = moved.before + own.n
    from own join moved on moved.id = own.channel
    where m.channel = own.channel and m.number = own.number`
}

/** Tables whose rows identify a person or say how to reach them, and that no law requires us to keep. */
const OWN_TABLES = [
  'session',
  'known_device',
  'email_claim',
  'google_identity',
  'beneficiary',
  'push_device',
  'alert',
  'line_offer',
  'testimonial',
  'request_key',
  'click_record',
  'click_consent',
  'national_identity',
]

/** Keeps the player's number in ledger, tickets and withdrawals, with no person behind it. Run once the deletion is done. */
export const forgetPerson = async (
  tx: Tx,
  playerId: number,
  { phone, email }: { phone: string; email: string | null },
  noPassword: string,
): Promise<void> => {
  await tx.many`
    delete from bank_account a using (
      select bank_code, account_number from withdrawal where player_id = ${playerId}
      union select bank_code, account_number from beneficiary where player_id = ${playerId}) own
    where (a.bank_code, a.account_number) = (own.bank_code, own.account_number)`
  await clearBesideMoney(tx, playerId)
  await emptyMessages(tx, playerId)
  await tx.many`update chat_player set nickname = null, nickname_key = null where player_id = ${playerId}`
  for (const table of OWN_TABLES) await tx.many`delete from ${asIs(table)} where player_id = ${playerId}`
  await tx.many`update data_export set sealed = null where player_id = ${playerId}`
  await tx.many`delete from data_export where player_id = ${playerId} and made_at is null`
  await tx.many`delete from one_time_code where recipient = any(${[phone, email ?? phone]})`
  await tx.many`
    delete from mail_outbox where recipient = any(${[phone, email ?? phone]}) or recipient in (
      select c.old_phone from phone_change c where c.player_id = ${playerId}
        and not exists (select from player p where p.phone = c.old_phone))`
  await tx.many`delete from newsletter_address where email = ${email}`
  await tx.many`
    update phone_change set old_phone = 'gone ' || player_id, new_phone = 'gone ' || player_id,
      state = case state when 'waiting' then 'cancelled' else state end, ended_at = coalesce(ended_at, game_clock())
    where player_id = ${playerId}`
  await tx.many`
    update player set phone = 'gone ' || id, email = null, password_hash = ${noPassword}, first_name = '',
      last_name = '', gender = null, birth_date = null, phone_verified_at = null, pin_hash = null
    where id = ${playerId}`
}
