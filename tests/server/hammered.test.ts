// Every call on the door, twenty times at once on two nodes. On PostgreSQL they truly run side by side.
import { asIs, sql } from '#server/db/sql.ts'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { listChoices } from '#src/contract/choices.ts'
import { refusals, type RefusalName } from '#src/contract/refusals.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { makeGate } from '#server/lib/gate.ts'
import { freshDb } from '../support/database.ts'
import { everyCall, fingerprint, nameOf, type Question } from '../support/every-call.ts'
import { banker, instantCashout, salaryForLife, wyseCash } from '../support/games.ts'
import { newKey } from '../support/play.ts'
import { pushInMemory } from '../support/push.ts'
import { isMadeReady, TIMES, waysOf, type Ready } from '../support/ready.ts'
import { makeService, type TestService, testSettings } from '../support/service.ts'
import { winners } from '../support/winner.ts'

let s: TestService
let other: Awaited<ReturnType<typeof createService>>
let plain: Record<string, Question>
const choosing: { player: Awaited<ReturnType<TestService['player']>>; id: string }[] = []

beforeAll(async () => {
  const db = await freshDb(12)
  const games = [instantCashout, banker, salaryForLife, wyseCash]
  const { push } = pushInMemory()
  s = await makeService({ db, games, predictions: predictionGames, push })
  // Another node on the same database.
  const settings = testSettings()
  other = await createService(settings, {
    db,
    games,
    push,
    clock: s.clock,
    print: () => undefined,
    // As wide as they are on one core, but who is refused is not kept for a second.
    gates: { hashing: makeGate(1, 8), codes: makeGate(1, 32) },
  })
  await s.runDue()
  for (const player of await winners(s, 4))
    choosing.push({ player, id: (await s.call(listChoices, { token: player.token })).data.choices[0]!.id })
  plain = (await everyCall(s)).questions
})
afterAll(async () => {
  await other.live.stop()
  await s.close()
})

/** How many rows each table has for a player, and how many transfers of their wallets there are. */
const rowsOf = async (playerId: number): Promise<Record<string, number>> => {
  const tables = await s.db.many<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
    where c.table_schema = 'public' and c.column_name = 'player_id' order by 1`
  const counts = tables
    .map(
      ({ name }) =>
        sql`select '${asIs(name)}' as name, count(*)::int as n from ${asIs(name)} where player_id = ${playerId}`,
    )
    .reduce((all, it) => sql`${all} union all ${it}`)
  const rows = await s.db.many<{ name: string; n: number }>`
    ${counts} union all
    select 'transfer', count(*)::int from transfer t
    join account a on a.id in (t.debit_account, t.credit_account) where a.player_id = ${playerId}`
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

const more = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, n]) =>
      n === before[name] ? [] : [[name, n - (before[name] ?? 0)]],
    ),
  )

/** A player asks so many times at once, on both nodes in turn. @returns the answers, and what came of them */
const hammer = async (
  call: Call,
  make: (s: TestService, player: (typeof choosing)[0]['player']) => Promise<Ready>,
  times: number,
  keyOf: () => string,
) => {
  const someone = await s.player(kobo(5_000))
  const { player = someone, query, body, params, ...ready } = await make(s, someone)
  const before = await rowsOf(player.playerId)
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      s.call(
        call,
        {
          ...(query ? { query } : {}),
          ...(body ? { wrongBody: body } : {}),
          ...(params ? { params } : {}),
          token: player.token,
          ...(call.once ? { key: keyOf() } : {}),
        } as never,
        n % 2 ? other.app : s.app,
      ),
    ),
  )
  const done = answers.filter(it => it.status === 200)
  const faults = answers.flatMap(({ status, refusal }) => {
    if (status === 200) return []
    const [expected] = refusals[refusal as RefusalName] ?? []
    // Hashes of passwords and PINs have a gate of their own.
    const isMeant = expected === status && (status < 500 || refusal === 'crowded')
    return isMeant ? [] : [`${status} ${refusal}`]
  })
  const most = ready.most ?? (call.once ? 1 : undefined)
  const { atLeast, answered = most ?? done.length } = ready
  const rows = more(await rowsOf(player.playerId), before)
  return { done: done.length, most, answered, atLeast, faults, rows }
}

const times = (rows: Record<string, number>, n: number) =>
  Object.fromEntries(Object.entries(rows).map(([name, one]) => [name, one * n]))

/** Without the devices: each repeat of a reset gives its phone a token of its own. */
const lasting = (rows: Record<string, number>) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => name !== 'known_device'))

const changing = () => s.calls.filter(it => it.method !== 'GET' || isMadeReady(nameOf(it)))

test('what is not hammered changes nothing', async () => {
  const { token } = await s.player()
  const before = await fingerprint(s)
  for (const call of s.calls.filter(it => !changing().includes(it))) {
    const { query, params } = plain[nameOf(call)]!
    await s.call(call, { token, ...(query ? { query } : {}), ...(params ? { params } : {}) } as never)
  }
  expect(await fingerprint(s)).toEqual(before)
})

test('whatever is asked twenty times at once is answered or refused by name, and done once for each key', async () => {
  const faults: string[] = []
  for (const call of changing()) {
    const name = nameOf(call)
    for (const [at, [way]] of waysOf(name, plain[name]!, choosing[0]!).entries()) {
      const made = (nth: number) => waysOf(name, plain[name]!, choosing[nth]!)[at]![1]
      const alone = await hammer(call, made(0), 1, newKey)
      const key = newKey()
      const equal = await hammer(call, made(1), TIMES, () => key)
      const different = await hammer(call, made(2), TIMES, newKey)
      const found = [...alone.faults, ...equal.faults, ...different.faults]
      const { atLeast = different.answered } = different
      if (different.done < atLeast || different.done > different.answered)
        found.push(`answered ${different.done} times`)
      if (different.atLeast && !isDeepStrictEqual(lasting(different.rows), lasting(alone.rows)))
        found.push(`many did ${JSON.stringify(different.rows)}`)
      if (call.once) {
        const { request_key = 0, ...others } = times(alone.rows, different.most!)
        const expected = { ...others, request_key: (request_key / different.most!) * different.done }
        if (equal.done !== TIMES) found.push(`of one key ${equal.done} were answered`)
        if (!isDeepStrictEqual(equal.rows, alone.rows))
          found.push(`one key did ${JSON.stringify(equal.rows)}`)
        if (!isDeepStrictEqual(different.rows, expected))
          found.push(`many did ${JSON.stringify(different.rows)}`)
      }
      if (alone.done !== 1 || found.length > 0)
        faults.push(`${way}: ${[...new Set(found)].join()}, alone ${JSON.stringify(alone)}`)
    }
  }
  expect(faults).toEqual([])
  expect(await checkInvariants(s.db)).toEqual([])
}, 600_000)
