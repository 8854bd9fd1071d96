// Purchases whose answers were lost, asked about on a phone that cannot keep one of their tickets.
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'

const kept: string[] = []
vi.stubGlobal('indexedDB', new IDBFactory())
vi.stubGlobal('navigator', { onLine: true })
vi.mock('#src/buying/purchase.ts', () => ({
  resolvePurchase: async ({ slipId }: { slipId: string }) => ({
    state: 'answered',
    payment: { success: { ticketId: slipId } },
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
  vi.unstubAllGlobals()
})
