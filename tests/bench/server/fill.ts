// Players, money, slips and a batch that stays open, written straight into the tables as a benchmark's
// starting point.
import { randomBytes, randomUUID } from 'node:crypto'
import type { GameRules } from '#src/games/game.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import { maskOf } from '#src/picks/mask.ts'
import { price } from '#src/picks/price.ts'
import type { Db } from '#server/db/db.ts'
import type { Service } from '#server/service.ts'
import { buyOnWire } from '../../support/selling.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import { keepRules } from '#server/deeds/draws/keep-rules.ts'
import { tokenHash } from '#server/deeds/accounts/open-session.ts'

export interface BenchPlayer {
  playerId: number
  walletId: number
}

/** Verified players with money in their play wallets, through the ledger. */
export const fillWith = async (db: Db, count: number, balance: Kobo) => {
  await db.many`
    insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version)
    select '+23480' || lpad(n::text, 8, '0'), 'none', now(), now(), 'bench'
    from generate_series(1, ${count}::int) n`
  await db.exec(
    `insert into account (code, player_id, wallet, balance)
     select 'player:' || id || ':' || wallet, id, wallet, 0
     from player, unnest(array['play', 'bonus', 'winnings']) wallet
     where not exists (select 1 from account a where a.player_id = player.id)`,
  )
  await db.many`
    insert into transfer (debit_account, credit_account, amount, kind, cause)
    select (select id from account where code = 'clearing:card'), id, ${balance}::bigint, 'top_up', 'bench ' || id
    from account where wallet = 'play'`
  const players = await db.many<BenchPlayer>`
    select player_id as "playerId", id as "walletId" from account where wallet = 'play' order by id`
  const house = (await db.one<{ id: number }>`select id from account where code = 'house'`)!.id
  return { players, house }
}

/** @returns a token per player, valid for three days */
export const signIn = async (db: Db, players: readonly BenchPlayer[]): Promise<string[]> => {
  const tokens = players.map(() => randomBytes(32).toString('base64url'))
  await db.many`
    insert into session (token_hash, player_id, expires_at)
    select decode(hash, 'hex'), id, now() + interval '3 days'
    from unnest(${tokens.map(it => Buffer.from(tokenHash(it)).toString('hex'))}::text[],
      ${players.map(it => it.playerId)}::bigint[]) as t(hash, id)`
  return tokens
}

/** A batch on sale for a day. @returns its id */
export const openLongBatch = async (db: Db, game: GameRules): Promise<string> => {
  await db.tx(async tx => {
    const rules = await keepRules(tx, rulesToday(game))
    await tx.one`insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round,
         commitment)
       values ('LONG', ${game.id}, now() - interval '1 hour', now() + interval '1 day', now() + interval '2 days', ${rules}, 'sandbox',
         1, ${JSON.stringify({
           type: 'oriire/commitment/v3',
           batch: 'LONG',
           game: game.id,
           rules: '00'.repeat(32),
           opensAt: '2026-01-01T00:00:00.000Z',
           closesAt: '2026-01-01T00:05:00.000Z',
           drawsAt: '2026-01-01T00:05:30.000Z',
           beacon: { chain: 'sandbox', round: 1 },
         })})`
  })
  return 'LONG'
}

export interface BenchSlip extends BenchPlayer {
  id: string
  masks: bigint[]
}

/** What slips are bought at, kobo. */
export const STAKE = instantCashout.stakes[0]!.stake

/** Buys one of `newSlips` from the play wallet. */
export const buySlip = (service: Service, { playerId, id, masks }: BenchSlip, stake: Kobo) =>
  buyOnWire(service, {
    playerId,
    slipId: id,
    wallet: 'play',
    amount: price(masks.length, stake),
    requestKey: id,
    requestHash: new Uint8Array(32),
  })

/** Registered slips, cycling through the players, all with the same lines. */
export const newSlips = async (
  db: Db,
  game: GameRules,
  players: readonly BenchPlayer[],
  stake: Kobo,
  lines: number,
  count: number,
): Promise<BenchSlip[]> => {
  const masks = Array.from({ length: lines }, (_, at) => maskOf([1, 2, 3, 4].map(number => number + at * 4)))
  const rules = await keepRules(db, rulesToday(game))
  const slips = Array.from({ length: count }, (_, at) => ({
    ...players[at % players.length]!,
    id: randomUUID(),
    masks,
  }))
  await db.many`
    insert into slip (id, player_id, game, masks, lines, stake_per_line, rules_hash)
    select id, player_id, ${game.id}, ${masks}::bigint[], cardinality(${masks}::bigint[]), ${stake}::bigint,
      ${rules}
        from unnest(${slips.map(it => it.id)}::uuid[], ${slips.map(it => it.playerId)}::bigint[])
          as s(id, player_id)`
  return slips
}
