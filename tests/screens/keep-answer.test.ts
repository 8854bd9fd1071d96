import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { getTicket } from '#src/device/ticket-box.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { keepAnswer } from '#src/screens/ticket/keep-answer.ts'
import { ticket } from '../play/ticket.ts'

test('a ticket whose page is opened again from the cache is kept as of when the service gave it, not as new', async () => {
  const now = Date.UTC(2026, 10, 27, 12)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ toFake: ['Date'], now })
  await keepAnswer('ada', ticket('again', '2026-11-27T11:00:00.000Z'), now - 4 * MINUTE)
  expect((await getTicket('ada', 'again'))!.asOf).toBe(now - 4 * MINUTE)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
