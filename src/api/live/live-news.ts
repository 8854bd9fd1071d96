// Which cached answers an event makes stale. Those on screen are refetched at once, the rest when next shown.
import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { LiveEvent } from '#src/model/live.ts'
import type { User } from '#src/model/user.ts'
import { session } from '../session/session.ts'
import * as keys from '../keys.ts'

/** The service may answer from memory for a second, and phones should not all ask at the same moment. */
const AT_LEAST = 1_100 // ms
const SPREAD = 1_500
/** For what grows with every batch of every game, and is not worth a refetch each time. */
const SLOW = 10_000 // ms

/** A ticket waiting for this batch. */
const isTicketOf = (batch: string) => (query: Query) =>
  (query.state.data as { play?: { batchId?: string } } | undefined)?.play?.batchId === batch

/** A ticket that predicts this match. */
const isTicketOn = (match: string) => (query: Query) =>
  (
    query.state.data as { soccer?: { matches: { matchId: string }[] } | null } | undefined
  )?.soccer?.matches.some(it => it.matchId === match) === true

interface Old {
  queryKey: QueryKey
  predicate?: (query: Query) => boolean
  slow?: boolean
}

/** Everything any event can make stale. */
const all: Old[] = [
  'batches',
  'results',
  'winners',
  'jackpots',
  'statistics',
  'user',
  'tickets',
  'wallet',
  'items',
  'bids',
].map(word => ({ queryKey: [word] }))

const typeOf = (game: string) => game.toUpperCase().replaceAll('-', '_')

const oldAfter = (event: LiveEvent): Old[] => {
  switch (event.kind) {
    case 'hello':
      return event.complete ? [] : all
    case 'opened':
      return [{ queryKey: [keys.batches, 'current', event.game] }]
    case 'closing':
      return []
    case 'jackpot':
      return [{ queryKey: [keys.jackpots] }, { queryKey: [keys.winners, 'feed'] }]
    case 'balance':
      // A share, an order or a draw in advance may have moved it.
      return [{ queryKey: [keys.wallet] }, { queryKey: [keys.tickets], slow: true }]
    case 'item':
      return [
        { queryKey: [keys.items] },
        { queryKey: [keys.bids] },
        { queryKey: [keys.tickets, 'list'] },
        { queryKey: [keys.winners], slow: true },
      ]
    case 'match': {
      const onIt: Old = { queryKey: [keys.tickets, 'one'], predicate: isTicketOn(event.match) }
      if (event.state === 'played') return [onIt]
      const after = [keys.tickets, keys.winners, keys.finalists, keys.matches]
      return [onIt, ...after.map(word => ({ queryKey: [word], slow: true }))]
    }
  }
  const { batch, game } = event
  const ofBatch: Old[] = [
    { queryKey: [keys.batches, 'one', batch] },
    { queryKey: [keys.tickets, 'one'], predicate: isTicketOf(batch) },
  ]
  if (event.kind === 'sealed')
    return [...ofBatch, { queryKey: [keys.jackpots], predicate: it => it.queryKey.length === 1, slow: true }]
  if (event.kind === 'drawn') return [...ofBatch, { queryKey: [keys.statistics, 'numbers', typeOf(game)] }]
  const results: Old[] = [
    { queryKey: [keys.results, typeOf(game)] },
    { queryKey: [keys.results, 'latest'] },
    { queryKey: [keys.results, 'batch', batch] },
  ]
  const own: Old[] = event.tickets ? [{ queryKey: [keys.tickets] }, { queryKey: [keys.wallet] }] : []
  return [...ofBatch, ...results, { queryKey: [keys.winners] }, ...own]
}

/** @returns whether anything changed */
const setBalances = (client: QueryClient, event: Extract<LiveEvent, { kind: 'balance' }>): boolean => {
  const { kind: _, ...balances } = event
  const before = client.getQueryData<User>([keys.user]) ?? session.user
  if (!before) return false
  const changed = Object.entries(balances).some(([name, amount]) => before[name as keyof User] !== amount)
  if (!changed) return false
  const queryKey = [keys.user]
  const isAsked = client.isFetching({ queryKey }) > 0
  client.setQueryData(queryKey, { ...before, ...balances })
  // The answer on its way may be from before: it must not replace this one.
  if (isAsked) void client.refetchQueries({ queryKey })
  return true
}

interface News {
  hear(event: LiveEvent): void
  /** As if anything could have happened. */
  askAll(): void
}

/** @param soon runs something after this many ms */
export const makeNews = (
  client: QueryClient,
  soon: (ms: number, work: () => void) => void,
  random: () => number,
): News => {
  /** Refetches each answer once, however many events made it stale meanwhile. */
  const collect = (least: number) => {
    let waiting: Old[] = []
    const flush = () => {
      const old = waiting
      waiting = []
      const isOld = (query: Query) => old.some(it => matchQuery(it, query))
      // A first answer in flight would not be refetched by itself, and may predate the event.
      const first = client
        .getQueryCache()
        .findAll({ fetchStatus: 'fetching', predicate: it => isOld(it) && it.state.data === undefined })
      for (const { promise, queryKey } of first)
        void promise?.then(
          () => client.invalidateQueries({ queryKey, exact: true }),
          () => undefined,
        )
      void client.invalidateQueries({ predicate: isOld })
    }
    return (old: Old[]) => {
      if (old.length > 0 && waiting.length === 0) soon(least + SPREAD * random(), flush)
      const known = new Set(waiting.map(it => JSON.stringify(it.queryKey)))
      waiting.push(...old.filter(it => it.predicate || !known.has(JSON.stringify(it.queryKey))))
    }
  }
  const fast = collect(AT_LEAST)
  const slow = collect(SLOW)
  const add = (old: Old[]) => {
    fast(old.filter(it => !it.slow))
    slow(old.filter(it => it.slow))
  }
  return {
    hear: event => {
      if (event.kind === 'balance' && !setBalances(client, event)) return
      add(oldAfter(event))
    },
    askAll: () => {
      for (const it of all) void client.invalidateQueries(it)
    },
  }
}
