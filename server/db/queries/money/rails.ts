// Several providers of payouts: their codes for our banks, and how they did lately.
import type { Tx } from '#server/db/db.ts'

export const keepRailBanks = (tx: Tx, provider: string, banks: readonly { code: string; theirs: string }[]) =>
  tx.many`
    insert into rail_bank (provider, bank_code, their_code) select ${provider}, *
    from unnest(${banks.map(it => it.code)}::text[], ${banks.map(it => it.theirs)}::text[])
    on conflict (provider, bank_code) do update set their_code = excluded.their_code, seen_at = game_clock()`

/** By provider. */
export const findRailCodes = async (tx: Tx, bankCode: string): Promise<Map<string, string>> => {
  const rows = await tx.many<{ provider: string; code: string }>`
    select provider, their_code as code from rail_bank
    where bank_code = ${bankCode} and seen_at > game_clock() - interval '7 days'`
  return new Map(rows.map(row => [row.provider, row.code]))
}

/**
 * For the last 15 minutes, by provider: transfers refused for reasons on our side, left unanswered for a minute, and
 * accepted.
 */
export const countRails = (tx: Tx) =>
  tx.many<{ provider: string; taken: number; unsent: number; silent: number }>`
    select a.provider,
      count(*) filter (where a.state in ('accepted', 'succeeded', 'reversed')) as taken,
      count(*) filter (where a.state = 'refused' and w.state <> 'returned'
        and a.settled_at > game_clock() - interval '15 minutes') as unsent,
      count(*) filter (where a.state in ('sent', 'unknown') and a.created_at < game_clock() - interval '1 minute')
        as silent
    from payout_attempt a join withdrawal w on w.id = a.withdrawal_id
    where a.created_at > (select game_clock()) - interval '15 minutes' group by a.provider`
