// Batches concurrent queries. Whatever arrives while a statement runs goes together in the next one; there is no
// timer, so a lone caller never waits.
import { setImmediate as restOfTurn } from 'node:timers/promises'
import { asRefusal } from './failures.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Options<Item> {
  /** Maximum items in a group. */
  most: number
  /** Items with the same name never share a group: the later one waits for the next. */
  nameOf?: (item: Item) => unknown
  /**
   * The first group also takes whatever else arrives in this event-loop turn, as requests come in over many sockets.
   * Costs a lone caller microseconds.
   */
  wholeTurn?: boolean
}

export interface Group<Item, Result> {
  ask(item: Item): Promise<Result>
  /** How many are queued. */
  readonly waiting: number
  /** Statements sent since start, and items in them. */
  readonly sent: { statements: number; items: number }
}

/** If the database is away, retrying each item alone only takes longer. */
const isAway = (error: unknown) => asRefusal(error).refusal === 'busy'

/** @param run answers each item at its index; if a group fails, each item is retried alone */
export const grouped = <Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, nameOf, wholeTurn }: Options<Item>,
): Group<Item, Result> => {
  let waiting: Waiting<Item, Result>[] = []
  let underWay = false
  const sent = { statements: 0, items: 0 }

  const takeGroup = (): Waiting<Item, Result>[] => {
    if (!nameOf) return waiting.splice(0, most)
    const names = new Set<unknown>()
    const group: Waiting<Item, Result>[] = []
    waiting = waiting.filter(it => {
      const name = nameOf(it.item)
      if (group.length >= most || names.has(name)) return true
      names.add(name)
      group.push(it)
      return false
    })
    return group
  }

  const answer = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    sent.statements++
    sent.items += group.length
    try {
      const results = await run(group.map(it => it.item))
      group.forEach((it, at) => it.resolve(results[at]!))
    } catch (error) {
      if (group.length === 1 || isAway(error)) return group.forEach(it => it.reject(error))
      // One bad item may have failed the whole group.
      for (const it of group) await answer([it])
    }
  }

  const work = async (): Promise<void> => {
    underWay = true
    while (waiting.length > 0) {
      if (wholeTurn) await restOfTurn()
      await answer(takeGroup())
    }
    underWay = false
  }

  return {
    sent,
    ask: item =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        if (!underWay) void work()
      }),
    get waiting() {
      return waiting.length
    },
  }
}
