// An item that the real service sold and drew, judged by the checker in Python.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemRecord, ListedBid } from '#src/contract/items/documents.ts'
import { getBid, getItem } from '#src/contract/items/items.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { loggedOf } from '#server/wire/logged.ts'
import { closeAndDraw, crowd, openRice } from '../support/items.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { makeService, type TestService } from '../support/service.ts'
import { verify } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-items-'))
let s: TestService
let port: OnPort
let record: ItemRecord
let undersold: ItemRecord
let open: ItemRecord
let bid: { first: number; last: number; proof: unknown }
let losing: ListedBid

beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  const recordOf = async (id: string) => (await s.call(getItem, { params: { id } })).data.proof
  await openRice(s)
  await openRice(s, 'rice-2')
  const [player, ...others] = await crowd(s, 'rice-1', 20)
  await crowd(s, 'rice-2', 2)
  open = await recordOf('rice-1')
  await closeAndDraw(s)
  record = await recordOf('rice-1')
  undersold = await recordOf('rice-2')
  bid = (await s.call(getBid, { token: player!.token, params: { id: player!.bid.bidId } })).data
  // The reserve number's bid may hold the winning number too, so look for one that lost.
  for (const { token, bid: it } of others.slice(0, 2)) {
    const { proof } = (await s.call(getBid, { token, params: { id: it.bidId } })).data
    if (proof!.leaf.first !== record.winner!.leaf.first) losing = proof!
  }
  port = await onPort(s.app.fetch)
})
afterAll(async () => {
  await port.close()
  await s.close()
  rmSync(folder, { recursive: true })
})

const run = (...options: string[]) => verify(...options, '--now', new Date(s.clock.now()).toISOString())
const save = (name: string, value: unknown) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(value))
  return file
}
const passed = expect.stringMatching(/^passed/)

test('another program finds the same numbers, who holds them, and a player’s own bid in the list', async () => {
  const files = [record, undersold, open].map((it, at) => save(`record-${at}`, it))
  const { code, checked } = await run('item', ...files, '--bid', save('bid', bid))
  expect(checked[0]!.checks).toEqual({
    form: passed,
    announced: passed,
    list: expect.stringMatching(/^passed: 40 numbers in 20 bids/),
    beacon: passed,
    number: `passed: ${record.draw!.number} of 40, ${record.draw!.reserve} in reserve, counted from 0`,
    winner: `passed: bid ${record.winner!.leaf.place} of the list`,
    own: expect.stringMatching(`^passed: numbers ${bid.first} to ${bid.last}`),
  })
  expect(checked[1]!.checks).toMatchObject({
    announced: passed,
    list: 'none: too few numbers were sold: the stakes go back',
    winner: expect.stringMatching(/^none/),
  })
  // As it was before the close; by now its draw is overdue.
  expect(checked[2]!.checks['list']).toMatch(/^failed: the list must be out by/)
  expect(code).toBe(1)
})

test('every forgery of an item’s draw is found, by its check', async () => {
  const forgeries: [failing: string, reason: string, forge: (it: ItemRecord) => void][] = [
    ['announced', 'do not follow from its price', it => (it.commitment.needed = 1)],
    ['announced', 'cash alternative', it => (it.commitment.cash = it.commitment.price + 1)],
    ['announced', 'not in the log', it => (it.commitment.name = 'Another bag')],
    ['announced', 'a minute after', it => (it.commitment.drawsAt = it.commitment.closesAt)],
    ['form', 'another item', it => (it.item = 'rice-2')],
    ['list', 'not in the log', it => (it.list!.list.root = '00'.repeat(32))],
    ['list', 'more or fewer', it => (it.list!.list.numbers = 39)],
    ['list', 'another announcement', it => (it.list!.list.commitment = '00'.repeat(32))],
    ['number', 'follow from root', it => (it.draw!.number = (it.draw!.number + 1) % 40)],
    ['number', 'follow from root', it => (it.draw!.reserve = (it.draw!.reserve + 1) % 40)],
    [
      'beacon',
      'signature',
      it => (it.draw!.signature = it.draw!.signature.replace(/.$/, end => (end === '0' ? '1' : '0'))),
    ],
    ['winner', 'does not hold', it => (it.winner = losing)],
    ['winner', 'not in the list', it => (it.winner!.leaf.numbers += 1)],
    ['winner', 'other numbers than it says|not in the list', it => (it.winner!.leaf.first += 1)],
    ['winner', 'missing', it => (it.winner = null)],
    ['list', 'does not say why', it => (it.state = 'refunded')],
    [
      'list',
      'withheld',
      it => {
        it.state = 'refunded'
        it.void = structuredClone(undersold.void)!
        it.void.entry.item = it.item
      },
    ],
  ]
  const files = forgeries.map(([, , forge], at) => {
    const forged = structuredClone(record)
    forge(forged)
    return save(`forged-${at}`, forged)
  })
  const { checked } = await run('item', ...files)
  for (const [at, [failing, reason]] of forgeries.entries())
    expect([at, checked[at]!.checks[failing]]).toEqual([
      at,
      expect.stringMatching(`^failed: .*(${reason}|not in the log)`),
    ])
  const other = { ...bid, first: bid.first + 1 }
  const own = (await run('item', files[8]!, '--bid', save('other', other))).checked[0]!.checks['own']
  expect(own).toMatch(/^failed: .*other numbers than you were sold/)
})

test('the whole log shows each item’s list after its announcement, and its numbers follow', async () => {
  const { checked } = await run('log', '--from', `http://127.0.0.1:${port.port}`)
  expect(checked[0]!.checks).toMatchObject({
    once: passed,
    items: 'passed: 1 lists, 1 results',
  })
})

test('an item whose list was out was withheld where it is called off by hand, or for want of a round within a day', async () => {
  const reasons = ['called-off', 'no-round'] as const
  const entries = reasons.map(reason => ({ type: 'oriire/item-void/v1', item: record.item, reason }) as const)
  for (const entry of entries) await appendEntry(s.db, entry.reason, entry)
  await s.runDue()
  const files = entries.flatMap((entry, at) => [
    save(`unlogged-${at}`, { ...record, state: 'refunded', void: { entry, logged: null } }),
  ])
  for (const [at, entry] of entries.entries()) {
    const logged = await loggedOf(s.db, entry.type, entry.reason)
    files.push(save(`called-${at}`, { ...record, state: 'refunded', void: { entry, logged } }))
  }
  const { checked } = await run('item', ...files)
  expect(checked.map(it => it.checks['list'])).toEqual([
    ...entries.map(() => 'unproven: the stakes went back, and why is not in the log yet'),
    'failed: withheld: the list was out, and the draw was called off',
    'failed: withheld: the beacon was not away for 24 hours',
  ])
})
