// What waits for what, on a real PostgreSQL: each moment is made by the test, none is left to chance.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BATCH, batchBounds, closesAtOf } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { nestedDb } from '#server/db/nested.ts'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { holdAllSales, holdSales } from '#server/db/queries/draws/batches.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { creditTopUp } from '#server/deeds/top-ups/credit-top-up.ts'
import { changeLimit } from '#server/deeds/safer-play/change-limit.ts'
import { takeBreak } from '#server/deeds/safer-play/exclude-self.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { post, walletsOf } from '#server/ledger/transfers.ts'
import { runCommand } from '#server/programs/commands.ts'
import { setNickname } from '#src/contract/chats/chats.ts'
import { makeSyndicate, payShare } from '#src/contract/players/syndicates.ts'
import { banker, instantCashout } from '../support/games.ts'
import { newKey, payFor, register } from '../support/play.ts'
import { gate } from '../support/gate.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openCard, settleAtProvider } from '../support/top-ups.ts'
import { buyOnWire, hashOf } from '../support/selling.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'
import { untilWaiting } from '../support/waiting.ts'

const MINUTE = 60_000

let postgres: TestPostgres
let node: TestService
let other: Db
beforeAll(async () => {
  postgres = await startPostgres()
  const limits = { wait: MINUTE, statement: MINUTE, lock: MINUTE, still: MINUTE }
  const db = openPostgres(postgres.url, () => undefined, 4, limits)
  other = openPostgres(postgres.url, () => undefined, 1, limits)
  await migrate(db)
  node = await makeService({ db })
  await node.runDue()
})
afterAll(async () => {
  await other?.close()
  await node?.db.close()
  postgres?.stop()
})

/** Holds the rows of a query until told to let go. */
const hold = async (rows: (tx: Tx) => Promise<unknown>) => {
  const [held, released] = [gate(), gate()]
  const holding = other.tx(async tx => {
    await rows(tx)
    held.open()
    await released.opened
  })
  await held.opened
  return async () => {
    released.open()
    await holding
  }
}

const operator = (tx: Tx, ...words: string[]) =>
  runCommand(
    { db: nestedDb(tx, 'postgres'), games: node.service.games, randomness: node.service.ports.randomness },
    words,
  )

/** A slip of three lines and its purchase. */
const someSlip = async () => {
  const { playerId } = await node.player(kobo(500))
  const lines = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]
  const slip = await registerSlip(node.service, { playerId, game: instantCashout, stake: kobo(100), lines })
  const buy = () =>
    buyOnWire(node.service, {
      playerId,
      slipId: slip.id,
      wallet: 'play',
      amount: kobo(300),
      requestKey: 'waits-for-its-batch',
      requestHash: hashOf('one'),
    })
  return { playerId, slip, buy }
}

it('a top-up that two credit at once is credited once', async () => {
  const { playerId, token } = await node.player()
  const { reference } = await openCard(node, token, '1000')
  await settleAtProvider(node, reference, 'success')
  const letGo = await hold(tx => tx.many`select 1 from account where player_id = ${playerId} for update`)
  const credited = Promise.allSettled([1, 2].map(() => creditTopUp(node.service, reference)))
  await untilWaiting(node.db, 2)
  await letGo()
  expect((await credited).map(end => end.status)).toEqual(['fulfilled', 'fulfilled'])
  expect((await walletsOf(node.db, playerId)).play).toBe(kobo(1_000))
  expect(await checkInvariants(node.db)).toEqual([])
})

it('a line cannot be taken out while its slip is being bought', async () => {
  const { playerId, slip, buy } = await someSlip()
  const letGo = await hold(tx => tx.many`select 1 from account where player_id = ${playerId} for update`)
  const purchase = buy()
  await untilWaiting(node.db, 1)
  const drop = dropLine(node.service, { playerId, game: instantCashout, id: slip.lines[0]!.id })
  const dropped = drop.then(
    () => 'taken out',
    error => error.refusal as string,
  )
  await Promise.race([dropped, untilWaiting(node.db, 2)])
  await letGo()
  expect((await purchase).total_lines).toBe(3)
  expect(await dropped).toBe('slip-paid')
  expect(await checkInvariants(node.db)).toEqual([])
})

it('a purchase that waited for its batch until after the close is refused and uncharged', async () => {
  const { playerId, buy } = await someSlip()
  const letGo = await hold(tx => tx.many`select 1 from batch where state = 'open' for update`)
  const purchase = buy().then(
    ({ batch_id }) => batch_id,
    error => error.refusal as string,
  )
  await untilWaiting(node.db, 1)
  await node.clock.set(batchBounds(NOON).closesAt)
  await letGo()
  expect(await purchase).toBe('batch-closed')
  expect((await walletsOf(node.db, playerId)).play).toBe(kobo(500))
  expect(await sealBatch(node.service)).toBe('IC-20261120-1200')
  expect((await buy()).batch_id).toBe('IC-20261120-1205')
  expect(await checkInvariants(node.db)).toEqual([])
})

it('who holds the sales of a game keeps no batch of it from being sealed that has closed', async () => {
  for (const holding of [holdSales, holdAllSales]) {
    await node.runDue()
    const { closesAt } = batchBounds(node.clock.now())
    await node.clock.set(closesAt + MINUTE)
    await ensureBatches(node.service, node.clock.now())
    const letGo = await hold(tx => holding(tx, instantCashout.id))
    const sealed = await sealBatch(node.service)
    const { playerId, buy } = await someSlip()
    const purchase = buy()
    // The next batch is on sale, and held.
    await untilWaiting(node.db, 1)
    await letGo()
    expect(closesAtOf(sealed!)).toBe(closesAt)
    expect(closesAtOf((await purchase).batch_id)).toBe(closesAt + BATCH)
    expect((await walletsOf(node.db, playerId)).play).toBe(kobo(200))
  }
})

it('a line cannot be taken out while a purchase of its slip goes on that began before the close', async () => {
  await node.runDue()
  const { playerId, slip, buy } = await someSlip()
  const { closesAt } = batchBounds(node.clock.now())
  const letGo = await hold(tx => tx.many`select 1 from account where player_id = ${playerId} for update`)
  const purchase = buy()
  await untilWaiting(node.db, 1)
  await node.clock.set(closesAt + MINUTE)
  const dropped = dropLine(node.service, { playerId, game: instantCashout, id: slip.lines[0]!.id }).then(
    () => 'taken out',
    error => error.refusal as string,
  )
  await Promise.race([dropped, untilWaiting(node.db, 2)])
  await letGo()
  expect(closesAtOf((await purchase).batch_id)).toBe(closesAt)
  expect(await dropped).toBe('slip-paid')
  expect(await checkInvariants(node.db)).toEqual([])
})

it('a break that a member takes while the last share is being paid begins after the ticket, not before it', async () => {
  await node.runDue()
  const [ada, bola, chidi] = await Promise.all([1, 2, 3].map(() => node.player(kobo(100))))
  const { slipId } = await register(node, { token: ada!.token })
  const shares = ['Ada', 'Bola', 'Chidi'].map((name, at) => ({ name, amount: at === 0 ? '50' : '25' }))
  const body = { game_play_id: slipId, shares }
  const { syndicate } = (await node.call(makeSyndicate, { token: ada!.token, key: newKey(), body })).data
  const take = ({ token }: { token: string }, at: number) => {
    const params = { code: syndicate.shares[at]!.code! }
    return node.call(payShare, { token, key: newKey(), params, body: { amount: '25' } })
  }
  void (await take(bola!, 1)).data
  const letGo = await hold(tx => tx.many`select 1 from account where player_id = ${ada!.playerId} for update`)
  const last = take(chidi!, 2)
  await untilWaiting(node.db, 1)
  const rest = takeBreak(node.service, bola!.playerId, 7)
  await untilWaiting(node.db, 2)
  const before = await node.db.one`select break_until from safer_play where player_id = ${bola!.playerId}`
  await letGo()
  await rest
  expect(before).toEqual({ break_until: null })
  expect((await last).data.syndicate.state).toBe('bought')
  expect(await checkInvariants(node.db)).toEqual([])
})

it('a nickname that somebody else takes at the same moment is refused as theirs', async () => {
  const [ada, bola] = [await node.player(), await node.player()]
  const name = ({ token }: { token: string }, nickname: string) =>
    node.call(setNickname, { token, body: { nickname } })
  void (await name(ada, 'Ada Lagos')).data
  const letGo = await hold(
    tx => tx.many`
      update chat_player set nickname = 'Bisi', nickname_key = 'bisi' where player_id = ${ada.playerId}`,
  )
  const taken = name(bola, 'Bisi')
  await untilWaiting(node.db, 1)
  await letGo()
  expect((await taken).refusal).toBe('nickname-taken')
})

it('two stakes that wait past midnight pass the limit of the new day no more than one after the other', async () => {
  const now = Date.UTC(2026, 10, 20, 22, 58) // two minutes to midnight in Lagos
  const games = [instantCashout, banker]
  const [first, second] = [
    await makeService({ db: node.db, games, now }),
    await makeService({ db: node.db, games, now }),
  ]
  await first.runDue()
  const { playerId, token } = await first.player(kobo(500))
  await changeLimit(first.service, { playerId, kind: 'stake', period: 'day', amount: kobo(100) })
  const quick = await register(first, { token })
  const fixed = await register(first, { token, type: 'BANKER' })
  const letGo = await hold(tx => tx.many`select 1 from safer_play where player_id = ${playerId} for update`)
  const stakes = [payFor(first, token, quick.slipId, 100), payFor(second, token, fixed.slipId, 100)]
  await untilWaiting(node.db, 2)
  await first.clock.set(now + 3 * MINUTE)
  await letGo()
  expect((await Promise.all(stakes)).map(it => it.refusal).toSorted()).toEqual(['', 'stake-limit'])
  expect(await checkInvariants(node.db)).toEqual([])
})

// These leave the games with limits, which nothing above expects.
it.each([
  ['the hold of a game', (tx: Tx) => operator(tx, 'hold', instantCashout.id, 'looked into'), 0],
  ['a stop of all sales', (tx: Tx) => operator(tx, 'stop-sales', 'looked into'), 0],
  ['a limit lowered with the reserve', (tx: Tx) => operator(tx, 'unfund-reserve', '900000'), 100_000],
] as const)('%s is not undone by what another node was about to write', async (_, command, most) => {
  await node.runDue()
  const place = { db: other, games: node.service.games, randomness: node.service.ports.randomness }
  await runCommand(place, ['fund-reserve', '1000000'])
  // What draws have brought since: there is a new limit to write.
  await node.db.tx(tx =>
    post(tx, [
      {
        debit: 'operator_funds',
        credit: 'prize_reserve',
        amount: kobo(100),
        kind: 'reserve',
        cause: newKey(),
      },
    ]),
  )
  const letGo = await hold(command)
  const written = writeLimits(node.service)
  await untilWaiting(node.db, 1)
  await letGo()
  await written
  const limits = await node.db.many<{ most: number }>`
    select distinct worst_limit as most from batch where game = ${instantCashout.id} and closes_at > game_clock()`
  expect(limits).toEqual([{ most: most && (await findHeld(node.db, 'prize_reserve')) }])
  await runCommand(place, ['sell-again'])
  await runCommand(place, ['resume', instantCashout.id])
})
