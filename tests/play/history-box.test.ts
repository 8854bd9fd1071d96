import { expect, test } from 'vitest'
import { knownPlays } from '#src/device/history-box.ts'
import { createRowsBox } from '#src/device/rows-box.ts'
import { keptPlay } from '#src/model/kept.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { memoryShelf } from './shelves.ts'
import { ticket } from './ticket.ts'

const play = (id: string, date: string, status: 'Pending' | 'Won' = 'Pending') => ({
  ...ticket(id, date).play,
  status,
})

test('the newest fifty rows are kept for each account by itself, to the kobo, and everything goes at once', async () => {
  const kept = memoryShelf()
  const box = createRowsBox<PlayedTicket>(kept.shelf, keptPlay)
  const rows = Array.from({ length: 60 }, (_, n) => play(`t${n}`, '2026-11-20T11:00:00.000Z'))
  expect(await box.save('ada', rows, 5)).toBe(true)
  const again = createRowsBox<PlayedTicket>(kept.shelf, keptPlay)
  expect(await again.get('ada')).toEqual({ version: 1, asOf: 5, rows: rows.slice(0, 50) })
  expect(await again.get('bola')).toBeUndefined()
  kept.texts.set('chidi', 'damaged')
  expect(await again.get('chidi')).toBeUndefined()
  await again.wipeAll()
  expect(kept.texts.size).toBe(0)
  expect(await again.get('ada')).toBeUndefined()
})

test('a row that is known twice shows as it was seen last, and the age is that of the oldest sight', () => {
  const history = {
    version: 1 as const,
    asOf: 20,
    rows: [play('t1', '2026-11-20T11:00:00.000Z', 'Won'), play('t2', '2026-11-20T12:00:00.000Z')],
  }
  const box = [
    { version: 1 as const, player: 'ada', asOf: 10, detail: ticket('t1', '2026-11-20T11:00:00.000Z') },
    { version: 1 as const, player: 'ada', asOf: 30, detail: ticket('t3', '2026-11-20T13:00:00.000Z') },
  ]
  const { rows, asOf } = knownPlays(history, box)
  expect(rows.map(row => [row.slipId, row.status])).toEqual([
    ['t3', 'Lost'],
    ['t2', 'Pending'],
    ['t1', 'Won'],
  ])
  expect(asOf).toBe(10)
  expect(knownPlays(undefined, [])).toEqual({ rows: [], asOf: undefined })
  expect(knownPlays({ version: 1, rows: [], asOf: 5 }, [])).toEqual({ rows: [], asOf: 5 })
})
