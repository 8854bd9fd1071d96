// Banks, the names of account holders, and saved accounts.
import type { Tx } from '#server/db/db.ts'

export interface BankRow {
  code: string
  name: string
}

export const findBank = (tx: Tx, code: string) =>
  tx.one<BankRow>`select code, name from bank where code = ${code}`

/** The newest list: banks that the provider no longer names are older than the rest. */
export const listBanks = (tx: Tx) =>
  tx.many<BankRow>`
    select code, name from bank where seen_at >= (select max(seen_at) from bank) - interval '1 hour'
    order by name, code`

/** True if the list is empty or older than a day. */
export const areBanksOld = async (tx: Tx): Promise<boolean> =>
  !(await tx.any`select 1 from bank where seen_at > game_clock() - interval '1 day' limit 1`)

export const keepBanks = (tx: Tx, banks: readonly BankRow[]) =>
  tx.many`
    insert into bank (code, name) select *
    from unnest(${banks.map(it => it.code)}::text[], ${banks.map(it => it.name)}::text[])
    on conflict (code) do update set name = excluded.name, seen_at = game_clock()`

/** Transfers of the last hour by bank. `late` are over five minutes old and still open. */
export const countLastHour = (tx: Tx) =>
  tx.many<{ code: string; quick: number; slow: number; late: number; refused: number }>`
    select w.bank_code as code,
      count(*) filter (where a.state = 'succeeded' and a.settled_at - a.created_at <= interval '5 minutes')
        as quick,
      count(*) filter (where a.state = 'succeeded' and a.settled_at - a.created_at > interval '5 minutes') as slow,
      count(*) filter (where a.state in ('sent', 'accepted', 'unknown')
        and a.created_at < game_clock() - interval '5 minutes') as late,
      count(*) filter (where a.state = 'refused' and w.state = 'returned') as refused
    from payout_attempt a join withdrawal w on w.id = a.withdrawal_id
    where a.created_at > (select game_clock()) - interval '1 hour' group by w.bank_code`

/** The account holder's name, if a bank has given it in the last 24 hours. */
export const findAccountName = (tx: Tx, bankCode: string, accountNumber: string) =>
  tx.value<string | undefined>`
    select account_name as name from bank_account
    where bank_code = ${bankCode} and account_number = ${accountNumber}
      and resolved_at > game_clock() - interval '1 day'`

export const keepAccountName = (tx: Tx, bankCode: string, accountNumber: string, name: string) =>
  tx.many`
    insert into bank_account (bank_code, account_number, account_name)
    values (${bankCode}, ${accountNumber}, ${name})
    on conflict (bank_code, account_number)
      do update set account_name = excluded.account_name, resolved_at = game_clock()`

export interface BeneficiaryRow {
  id: string
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
  saved_at: Date
}

export const listBeneficiaries = (tx: Tx, playerId: number) =>
  tx.many<BeneficiaryRow>`
    select b.id, b.bank_code, k.name as bank_name, b.account_number, b.account_name, b.saved_at
    from beneficiary b join bank k on k.code = b.bank_code
    where b.player_id = ${playerId} order by coalesce(b.used_at, b.saved_at) desc, b.id`

export const saveBeneficiary = (
  tx: Tx,
  it: { id: string; playerId: number; bankCode: string; accountNumber: string; accountName: string },
) =>
  tx.many`
    insert into beneficiary (id, player_id, bank_code, account_number, account_name)
    values (${it.id}, ${it.playerId}, ${it.bankCode}, ${it.accountNumber}, ${it.accountName})
    on conflict (player_id, bank_code, account_number) do update set account_name = excluded.account_name`

export const touchBeneficiary = (tx: Tx, playerId: number, bankCode: string, accountNumber: string) =>
  tx.many`
    update beneficiary set used_at = game_clock() where player_id = ${playerId} and bank_code = ${bankCode}
      and account_number = ${accountNumber}`

export const removeBeneficiary = (tx: Tx, playerId: number, id: string) =>
  tx.any`
    delete from beneficiary where player_id = ${playerId} and id = ${id}::uuid
    returning true as gone`
