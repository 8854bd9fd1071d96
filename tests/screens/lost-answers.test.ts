// Purchases whose answers were lost, asked about on a phone that cannot keep one of their tickets.
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, expect, test, vi } from 'vitest'
import { shelf } from '#src/lib/idb.ts'
import { memorySession } from '../play/shelves.ts'

const kept: string[] = []
vi.stubGlobal('indexedDB', new IDBFactory())
vi.stubGlobal('navigator', { onLine: true })
vi.mock('#src/buying/purchase.ts', () => ({
  resolvePurchase: async ({ slipId, wallet }: { slipId: string; wallet: string }) => ({
    state: 'answered',
    payment:
      wallet === 'card' ? { success: null, reference: 'tu-1', bids: [] } : { success: { ticketId: slipId } },
  }),
}))
vi.mock('#src/buying/keep-ticket.ts', () => ({
  keepTicket: async ({ ticketId }: { ticketId: string }) => {
    if (ticketId === 'first') throw new Error('the file of its game is lost')
    kept.push(ticketId)
  },
}))
const { outbox } = await import('#src/buying/outbox.ts')
const { resolveAll } = await import('#src/screens/play/pay/lost-answers.ts')
const { awoofStore, createAwoofStore } = await import('#src/play/awoof-store.ts')

afterAll(() => vi.unstubAllGlobals())

test('a ticket that this phone cannot keep holds up none of those behind it, and is asked about again', async () => {
  const purchase = { playerId: 'ada', gameId: 'instant-cashout', amount: 100, wallet: 'play' as const }
  for (const [at, slipId] of ['first', 'second', 'third'].entries()) {
    const requestKey = `key-${slipId}`
    await outbox.draft({ ...purchase, requestKey, slipId, startedAt: at })
    await outbox.sending(requestKey)
    await outbox.unknown(requestKey)
  }
  const told: (string | undefined)[] = []
  const asking = { tell: (it: { ticket?: string }) => void told.push(it.ticket), isGone: () => false }
  expect(await resolveAll('ada', asking)).toBe(true)
  expect([kept, told]).toEqual([
    ['second', 'third'],
    ['second', 'third'],
  ])
  expect((await outbox.pending('ada')).map(it => it.slipId)).toEqual(['first'])
})

test('bids whose card payment lost its answer are waited for, beside what this phone had kept', async () => {
  const kept = createAwoofStore({ session: memorySession(), shelf: shelf('oriire_play') })
  await kept.ready
  kept.byCard({ reference: 'tu-0', requestKey: 'key-before', amount: 25_000 })
  await Promise.resolve()
  await kept.settled()
  const bids = { playerId: 'obi', gameId: 'awoof', slipId: '', amount: 100, wallet: 'card' as const }
  await outbox.draft({ ...bids, requestKey: 'key-bids', startedAt: 1 })
  await outbox.sending('key-bids')
  await outbox.unknown('key-bids')
  const told: (string | undefined)[] = []
  await resolveAll('obi', { tell: it => void told.push(it.reference), isGone: () => false })
  expect(told).toEqual(['tu-1'])
  expect(awoofStore().state.cards).toEqual([
    { reference: 'tu-0', requestKey: 'key-before', amount: 25_000 },
    { reference: 'tu-1', requestKey: 'key-bids', amount: 100 },
  ])
})
