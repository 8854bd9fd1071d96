// Several nodes over one PostgreSQL, killed at random while batch after batch is sold, sealed, drawn and
// settled.
import { sql } from '#server/db/sql.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { batchBounds, batchId, SEAL_MARGIN } from '#src/draws/schedule.ts'
import type { Begun } from './begin.ts'
import type { Chance } from './chance.ts'
import { buyOne } from './load.ts'
import { look } from './look.ts'
import { moment, startVictim, type Victim } from './victim.ts'
import { instantCashout } from '../support/games.ts'

export interface Nodes {
  /** The bundled `node-process.ts`. */
  program: string
  url: string
  nodes: number
  batches: number
  kills: number
  /** Ten-line tickets per batch. */
  tickets: number
  chance: Chance
  onBatch?(done: number): void
}

/** A head counts only if logged before its round, and the clock is turned there next. */
const THERE = {
  logged: (id: string) =>
    sql`select 1 from log_entry where type = 'oriire/head/v3' and subject = ${id} and index is not null`,
  settled: (id: string) => sql`select 1 from batch where id = ${id} and state = 'settled'`,
}

/** Detects work reported by more than one node: it was done twice. */
const witnesses = () => {
  const said = new Map<string, number>()
  return {
    hear: (word: string, what: unknown) => {
      if (word === 'drew' || word === 'settled')
        said.set(`${word} ${what}`, (said.get(`${word} ${what}`) ?? 0) + 1)
    },
    twice: () => [...said].filter(([, times]) => times > 1).map(([what]) => what),
    count: () => said.size,
  }
}

/** @param begun a service on the same database, whose clock is turned */
export const killNodes = async (begun: Begun, it: Nodes) => {
  const { calm, clock, players } = begun
  const { db } = calm
  const heard = witnesses()
  const startNode = () => startVictim(it.program, { DATABASE_URL: it.url }, heard.hear)
  const nodes: Victim[] = Array.from({ length: it.nodes }, startNode)
  await Promise.all(nodes.map(node => node.next('looked')))

  /** The batches after which a node is killed, one each. */
  const doomed = new Set<number>()
  while (doomed.size < Math.min(it.kills, it.batches)) doomed.add(it.chance(it.batches))
  const killOne = async () => {
    const at = it.chance(nodes.length)
    await moment(it.chance)
    await nodes[at]!.kill()
    nodes[at] = startNode()
  }
  const until = async (id: string, what: keyof typeof THERE) => {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(5))
      if (await db.one`${THERE[what](id)}`) return
    throw new Error(`${id} is not ${what} after a minute`)
  }

  const ids: string[] = []
  try {
    for (let batch = 0; batch < it.batches; batch++) {
      const { opensAt, closesAt } = batchBounds(clock.now())
      const id = batchId(instantCashout, opensAt)
      ids.push(id)
      const buyers = Array.from({ length: it.tickets }, (_, at) => players[at % players.length]!)
      await Promise.all(buyers.map(player => buyOne(begun, player)))
      const killing = doomed.has(batch) ? it.chance(2) : undefined
      for (const [turn, at] of [closesAt, closesAt + SEAL_MARGIN + 1_000].entries()) {
        await clock.set(at)
        if (killing === turn) await killOne()
        await until(id, turn === 0 ? 'logged' : 'settled')
      }
      it.onBatch?.(batch + 1)
    }
  } finally {
    await Promise.all(nodes.map(node => node.kill()))
  }
  const told = { bought: [], credited: [], moved: [], settled: ids }
  const { broken, lost } = await look(db, told, calm.settings.WINNINGS_TAX)
  const [paid] = await db.many<{ tickets: number; wins: number }>`
    select count(*) as tickets, (select count(*) from transfer where kind in ('win', 'cashback')) as wins
    from ticket_result where status in ('won', 'lost')`
  return { batches: ids.length, kills: doomed.size, ...paid!, twice: heard.twice(), broken, lost }
}
