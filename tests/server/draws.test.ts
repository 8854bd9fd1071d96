import { asIs } from '#server/db/sql.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getTicket } from '#src/contract/games.ts'
import { sha256 } from '#src/draws/hash.ts'
import {
  BATCH,
  batchBounds,
  nextDrawHour,
  REFUND_AFTER,
  roundTime,
  SEAL_MARGIN,
} from '#src/draws/schedule.ts'
import { checkProof } from '#src/proof/verify.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { hex } from '#src/lib/bytes.ts'
import { toWords } from '#src/model/words.ts'
import { waitsForLog } from '#src/screens/ticket/draw/poll.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { rememberTrueRounds } from '#server/ports/true-round.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { findClock, setDrawn } from '#server/db/queries/draws/batches.ts'
import { runDue, startClockwork } from '#server/jobs/clockwork.ts'
import { sleeper } from '#server/jobs/sleeper.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import type { Beacon } from '#server/ports/ports.ts'
import { onDatabase } from '#server/service.ts'
import { banker, EVERY_NUMBER, instantCashout } from '../support/games.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'
import { sell } from '../support/selling.ts'
import { checkSettlement } from '../support/settlement-checker.ts'

let it0: TestService
const start = async (options: Parameters<typeof makeService>[0] = {}) => (it0 = await makeService(options))
beforeEach(async () => {
  await start()
})
afterEach(async () => {
  expect(await checkInvariants(it0.db)).toEqual([])
  expect(await checkSettlement(it0.db, it0.service.settings.WINNINGS_TAX)).toEqual([])
  await it0.close()
})

const onSale = instantCashout.stakes.filter(it => !it.comingSoon)
const { closesAt } = batchBounds(NOON)
const FIRST = 'IC-20261120-1200'
const afterDraw = closesAt + SEAL_MARGIN + 1_000
/** Ten lines that hold every number of the drum once: they always hit. */
const stateOf = async (id = FIRST) =>
  (await it0.db.one<{ state: string }>`select state from batch where id = ${id}`)?.state
const isLogged = async (id: string) =>
  (await it0.db.one`
    select 1 from log_entry where type = 'oriire/head/v3' and subject = ${id}
      and index is not null`) !== undefined
const proofOf = async (token: string, id: string) =>
  (await it0.call(getTicket, { token, params: { id } })).data.proof
/** Sealed in time, then drawn and settled. */
const finish = async (closesAt: number) => {
  await it0.clock.set(closesAt)
  await it0.runDue()
  await it0.clock.set(closesAt + SEAL_MARGIN + 1_000)
  await it0.runDue()
}
const passed = (checks: ReturnType<typeof checkProof>) =>
  checks.filter(check => check.state === 'passed').length

describe('a batch', () => {
  it('is sealed at its end, drawn after the beacon’s round, settled once; the phone’s six checks pass', async () => {
    const { playerId, token } = await it0.player(kobo(2_000))
    const success = await sell(it0.service, playerId, EVERY_NUMBER, kobo(100))
    await it0.clock.set(closesAt - 1)
    await it0.runDue()
    expect(await stateOf()).toBe('open')
    await it0.clock.set(closesAt + 1)
    await it0.runDue()
    expect(await stateOf()).toBe('sealed')
    expect(passed(checkProof(await proofOf(token, success.game_id)))).toBe(2 + 1)
    await it0.clock.set(afterDraw)
    await it0.runDue()
    expect(await stateOf()).toBe('settled')
    expect(checkProof(await proofOf(token, success.game_id)).map(check => [check.id, check.state])).toEqual(
      ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize'].map(id => [id, 'passed']),
    )
    const paid = (await walletsOf(it0.db, playerId)).winnings
    expect(paid).toBeGreaterThan(0)
    await it0.runDue()
    expect((await walletsOf(it0.db, playerId)).winnings).toBe(paid)
  })

  it('gives 1.5, 1 and 0.5 percent to the jackpots and 55 to the prize reserve when it is sealed', async () => {
    const { playerId } = await it0.player(kobo(10_000))
    await sell(it0.service, playerId, EVERY_NUMBER, kobo(1_000))
    await it0.clock.set(closesAt)
    await it0.runDue()
    const balances = await Promise.all(
      ['jackpot:super', 'jackpot:mega', 'jackpot:crown', 'prize_reserve', 'house'].map(code =>
        balanceOf(it0.db, code),
      ),
    )
    expect(balances).toEqual([kobo(150), kobo(100), kobo(50), kobo(5_500), kobo(4_200)])
  })

  it('with no ticket is drawn as well', async () => {
    await ensureBatches(it0.service, NOON)
    await finish(closesAt)
    expect(await stateOf()).toBe('settled')
    const row = await it0.db.one<{ head: string }>`select head from batch where id = ${FIRST}`
    expect(JSON.parse(row!.head)).toMatchObject({
      size: 0,
      root: hex(sha256(new Uint8Array())),
    })
  })

  it('that is void asks again until the log says why: a ticket looked at in that moment is neither proven nor a fraud', async () => {
    const { playerId, token } = await it0.player(kobo(100))
    const { game_id } = await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
    await it0.clock.set(afterDraw + 1)
    await sealBatch(it0.service)
    await publishLog(it0.service)
    await runDraw(it0.service)
    const early = toWords(await proofOf(token, game_id))
    expect([early.batch.state, checkProof(early)[2]!.state]).toEqual(['refunded', 'unproven'])
    expect(waitsForLog(early)).toBe(true)
    await publishLog(it0.service)
    const proof = toWords(await proofOf(token, game_id))
    expect([checkProof(proof)[2]!.state, waitsForLog(proof)]).toEqual(['unproven', false])
  })

  it('whose head was not out before its round is void by itself: stakes go back, and the log says why', async () => {
    const { playerId, token } = await it0.player(kobo(100))
    const { game_id } = await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
    await it0.clock.set(afterDraw + 3_600_000)
    await it0.runDue()
    expect(await stateOf()).toBe('refunded')
    expect(await walletsOf(it0.db, playerId)).toEqual({ play: kobo(100), bonus: 0, winnings: 0 })
    const proof = await proofOf(token, game_id)
    expect(proof.batch.void!.entry).toEqual({ type: 'oriire/void/v3', batch: FIRST, reason: 'head-late' })
    expect(checkProof(proof).map(check => check.state)).toEqual([
      'passed',
      'passed',
      // Nobody but us says that it was late.
      'unproven',
      ...Array(3).fill('none'),
    ])
    // The batch on sale after the pause is drawn as ever.
    const next = batchBounds(it0.clock.now()).closesAt
    await finish(next)
    expect(await it0.db.many`select 1 from batch where state = 'settled'`).toHaveLength(1)
  })

  it('that was sealed in time and missed its draw is drawn when the service is up again', async () => {
    const { playerId, token } = await it0.player(kobo(100))
    const { game_id } = await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
    await it0.clock.set(closesAt)
    await it0.runDue()
    await it0.clock.set(closesAt + 3 * 3_600_000)
    await it0.runDue()
    expect(await stateOf()).toBe('settled')
    expect(passed(checkProof(await proofOf(token, game_id)))).toBe(6)
  })

  it('never changes once it is sealed or drawn', async () => {
    const { playerId } = await it0.player(kobo(100))
    await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
    await finish(closesAt)
    for (const change of [
      'numbers = array[1, 2, 3, 4]',
      `head = '{}'`,
      'size = size + 1',
      `commitment = '{}'`,
      `state = 'open'`,
      `state = 'sealed'`,
      `state = 'refunded'`,
      `beacon_signature = '\\x00'`,
      `sealed_at = sealed_at - interval '1 minute'`,
      `drawn_at = drawn_at + interval '1 minute'`,
      'paid_out = paid_out + 1',
    ])
      await expect(it0.db.many`update batch set ${asIs(change)} where id = ${FIRST}`).rejects.toThrow(
        'sealed or drawn',
      )
    await it0.runDue()
    const [open] = await it0.db.many<{ id: string }>`select id from batch where state = 'open' limit 1`
    for (const change of [
      'beacon_round = beacon_round + 1',
      `closes_at = closes_at + interval '1 minute'`,
      `draws_at = draws_at + interval '1 minute'`,
      `state = 'drawn'`,
      `state = 'refunded'`,
    ])
      await expect(it0.db.many`
        update batch set ${asIs(change)} where id = ${open!.id}`).rejects.toThrow('announced')
    await expect(it0.db.many`delete from ticket`).rejects.toThrow('never changed or deleted')
    await expect(it0.db.many`
      delete from batch where id = ${open!.id}`).rejects.toThrow('never changed')
  })
})

const anotherRound = (round: number): Uint8Array => signSandboxRound(round + 1)
const withBeacon = async (round: Beacon['round']) => {
  await it0.close()
  await start({ beacon: { chain: 'sandbox', round } })
  const { playerId } = await it0.player()
  await it0.fund(playerId, kobo(100), 'bonus')
  await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100), { wallet: 'bonus' })
  return playerId
}

describe('the beacon', () => {
  it('may be late: the draw waits, and nothing else decides it', async () => {
    let out = false
    await withBeacon(async round => (out ? signSandboxRound(round) : undefined))
    await it0.clock.set(closesAt)
    await it0.runDue()
    await it0.clock.set(afterDraw + 3_600_000)
    await it0.runDue()
    expect(await stateOf()).toBe('sealed')
    out = true
    await it0.clock.advance(60_000)
    await it0.runDue()
    expect(await stateOf()).toBe('settled')
  })

  it('is not believed with a signature of another round or with any bit changed', async () => {
    let answer = anotherRound
    await withBeacon(async round => answer(round))
    await finish(closesAt)
    expect(await stateOf()).toBe('sealed')
    answer = round => signSandboxRound(round).map((byte, at) => (at === 40 ? byte ^ 1 : byte))
    await it0.runDue()
    expect(await stateOf()).toBe('sealed')
    answer = signSandboxRound
    await it0.runDue()
    expect(await stateOf()).toBe('settled')
  })

  it('is not asked for a round before its time', async () => {
    const asked: number[] = []
    await withBeacon(async round => {
      asked.push(round)
      return signSandboxRound(round)
    })
    await it0.clock.set(closesAt)
    await it0.runDue()
    await it0.clock.set(closesAt + SEAL_MARGIN - 1)
    await it0.runDue()
    expect([await stateOf(), asked]).toEqual(['sealed', []])
    await it0.clock.advance(1)
    await it0.runDue()
    expect(await stateOf()).toBe('settled')
  })

  it('that lacks one round holds up the batches behind: a game is drawn in order', async () => {
    let missing = 0
    await withBeacon(async round => (round === missing ? undefined : signSandboxRound(round)))
    await it0.clock.set(closesAt)
    await it0.runDue()
    missing = (await it0.db.one<{ missing: number }>`
      select beacon_round as missing from batch where id = ${FIRST}`)!.missing
    await finish(closesAt + BATCH)
    expect([await stateOf(), await stateOf('IC-20261120-1205')]).toEqual(['sealed', 'sealed'])
    missing = 0
    await it0.runDue()
    expect([await stateOf(), await stateOf('IC-20261120-1205')]).toEqual(['settled', 'settled'])
  })

  it('that is slow where much waits for it keeps no batch from being sealed in time', async () => {
    let out = false
    await start({
      beacon: {
        chain: 'sandbox',
        round: async round => {
          if (!out) return undefined
          await it0.clock.advance(5_000)
          return signSandboxRound(round)
        },
      },
    })
    for (let batch = 0; batch < 8; batch++) {
      await it0.clock.set(closesAt + batch * BATCH)
      await it0.runDue()
    }
    const { playerId } = await it0.player(kobo(100))
    await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
    await it0.clock.set(closesAt + 8 * BATCH - 10_000)
    out = true
    await it0.runDue()
    await it0.clock.set(closesAt + 8 * BATCH + SEAL_MARGIN + 5_000)
    await it0.runDue()
    expect(
      await it0.db.many`
        select state, count(*) as batches, sum(size)::int as tickets,
          max(extract(epoch from sealed_at - closes_at))::int as late
        from batch where closes_at <= game_clock() group by state`,
    ).toEqual([{ state: 'settled', batches: 8, tickets: 1, late: 0 }])
  })

  it('is asked once for the round by which hundreds of batches of the night are drawn', async () => {
    const asked: number[] = []
    await start({
      games: [banker],
      beacon: {
        chain: 'sandbox',
        round: async round => {
          asked.push(round)
          return signSandboxRound(round)
        },
      },
    })
    for (const at of [0, 1, 2, 3]) {
      await it0.clock.set(closesAt + at * BATCH)
      await it0.runDue()
    }
    await it0.clock.set(nextDrawHour(NOON) + SEAL_MARGIN + 3_000)
    await it0.runDue()
    expect(await it0.db.many`select state from batch where numbers is not null`).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'settled' })),
    )
    expect(asked).toHaveLength(1)
  })

  it('that stays away for 24 hours gives every stake back to the wallet it came from', async () => {
    const playerId = await withBeacon(async () => undefined)
    await it0.clock.set(closesAt)
    await it0.runDue()
    const { beacon_round } = (await it0.db.one<{ beacon_round: number }>`
      select beacon_round from batch where id = ${FIRST}`)!
    await it0.clock.set(roundTime(beacon_round) + REFUND_AFTER - 1_000)
    await it0.runDue()
    expect(await stateOf()).toBe('sealed')
    await it0.clock.advance(1_000)
    await it0.runDue()
    expect(await stateOf()).toBe('refunded')
    expect(await walletsOf(it0.db, playerId)).toEqual({ play: 0, bonus: kobo(100), winnings: 0 })
    const pools = ['jackpot:super', 'jackpot:mega', 'jackpot:crown', 'prize_reserve', 'house']
    expect(await Promise.all(pools.map(code => balanceOf(it0.db, code)))).toEqual([0, 0, 0, 0, 0])
    expect(await it0.db.many`select status from ticket_result`).toEqual([{ status: 'refunded' }])
  })

  it('that one question after a standstill does not reach is asked on: nothing is void before a quarter of an hour', async () => {
    await withBeacon(async () => undefined)
    await it0.clock.set(closesAt)
    await it0.runDue()
    const { beacon_round } = (await it0.db.one<{ beacon_round: number }>`
      select beacon_round from batch where id = ${FIRST}`)!
    await it0.clock.set(roundTime(beacon_round) + REFUND_AFTER + 60 * MINUTE)
    it0.service.startedAt = it0.clock.now()
    await it0.clock.advance(15 * MINUTE - 1_000)
    await runDraw(it0.service)
    expect(await stateOf()).toBe('sealed')
    await it0.clock.advance(1_000)
    await runDraw(it0.service)
    expect(await stateOf()).toBe('refunded')
  })
})

it('a refund that is cut short has not happened, and the next one is whole', async () => {
  const playerId = await withBeacon(async () => undefined)
  await it0.clock.set(closesAt)
  await it0.runDue()
  await it0.clock.advance(REFUND_AFTER + SEAL_MARGIN)
  await it0.db.exec(`
    create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'cut short'; end $$;
    create trigger stop_here before update on batch for each row execute function stop_here()`)
  await expect(runDraw(it0.service)).rejects.toThrow('cut short')
  await it0.db.exec('drop trigger stop_here on batch; drop function stop_here')
  expect(await walletsOf(it0.db, playerId)).toEqual({ play: 0, bonus: 0, winnings: 0 })
  expect(await runDraw(it0.service)).toContain(FIRST)
  expect(await walletsOf(it0.db, playerId)).toEqual({ play: 0, bonus: kobo(100), winnings: 0 })
})

it('a batch is drawn once where two find it waiting at once', async () => {
  await ensureBatches(it0.service, NOON)
  await it0.clock.set(closesAt)
  await sealBatch(it0.service)
  await publishLog(it0.service)
  await it0.clock.set(afterDraw)
  const drawn = await Promise.all([runDraw(it0.service), runDraw(it0.service)])
  expect(drawn.flat()).toEqual([FIRST])
})

/** Sealed in time and drawn, but not settled. */
const drawOnly = async () => {
  await it0.clock.set(closesAt)
  await sealBatch(it0.service)
  await publishLog(it0.service)
  await it0.clock.set(afterDraw)
  await runDraw(it0.service)
}

const settleWith = async (numbers: number[]) => {
  await it0.clock.set(closesAt)
  await sealBatch(it0.service)
  await it0.clock.advance(SEAL_MARGIN)
  const at = new Date(closesAt + SEAL_MARGIN)
  const bytes = new Uint8Array(48)
  await setDrawn(it0.db, { id: FIRST, beaconSignature: bytes, numbers, at })
  expect(await settleBatch(it0.service)).toBe(FIRST)
  expect(await settleBatch(it0.service)).toBeUndefined()
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const nodeIsGone = () => {
  throw new Error('the node is gone')
}

describe('settlement', () => {
  it('pays each tier by the hashed rules and withholds tax from what exceeds the stake', async () => {
    const { playerId } = await it0.player(kobo(10_000))
    const lines = [
      [1, 2, 3, 4],
      [1, 2, 3, 5],
      [1, 2, 5, 6],
      [1, 5, 6, 7],
      [5, 6, 7, 8],
    ]
    const { game_id } = await sell(it0.service, playerId, lines, kobo(200))
    await settleWith([4, 3, 2, 1])
    const won = kobo(250_000 + 20_000 + 1_000)
    const tax = Math.floor((won + kobo(100) - kobo(1_000)) * 0.05)
    expect(
      await it0.db.one`select status, won, cashback, tax from ticket_result where id = ${game_id}`,
    ).toEqual({
      status: 'won',
      won,
      cashback: kobo(100),
      tax,
    })
    expect((await walletsOf(it0.db, playerId)).winnings).toBe(won + kobo(100) - tax)
    expect(await balanceOf(it0.db, 'tax_withheld')).toBe(tax)
    expect(await it0.db.one`select paid_out, winners from batch where id = ${FIRST}`).toEqual({
      paid_out: won + kobo(100),
      winners: 1,
    })
  })

  it('calls a ticket with cashback alone lost, and takes no tax below the stake', async () => {
    const { playerId } = await it0.player(kobo(100))
    const { game_id } = await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
    await settleWith([4, 10, 11, 12])
    expect(
      await it0.db.one`select status, won, cashback, tax from ticket_result where id = ${game_id}`,
    ).toEqual({
      status: 'lost',
      won: 0,
      cashback: kobo(50),
      tax: 0,
    })
    expect((await walletsOf(it0.db, playerId)).winnings).toBe(kobo(50))
  })

  it('is done once where two find the batch drawn at once', async () => {
    const { playerId } = await it0.player(kobo(1_000))
    await sell(it0.service, playerId, EVERY_NUMBER, kobo(100))
    await drawOnly()
    const settled = await Promise.all([settleBatch(it0.service), settleBatch(it0.service)])
    expect(settled.filter(it => it !== undefined)).toEqual([FIRST])
    const paid = await it0.db.one`select sum(won + cashback - tax)::bigint as winnings from payout`
    expect(await walletsOf(it0.db, playerId)).toMatchObject(paid!)
  })

  it('writes only what some ticket got; a ticket never changes, and neither does a payout', async () => {
    const { playerId } = await it0.player(kobo(1_000))
    const lost = await sell(it0.service, playerId, [[37, 38, 39, 40]], kobo(100))
    const back = await sell(it0.service, playerId, [[1, 38, 39, 40]], kobo(100))
    await settleWith([1, 2, 3, 4])
    expect(
      await it0.db.many`select id, status, won, cashback from ticket_result order by leaf_index`,
    ).toEqual([
      { id: lost.game_id, status: 'lost', won: 0, cashback: 0 },
      { id: back.game_id, status: 'lost', won: 0, cashback: kobo(50) },
    ])
    expect(await it0.db.many`select leaf_index, stake, cashback from payout`).toEqual([
      { leaf_index: 1, stake: kobo(100), cashback: kobo(50) },
    ])
    for (const change of [
      'update ticket set stake = stake_per_line',
      'update payout set won = won + 1',
      'delete from payout',
    ])
      await expect(it0.db.many`${asIs(change)}`).rejects.toThrow('never changed or deleted')
  })

  it('cut short has not happened, and is made again as a whole', async () => {
    const { playerId } = await it0.player(kobo(1_000))
    await sell(it0.service, playerId, EVERY_NUMBER, kobo(100))
    await drawOnly()
    const log = Object.assign(Object.create(it0.service.log) as typeof it0.service.log, { info: nodeIsGone })
    await expect(settleBatch({ ...it0.service, log })).rejects.toThrow('the node is gone')
    expect(await stateOf()).toBe('drawn')
    expect((await walletsOf(it0.db, playerId)).winnings).toBe(0)
    expect(await it0.db.many`select 1 from payout`).toEqual([])
    expect(await settleBatch(it0.service)).toBe(FIRST)
    expect((await walletsOf(it0.db, playerId)).winnings).toBeGreaterThan(0)
  })

  it('cannot pay a ticket a second time, even where a batch were drawn again behind its back', async () => {
    const { playerId } = await it0.player(kobo(1_000))
    await sell(it0.service, playerId, EVERY_NUMBER, kobo(100))
    await settleWith([1, 2, 3, 4])
    const before = await walletsOf(it0.db, playerId)
    const asleep = (sql: string) =>
      it0.db.exec(`set session_replication_role = replica; ${sql}; set session_replication_role = default`)
    await asleep(`update batch set state = 'drawn' where id = '${FIRST}'`)
    await expect(settleBatch(it0.service)).rejects.toMatchObject({ code: '23505' })
    const payouts = await it0.db.many`select * from payout`
    await asleep('delete from payout')
    await expect(settleBatch(it0.service)).rejects.toMatchObject({ constraint: 'transfer_kind_cause_key' })
    expect(await walletsOf(it0.db, playerId)).toEqual(before)
    expect(payouts.length).toBe(1)
    await asleep(
      `insert into payout select * from json_populate_recordset(null::payout, '${JSON.stringify(payouts)}');
       update batch set state = 'settled' where id = '${FIRST}'`,
    )
  })

  it('pays two tickets of one player side by side, by each stake of the game', async () => {
    const { playerId } = await it0.player(kobo(10_000))
    const line = [[1, 2, 3, 20]]
    for (const { stake } of onSale) await sell(it0.service, playerId, line, stake)
    await settleWith([1, 2, 3, 4])
    const prizes = onSale.map(({ stake }) => 100 * stake)
    expect(
      (await it0.db.many<{ won: number }>`select won from ticket_result order by leaf_index`).map(
        it => it.won,
      ),
    ).toEqual(prizes)
    const taxes = onSale.map(({ stake }) => Math.floor(99 * stake * 0.05))
    expect((await walletsOf(it0.db, playerId)).winnings).toBe(sum(prizes) - sum(taxes))
  })

  it('agrees with an independent one on random batches', async () => {
    const players = [await it0.player(kobo(1_000_000)), await it0.player(kobo(1_000_000))]
    const line = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 })
    const ticket = fc.record({
      player: fc.nat(1),
      stake: fc.constantFrom(...onSale.map(it => it.stake)),
      lines: fc
        .constantFrom(...instantCashout.lineCounts)
        .chain(count => fc.array(line, { minLength: count, maxLength: count })),
    })
    for (const { player, stake, lines } of fc.sample(ticket, { numRuns: 25, seed: 20261120 }))
      await sell(it0.service, players[player]!.playerId, lines, stake)
    await settleWith([2, 12, 7, 5])
    const { n } = (await it0.db.one<{ n: number }>`select count(*) as n from transfer where kind = 'win'`)!
    expect(n).toBeGreaterThan(10)
  })
})

it('the clockwork runs by itself until it is stopped, and goes on after a failure', async () => {
  let failures = 0
  const db = {
    ...it0.db,
    tx: ((work: never) =>
      failures++ === 0 ? Promise.reject(new Error('away')) : it0.db.tx(work)) as typeof it0.db.tx,
  }
  const sleep = sleeper()
  const asked: number[] = []
  const { for: really } = sleep
  let between: (() => Promise<void>) | undefined
  sleep.for = async ms => {
    asked.push(ms)
    await between?.()
    between = undefined
    return really(5)
  }
  // Between two rounds: a clock set during one would end its turn, and the next would begin at once.
  const setClock = (at: number) =>
    new Promise<void>(done => {
      between = async () => {
        await it0.clock.set(at)
        done()
      }
    })
  const clockwork = startClockwork(onDatabase(it0.service, db), sleep)
  await expect.poll(() => stateOf(), { timeout: 20_000 }).toBe('open')
  await setClock(closesAt)
  // A head that the log shows only after its round makes the batch void.
  await expect.poll(() => isLogged(FIRST), { timeout: 20_000 }).toBe(true)
  await setClock(afterDraw)
  await expect.poll(() => stateOf(), { timeout: 20_000 }).toBe('settled')
  await clockwork.stop()
  expect(failures).toBeGreaterThan(1)
  // A second after the failure, and then never longer than five, nor without a pause.
  expect(asked[0]).toBe(1_000)
  expect(Math.max(...asked)).toBeLessThanOrEqual(5_000)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(100)
  const rounds = asked.length
  await it0.clock.advance(3_600_000)
  expect(asked).toHaveLength(rounds)
})

const keyIsAway = () => {
  throw new Error('the key is away')
}

it('a round of the clockwork tells what failed, and still does the rest', async () => {
  await ensureBatches(it0.service, await findClock(it0.db))
  await it0.clock.set(closesAt)
  const broken = { ...it0.service, signer: { ...it0.service.signer, checkpointLine: keyIsAway } }
  await expect(runDue(broken)).rejects.toThrow('the key is away')
  expect(await stateOf()).toBe('sealed')
  // What the log has not shown is not drawn, and not called off either.
  await it0.clock.set(afterDraw)
  expect(await runDraw(it0.service)).toEqual([])
  // Sealed in time, but shown too late: nobody could have told the difference.
  await runDue(it0.service)
  expect(await stateOf()).toBe('refunded')
})

it('a round that was found true once is true again; the same signature under another round or chain is not', () => {
  const signature = signSandboxRound(4_000)
  const isTrueRound = rememberTrueRounds()
  for (const asked of [1, 2]) expect(isTrueRound('sandbox', 4_000, signature), String(asked)).toBe(true)
  expect(isTrueRound('sandbox', 4_001, signature)).toBe(false)
  expect(isTrueRound('quicknet', 4_000, signature)).toBe(false)
  expect(isTrueRound('sandbox', 4_000, signature.with(7, signature[7]! ^ 1))).toBe(false)
})
