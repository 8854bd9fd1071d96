// Under load many ask the same of the database at once. What comes while a statement is under way waits for it and goes
// together in the next one: no timer, so that a lone caller never waits.
import { setImmediate as restOfTurn } from 'node:timers/promises'
import { asRefusal } from './failures.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Options<Item> {
  /** Most items of one group. */
  most: number
  /** Items of one name never stand in one group together: the later one waits for the next. */
  nameOf?: (item: Item) => unknown
  /**
   * What this very turn of the thread still brings goes with the first: requests come one by one over many sockets. A lone
   * caller waits some microseconds.
   */
  wholeTurn?: boolean
}

export interface Group<Item, Result> {
  ask(item: Item): Promise<Result>
  /** How many are waiting for their turn. */
  readonly waiting: number
  /** Since the start: statements sent, and items in them. */
  readonly sent: { statements: number; items: number }
}

/** Where the database is away, asking for each alone would only take longer. */
const isAway = (error: unknown) => asRefusal(error).refusal === 'busy'

/** @param run answers each item at its place; where it fails for a group, each item is asked for alone */
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
      // One of them may have spoilt it for all.
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
