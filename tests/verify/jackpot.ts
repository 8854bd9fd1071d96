// A jackpot of two batches, with its sum trees made by hand.
import { canonicalJson } from '#src/lib/canonical.ts'
import * as world from './world.ts'

interface Node {
  hash: Buffer
  sum: number
}
const u64 = (number: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
const leafOf = (data: Buffer, sum: number): Node => ({
  hash: world.sha256(Buffer.concat([Uint8Array.of(2), data, u64(sum)])),
  sum,
})
const join = (left: Node, right: Node): Node => ({
  hash: world.sha256(Buffer.concat([Uint8Array.of(3), left.hash, u64(left.sum), right.hash, u64(right.sum)])),
  sum: left.sum + right.sum,
})

const sumTree = (leaves: Node[]) => {
  const levels = [leaves]
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!
    const pairs = below.filter((_, at) => at % 2 === 0)
    levels.push(pairs.map((left, at) => (below[2 * at + 1] ? join(left, below[2 * at + 1]!) : left)))
  }
  const path = (index: number) =>
    levels.flatMap((level, height) => {
      const at = (index >> height) ^ 1
      return level[at]
        ? [{ hash: level[at].hash.toString('hex'), sum: level[at].sum, left: at % 2 === 0 }]
        : []
    })
  return { root: levels.at(-1)![0]!, path }
}
const stretches = (leaves: Node[]) =>
  leaves.map((_, at) => leaves.slice(0, at).reduce((sum, it) => sum + it.sum, 0))
const holderOf = (leaves: Node[], number: number) => stretches(leaves).findLastIndex(start => start <= number)

interface Bent {
  /** When the list was seen, in seconds before the round; 20 by default. */
  seen?: number
  /** When the announcement was seen, in seconds before the window's first batch closes; an hour by default. */
  announced?: number
  round?: number
  batches?: world.Changes
  /** Changes which batches the list holds. */
  listed?: <T>(batches: T[]) => T[]
}

/** A jackpot that is announced, listed and drawn. */
export const sellJackpot = (ours: world.World, jackpot = 'super', bent: Bent = {}) => {
  const { seen = 20, announced: announcedSeen = 3_600, round = world.JACKPOT_ROUND, listed = it => it } = bent
  const { log } = ours
  const draw = `${jackpot}-20261120`
  const commitment: world.Document = {
    beacon: { chain: 'sandbox', round },
    closesAt: world.JACKPOT_CLOSES_AT,
    draw,
    drawsAt: world.JACKPOT_DRAWS_AT,
    jackpot,
    method: 'oriire/jackpot/v2',
    opensAt: '2026-11-19T11:00:00.000Z',
    threshold: 50_000_000,
    type: 'oriire/jackpot/v2',
  }
  const counts = Date.parse('2026-11-19T11:05:00.000Z') / 1000
  const announced = log.logged(log.add(commitment), counts - announcedSeen)
  const codes = ['A', 'B', 'C'].map(name => `${jackpot.toUpperCase()}${name}-20261120-1200`)
  const sold = listed(codes.map(code => world.sellBatch(ours, code, bent.batches)))
  const ticketsOf = sold.map(({ proof, tickets }) =>
    tickets.map(([stake, nonce, lines]) => {
      const batch = proof.batch.id
      const leaf = { batch, commitment: world.hashOf(proof.batch.commitment), lines, nonce, stake }
      const data = world.sha256(Buffer.concat([Uint8Array.of(0), Buffer.from(canonicalJson(leaf))]))
      return { leaf, ...leafOf(data, (stake as number) * (lines as unknown[]).length) }
    }),
  )
  const trees = ticketsOf.map(sumTree)
  const batches = sold.map(({ proof }, at) => ({
    batch: proof.batch.id,
    head: world.hashOf(proof.batch.head!.head),
    tickets: trees[at]!.root.hash.toString('hex'),
    stake: trees[at]!.root.sum,
  }))
  const entries = batches.map(({ stake, ...entry }) => ({
    entry,
    ...leafOf(Buffer.from(world.hashOf(entry), 'hex'), stake),
  }))
  const top = sumTree(entries)
  const list: world.Document = {
    batches: batches.length,
    commitment: world.hashOf(commitment),
    draw,
    prize: 4_000_000,
    root: top.root.hash.toString('hex'),
    stake: top.root.sum,
    type: 'oriire/jackpot-list/v2',
  }
  const logged = log.logged(log.add(list), world.JACKPOT_ROUND_TIME - seen)
  const signature = world.signSandboxRound(round)
  const number = world.jackpotNumberOf(signature, list.root as string, draw, top.root.sum)
  log.add({ draw, number, round, signature: world.hexOf(signature), type: 'oriire/jackpot-result/v2' })
  const at = holderOf(entries, number)
  const index = holderOf(ticketsOf[at]!, number - stretches(entries)[at]!)
  const leaves = ticketsOf[at]!.map(({ leaf }) => canonicalJson(leaf))
  const winner = {
    entry: entries[at]!.entry,
    entryPath: top.path(at),
    batch: sold[at]!.proof.batch,
    leaf: ticketsOf[at]![index]!.leaf as world.Document,
    index,
    path: world.treeOf(leaves).path(index),
    ticketPath: trees[at]!.path(index),
  }
  const record = {
    id: draw,
    state: 'drawn',
    commitment,
    announced: announced as typeof announced | null,
    list: { list, logged },
    draw: {
      signature: world.hexOf(signature),
      number,
      drawnAt: world.JACKPOT_DRAWS_AT,
    } as world.Document | null,
    winner: winner as typeof winner | null,
    keyEntries: [],
  }
  return { record, batches }
}
