// The service under the model: real deeds on a real database, each sequence inside a transaction that is rolled back.
import { expect } from 'vitest'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { roundTime } from '#src/draws/schedule.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { nestedDb } from '#server/db/nested.ts'
import type { BuyTicket } from '#server/deeds/buy-ticket.ts'
import type { Success } from '#server/wire/success.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { openWallets, post } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { turnClock, type TurnableClock } from '../support/database.ts'
import { newPhone } from '../support/service.ts'
import { POOLS, type Model, type ModelTicket, type Wallet } from './model.ts'

export interface Real {
  service: Service
  clock: TurnableClock
  players: number[]
  bought: { request: BuyTicket; answer: Success }[]
  keys: number
  beaconIsUp: { value: boolean }
  newPlayer(): Promise<number>
  fund(playerId: number, amount: Kobo, wallet: Wallet): Promise<void>
  drawOf(batchId: string): Promise<{ numbers: number[]; rules: string }>
}

/** The rounds of the sandbox never change, and sequences begin at the same instant: each is signed once. */
const rounds = new Map<number, Uint8Array>()
const signatureOf = (round: number): Uint8Array => {
  const kept = rounds.get(round) ?? signSandboxRound(round)
  rounds.set(round, kept)
  return kept
}

const realOn = async (base: Service, tx: Tx, start: number): Promise<Real> => {
  const db = nestedDb(tx, base.db.kind)
  const clock = await turnClock(db, start)
  const beaconIsUp = { value: true }
  const beacon = {
    chain: 'sandbox' as const,
    round: async (round: number) =>
      beaconIsUp.value && roundTime(round) <= clock.now() ? signatureOf(round) : undefined,
  }
  let causes = 0
  return {
    service: { ...base, db, ports: { ...base.ports, clock, beacon } },
    clock,
    players: [],
    bought: [],
    keys: 0,
    beaconIsUp,
    newPlayer: async () => {
      const row = await db.one<{ id: number }>(
        `insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version)
         values ($1, 'none', game_clock(), game_clock(), 'test') returning id`,
        [newPhone()],
      )
      await openWallets(db, row!.id)
      return row!.id
    },
    fund: (playerId, amount, wallet) =>
      post(db, [
        {
          debit: 'clearing:card',
          credit: `player:${playerId}:${wallet}`,
          amount,
          kind: 'top_up',
          cause: `deposit-${++causes}`,
        },
      ]),
    drawOf: async id => {
      const row = await db.one<{ numbers: number[] | null; rules: string }>(
        `select numbers, body as rules from batch join rules_document on hash = rules_hash where id = $1`,
        [id],
      )
      expect(row?.numbers, `${id} is drawn`).toHaveLength(4)
      return { numbers: row!.numbers!, rules: row!.rules }
    },
  }
}

/** Runs a sequence and leaves the database as it was. */
export const onCleanService = async (
  service: Service,
  start: number,
  sequence: (real: Real) => Promise<void>,
): Promise<void> => {
  class Done extends Error {}
  await service.db
    .tx(async tx => {
      await sequence(await realOn(service, tx, start))
      throw new Done()
    })
    .catch(error => {
      if (!(error instanceof Done)) throw error
    })
}

const moneyOf = async (db: Db) => {
  const rows = await db.many<{ player_id: number | null; wallet: Wallet; code: string; balance: Kobo }>(
    `select a.player_id, a.wallet, a.code, (coalesce(a.balance,
        (select coalesce(sum(case when credit_account = a.id then amount else -amount end), 0)
         from transfer where a.id in (credit_account, debit_account))))::bigint as balance
     from account a where a.player_id is not null or a.code = any($1)`,
    [[...POOLS]],
  )
  return rows
}

const ticketsOf = (db: Db) =>
  db.many<Pick<ModelTicket, 'status' | 'won' | 'cashback' | 'tax'> & { id: string }>(
    'select id, status, won, cashback, tax from ticket',
  )

/** The service and the model agree to the kobo, and nothing that must hold is broken. */
export const compare = async (model: Model, real: Real): Promise<void> => {
  const { db } = real.service
  const money = await moneyOf(db)
  real.players.forEach((playerId, at) => {
    const wallets = money.filter(row => row.player_id === playerId).map(row => [row.wallet, row.balance])
    expect(Object.fromEntries(wallets)).toEqual(model.players[at])
  })
  const pools = money.filter(row => row.player_id === null).map(row => [row.code, row.balance])
  expect(Object.fromEntries(pools)).toEqual(model.pools)
  const tickets = (await ticketsOf(db)).map(({ id, ...ticket }) => [id, ticket])
  const expected = [...model.tickets].map(([id, { status, won, cashback, tax }]) => [
    id,
    { status, won, cashback, tax },
  ])
  expect(Object.fromEntries(tickets)).toEqual(Object.fromEntries(expected))
  expect(await checkInvariants(db)).toEqual([])
}
