import { IDBFactory } from 'fake-indexeddb'
import { afterAll, expect, test, vi } from 'vitest'
import { firstBids } from '#src/device/first-receipts.ts'
import { moveKept } from '#src/device/move-kept.ts'
import { memoryOfItem } from '#src/memory/memory-of.ts'
import { forgetPlayer } from '#src/play/forget-player.ts'
import { shelf } from '#src/lib/idb.ts'
import { bidBox } from '#src/device/bid-box.ts'
import type { BoughtBid, ItemRecord } from '#src/model/items.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { keepBids } from '#src/play/keep-bids.ts'
import { boughtBid } from './bought-bid.ts'

const ADA = '+2348030000001'
const BAYO = '+2348030000002'

vi.stubGlobal('indexedDB', new IDBFactory())
afterAll(() => vi.unstubAllGlobals())

test('bids just placed stand among the player’s bids that open without a network, before the earlier ones, and without their PINs', async () => {
  const { allTickets: _, cashoutPin: __, ...earlier } = boughtBid('earlier', 1)
  await bidBox.save(ADA, [earlier], 5)
  await keepBids(ADA, [boughtBid('one', 3), boughtBid('two', 5)])
  expect(awoofStore().state.successResponse.map(it => it.cashoutPin)).toEqual(['407193', '407193'])
  const kept = await bidBox.get(ADA)
  expect(kept!.rows.map(it => [it.bidId, it.first, it.last])).toEqual([
    ['two', 5, 6],
    ['one', 3, 4],
    ['earlier', 1, 2],
  ])
  expect(JSON.stringify(await shelf('oriire_bids').entries())).not.toContain('407193')
  expect(await bidBox.get(BAYO)).toBeUndefined()
})

test('the numbers that a bid was sold with stay known to its player, whatever is shown later, until they log out', async () => {
  const commitment = { item: 'rice-1' }
  const record = { commitment, announced: null, list: null, void: null } as unknown as ItemRecord
  const bought = async (shown: BoughtBid) =>
    (await memoryOfItem(record, 0, { ...shown, player: ADA })).bid ?? null
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await keepBids(ADA, [boughtBid('one', 3)])
  expect(await bought(boughtBid('one', 8))).toEqual({ first: 3, last: 4 })
  // A bid that this phone did not buy is known from its first sight.
  expect(await bought(boughtBid('three', 8))).toEqual({ first: 8, last: 9 })
  expect(await bought(boughtBid('three', 5))).toEqual({ first: 8, last: 9 })
  await moveKept(ADA, BAYO)
  expect(await firstBids.get(`${BAYO}/one`)).toMatchObject({ first: { first: 3, last: 4 } })
  await forgetPlayer(false)
  expect(await firstBids.get(`${BAYO}/one`)).toBeDefined()
  await forgetPlayer(true)
  expect(await firstBids.get(`${BAYO}/one`)).toBeUndefined()
})
