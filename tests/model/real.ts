// The service under test: two nodes over one database, with clock, beacon and randomness under the test's
// control.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { createService } from '#server/create-service.ts'
import type { BuyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { openWallets, post } from '#server/ledger/transfers.ts'
import { isSandboxPayments } from '#server/ports/payments-sandbox.ts'
import { keepBanks } from '#server/db/queries/money/banks.ts'
import type { PayoutAnswer } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import type { Success } from '#server/wire/success.ts'
import { turnClock, type TurnableClock } from '../support/database.ts'
import { instantCashout } from '../support/games.ts'
import { isTrueRound, signedRounds } from '../support/rounds.ts'
import { newPhone } from '../support/service.ts'
import { standIn, type StandIn } from '../support/withdrawals.ts'
import type { Wallet } from './model.ts'
import type { Decided } from './model-jackpots.ts'

export interface Real {
  db: Db
  nodes: Service[]
  clock: TurnableClock
  players: number[]
  bought: { request: BuyTicket; answer: Success }[]
  /** The provider of payouts, for both nodes. */
  bank: StandIn
  /** What it says of a reference; all others are undecided. */
  words: Map<string, string>
  /** Counter for keys and causes. */
  count: number
  beaconIsUp: boolean
  newPlayer(): Promise<number>
  fund(playerId: number, amount: Kobo, wallet: Wallet): Promise<void>
  drawOf(batchId: string): Promise<{ numbers: number[]; rules: string }>
  /** The ticket that won a jackpot. */
  decided(draw: string): Promise<Decided>
  /** Stops a node and starts a new one in its place. */
  restart(node: number): Promise<void>
}

/** Bytes derived from a number, so a rerun of a failing sequence draws the same numbers. */
const chanceOf = (seed: number) => {
  let count = 0
  const block = () => createHash('sha512').update(`${seed}/${count++}`).digest()
  return {
    bytes: (length: number) => {
      const blocks = Array.from({ length: Math.ceil(length / 64) }, block)
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length))
    },
  }
}

const KEPT = ['migration', 'rules_document', 'signing_key', 'service_secret', 'account', 'test_clock']

/** Removes everything a sequence leaves behind, except what is slow to recreate. */
const clean = async (db: Db): Promise<void> => {
  const tables = await db.many<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${KEPT})`
  await db.tx(async tx => {
    // Bypasses the triggers that forbid deleting; quicker than truncating, which recreates each table's
    // files.
    await tx.exec(`set local session_replication_role = replica;
      ${tables.map(it => `delete from ${it.name}`).join(';')};
      delete from account where player_id is not null`)
  })
}

const verdictOf = (word: string | undefined, amount: Kobo): PayoutAnswer => {
  if (word === undefined) return { outcome: 'accepted' }
  if (word === 'refused') return { outcome: 'refused', reason: 'The bank refuses' }
  const outcome = word === 'reversed' ? 'reversed' : 'succeeded'
  return { outcome, amount: word === 'off' ? amount + 1 : amount, currency: 'NGN' }
}

const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' })

/** A payment provider's wire: signs what it sends. */
export const sandboxOf = ({ ports: { payments } }: Service) => {
  assert(isSandboxPayments(payments))
  return payments
}

/** @param chance seed of the nodes' randomness */
export const cleanReal = async (db: Db, start: number, chance: number): Promise<Real> => {
  await clean(db)
  const clock = await turnClock(db, start)
  clock.sessionsGoOn = true
  const randomness = chanceOf(chance)
  const beacon = signedRounds(clock, () => real.beaconIsUp)
  const bank = standIn()
  const words = new Map<string, string>()
  bank.script.verify = ({ reference, amount }) => verdictOf(words.get(reference), amount)
  await keepBanks(db, await bank.port.banks())
  const node = async () => {
    const { service } = await createService(settings, {
      games: [instantCashout, virtualSoccer],
      predictions: predictionGames,
      db,
      clock,
      randomness,
      beacon,
      payouts: [bank.port],
      print: () => undefined,
    })
    return Object.assign(service, { isTrueRound })
  }
  const real: Real = {
    db,
    clock,
    nodes: [],
    players: [],
    bought: [],
    bank,
    words,
    count: 0,
    beaconIsUp: true,
    newPlayer: async () => {
      const row = await db.one<{ id: number }>`
        insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version)
        values (${newPhone()}, 'none', game_clock(), game_clock(), 'test') returning id`
      await openWallets(db, row!.id)
      await db.one`update safer_play set answered_at = game_clock() where player_id = ${row!.id}`
      return row!.id
    },
    fund: (playerId, amount, wallet) => {
      const credit = `player:${playerId}:${wallet}`
      const cause = `deposit-${++real.count}`
      return db.tx(tx => post(tx, [{ debit: 'clearing:card', credit, amount, kind: 'top_up', cause }]))
    },
    drawOf: async id => {
      const row = await db.one<{ numbers: number[] | null; rules: string }>`
        select numbers, body as rules from batch join rules_document on hash = rules_hash where id = ${id}`
      assert(row?.numbers, `${id} is drawn`)
      return { numbers: row.numbers, rules: row.rules }
    },
    decided: async id => {
      const row = await db.one<Decided>`
        select state, ticket_id as ticket, batch_id as batch from jackpot_draw where id = ${id}`
      assert(row, `${id} is announced`)
      return row
    },
    restart: async at => {
      real.nodes[at] = await node()
    },
  }
  for (const at of [0, 1]) await real.restart(at)
  return real
}
