import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkProof } from '#src/proof/verify.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { createOutbox } from '#src/buying/outbox.ts'
import { journal } from '#src/device/journal.ts'
import { createFirstReceipts } from '#src/device/first-receipts.ts'
import { createTicketBox as makeTicketBox } from '#src/device/ticket-box.ts'
import { memoryShelf } from './shelves.ts'
import { ticket } from './ticket.ts'

const createTicketBox = (kept: Shelf, receipts = createFirstReceipts(shelf('receipts'))) =>
  makeTicketBox(kept, receipts)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const draft = (requestKey: string, startedAt = Date.now()) => ({
  requestKey,
  playerId: 'ada',
  gameId: 'instant-cashout',
  slipId: 'slip-1',
  amount: 30_000,
  wallet: 'play' as const,
  startedAt,
})

test('a purchase cut off while sending is found again by its key after the browser was killed', async () => {
  const before = createOutbox(shelf('outbox'))
  expect(await before.draft(draft('key-00001'))).toBe(true)
  await before.sending('key-00001')
  expect(await before.pending('ada')).toEqual([]) // its answer may still come to this page
  const after = createOutbox(shelf('outbox'))
  expect(await after.pending('ada')).toMatchObject([{ requestKey: 'key-00001', state: 'unknown' }])
  expect(await after.pending('somebody else')).toEqual([])
  await after.clear('key-00001')
  expect(await createOutbox(shelf('outbox')).pending('ada')).toEqual([])
})

test('a purchase that was answered, or never sent, is not asked about', async () => {
  const kept = shelf('outbox')
  const box = createOutbox(kept)
  await box.draft(draft('key-00001', Date.now() - 3_600_000))
  await kept.set('key-00002', JSON.stringify({ ...draft('key-00002'), state: 'done' }))
  await box.draft(draft('key-00003'))
  await box.sending('key-00003')
  await box.unknown('key-00003')
  expect((await box.pending('ada')).map(it => it.requestKey)).toEqual(['key-00003'])
  expect((await kept.entries()).map(([key]) => key)).toEqual(['key-00003'])
})

test('a purchase that a screen follows is asked about by nobody else until that screen leaves it, which is announced like one that is sent, became unknown or was settled', async () => {
  const box = createOutbox(shelf('outbox'))
  let told = 0
  const deafen = box.onChange(() => void told++)
  await box.draft(draft('key-00001'))
  box.follow('key-00001')
  await box.sending('key-00001')
  expect(told).toBe(1)
  await box.unknown('key-00001')
  expect([told, await box.pending('ada')]).toEqual([2, []])
  box.leave('key-00001')
  expect([told, (await box.pending('ada')).length]).toEqual([3, 1])
  box.leave('key-00001') // nobody follows it
  expect(told).toBe(3)
  await box.clear('key-00001')
  expect(told).toBe(4)
  deafen()
  await box.unknown('key-00001')
  expect(told).toBe(4)
})

test('a batch has an open purchase from its sending until it is settled, and no other batch has', async () => {
  const box = createOutbox(shelf('outbox'))
  const otherTab = createOutbox(shelf('outbox'))
  await box.draft({ ...draft('key-00001'), batchId: 'VS-1' })
  expect(await otherTab.isOpenInto('VS-1')).toBe(false)
  await box.sending('key-00001')
  expect([await otherTab.isOpenInto('VS-1'), await box.isOpenInto('VS-2')]).toEqual([true, false])
  await box.unknown('key-00001')
  expect(await otherTab.isOpenInto('VS-1')).toBe(true)
  await box.clear('key-00001')
  expect(await otherTab.isOpenInto('VS-1')).toBe(false)
})

test('a purchase is open to every tab from its first word until it is settled, for ten minutes at the most, and for its player alone', async () => {
  const box = createOutbox(shelf('outbox'))
  const otherTab = createOutbox(shelf('outbox'))
  expect(await otherTab.isOpen('ada')).toBe(false)
  await box.draft(draft('key-00001'))
  await box.sending('key-00001')
  expect(await box.isOpen('ada')).toBe(true)
  expect(await otherTab.isOpen('ada')).toBe(true)
  expect(await otherTab.isOpen('somebody else')).toBe(false)
  await box.unknown('key-00001')
  expect(await otherTab.isOpen('ada')).toBe(true)
  await box.clear('key-00001')
  expect(await otherTab.isOpen('ada')).toBe(false)
  await box.draft(draft('key-00002', Date.now() - 11 * 60_000))
  await box.unknown('key-00002')
  expect(await otherTab.isOpen('ada')).toBe(false)
})

test('where IndexedDB fails, a purchase cut off half-way is found again by the same tab after a reload', async () => {
  const session = new Map<string, string>()
  const spare = {
    get: (key: string) => session.get(key) ?? null,
    set: (key: string, text: string) => Boolean(session.set(key, text)),
    remove: (key: string) => void session.delete(key),
    entries: () => [...session],
  }
  const broken = memoryShelf()
  broken.fails = true
  const before = createOutbox(broken.shelf, spare)
  expect(await before.draft(draft('key-00001'))).toBe(true)
  await before.sending('key-00001')
  const reloaded = createOutbox(broken.shelf, spare)
  expect(await reloaded.pending('ada')).toMatchObject([{ requestKey: 'key-00001', state: 'unknown' }])
  await reloaded.clear('key-00001')
  expect(await createOutbox(broken.shelf, spare).pending('ada')).toEqual([])
  expect([...session]).toEqual([])
})

const wasSent = v.object({ sent: v.boolean() })

test('a record is what another tab last made of it, and what this tab wrote only where the shelf has not taken that or is out of reach', async () => {
  const kept = memoryShelf()
  const mine = journal(kept.shelf, wasSent)
  const theirs = journal(kept.shelf, wasSent)
  const listed = async () => (await mine.list()).map(({ record }) => record)
  await mine.put('draft', { sent: false })
  await theirs.put('draft', { sent: true })
  expect([await mine.get('draft'), await listed()]).toEqual([{ sent: true }, [{ sent: true }]])
  kept.fails = true
  expect([await mine.get('draft'), await listed()]).toEqual([{ sent: true }, [{ sent: true }]])
  expect(await mine.put('draft', { sent: false })).toBe(false)
  kept.fails = false
  expect([await mine.get('draft'), await listed()]).toEqual([{ sent: false }, [{ sent: false }]])
  await mine.put('draft', { sent: true })
  await theirs.remove('draft')
  expect([await mine.get('draft'), await listed()]).toEqual([undefined, []])
  kept.fails = true
  expect(await listed()).toEqual([]) // what was removed elsewhere does not come back
})

test('a purchase that another tab has settled is not asked about again by the tab it came from', async () => {
  const box = createOutbox(shelf('outbox'))
  await box.draft(draft('key-00001'))
  await box.sending('key-00001')
  await box.unknown('key-00001')
  await createOutbox(shelf('outbox')).clear('key-00001')
  expect([await box.pending('ada'), await box.isOpen('ada')]).toEqual([[], false])
})

test('damaged entries of the outbox are left alone, the others are found', async () => {
  const kept = memoryShelf(
    new Map([
      ['bad', '{'],
      ['worse', '{"requestKey":1}'],
    ]),
  )
  const box = createOutbox(kept.shelf)
  await box.draft(draft('key-00001'))
  await box.sending('key-00001')
  await box.unknown('key-00001')
  expect(await box.pending('ada')).toHaveLength(1)
})

test('where nothing can be kept, the page still knows its own purchases and tickets', async () => {
  const kept = memoryShelf()
  kept.fails = true
  const box = createOutbox(kept.shelf)
  expect(await box.draft(draft('key-00001'))).toBe(false)
  await box.sending('key-00001')
  await box.unknown('key-00001')
  expect(await box.pending('ada')).toHaveLength(1)
  const tickets = createTicketBox(kept.shelf)
  expect(await tickets.saveTicket('ada', ticket('t1', '2026-11-20T11:00:00.000Z'), 1)).toBe(false)
  expect(await tickets.listTickets('ada')).toHaveLength(1)
})

test('a storage that never answers is given up after its patience', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  await expect(shelf('hangs', 20).get('key')).rejects.toThrow('does not answer')
  vi.stubGlobal('indexedDB', undefined)
  await expect(shelf('absent', 20).set('key', 'text')).rejects.toThrow(Error)
})

/** ms a call takes until it is given up, by a turned clock. */
const waited = async () => {
  const from = Date.now()
  const asked = shelf('hangs')
    .get('key')
    .catch(() => Date.now() - from)
  await vi.runAllTimersAsync()
  return asked
}

test('once a storage has not answered, the next calls do not wait as long, until one gets through', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  expect([await waited(), await waited(), await waited()]).toEqual([3_000, 300, 300])
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', new IDBFactory())
  await shelf('answers').set('key', 'text')
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  expect(await waited()).toBe(3_000)
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', new IDBFactory())
  await shelf('answers').set('key', 'text')
})

test('where the browser has closed the connection without a word, a new one keeps and finds what the page asks', async () => {
  const kept = shelf('closed')
  const opened: IDBDatabase[] = []
  const { open } = IDBFactory.prototype
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...asked) {
    const opening = open.apply(this, asked)
    opening.addEventListener('success', () => opened.push(opening.result))
    return opening
  })
  await kept.set('key', 'before')
  for (const connection of opened) connection.close()
  expect(await kept.get('key')).toBe('before')
  for (const connection of opened) connection.close()
  await kept.set('key', 'after')
  expect(await kept.get('key')).toBe('after')
  vi.restoreAllMocks()
})

test('own tickets are kept with their proofs, to the kobo, and check again after a restart', async () => {
  const detail = ticket('t1', '2026-11-20T11:00:00.000Z')
  await createTicketBox(shelf('tickets')).saveTicket('ada', detail, 123)
  const kept = await createTicketBox(shelf('tickets')).getTicket('ada', 't1')
  expect(kept).toEqual({ version: 1, player: 'ada', asOf: 123, detail })
  expect(checkProof(kept!.detail.proof).every(check => check.state === 'passed')).toBe(true)
})

test('the first receipt of a ticket stays when the service shows another, which is a failed check with both at hand', async () => {
  const receipts = createFirstReceipts(shelf('receipts'))
  const box = createTicketBox(shelf('tickets'), receipts)
  const detail = ticket('t1', '2026-11-20T11:00:00.000Z')
  await box.saveTicket('ada', detail, 1)
  const changed = structuredClone(detail)
  changed.proof.receipt.leaf.lines = [[5, 6, 7, 8]]
  await box.saveTicket('ada', changed, 2)
  const met = (await createFirstReceipts(shelf('receipts')).get('ada/t1'))!
  expect(met).toEqual({ first: detail.proof, at: 1, other: { shown: changed.proof, at: 2 } })
  const { proof } = (await box.getTicket('ada', 't1'))!.detail
  const first = detail.proof.receipt
  expect(checkProof(proof, { first })[0]).toMatchObject({
    id: 'receipt',
    state: 'failed',
    detail: 'This is not the ticket of your first receipt: this phone has kept both',
  })
})

test('a ticket whose proof has another form is dropped', async () => {
  const kept = memoryShelf()
  const box = createTicketBox(kept.shelf)
  const detail = ticket('t1', '2026-11-20T11:00:00.000Z')
  kept.texts.set(
    'ada/t1',
    JSON.stringify({
      version: 1,
      player: 'ada',
      asOf: 1,
      detail: { ...detail, proof: { ...detail.proof, version: 4 } },
    }),
  )
  expect(await box.listTickets('ada')).toEqual([])
})

const ids = async (player: string) =>
  (await createTicketBox(shelf('tickets')).listTickets(player)).map(kept => kept.detail.play.slipId)

test('tickets are listed newest first per account, and an account is wiped alone', async () => {
  const box = createTicketBox(shelf('tickets'))
  for (const [player, id, hour] of [
    ['ada', 't1', 10],
    ['ada', 't2', 12],
    ['ada', 't3', 11],
    ['bola', 't4', 11],
  ] as const)
    await box.saveTicket(player, ticket(id, `2026-11-20T${hour}:00:00.000Z`), 1)
  expect(await ids('ada')).toEqual(['t2', 't3', 't1'])
  await box.wipe('ada')
  expect([await ids('ada'), await ids('bola')]).toEqual([[], ['t4']])
  await box.wipeAll()
  expect(await ids('bola')).toEqual([])
})

test('of each account the newest 200 tickets stay, and the first receipts of the others as well', async () => {
  const kept = memoryShelf()
  const receipts = memoryShelf()
  const box = createTicketBox(kept.shelf, createFirstReceipts(receipts.shelf))
  const day = Date.UTC(2026, 0, 1)
  for (let at = 0; at < 203; at++)
    await box.saveTicket('ada', ticket(`t${at}`, new Date(day + at * 60_000).toISOString()), 1)
  const list = await box.listTickets('ada')
  expect(list).toHaveLength(200)
  expect(list.at(-1)!.detail.play.slipId).toBe('t3')
  expect(kept.texts.size).toBe(200)
  expect(receipts.texts.size).toBe(203)
})

test('a damaged ticket is left out and wiped with the rest', async () => {
  const kept = memoryShelf(new Map([['ada/t0', '{"version":1,"player":"ada"}']]))
  const box = createTicketBox(kept.shelf)
  await box.saveTicket('ada', ticket('t1', '2026-11-20T11:00:00.000Z'), 1)
  expect(await box.listTickets('ada')).toHaveLength(1)
  expect(await box.getTicket('ada', 't0')).toBeUndefined()
  await box.wipe('ada')
  expect(kept.texts.size).toBe(0)
})
