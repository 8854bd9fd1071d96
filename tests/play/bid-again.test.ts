import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { lifeStyleOf } from '#src/games/awoof/rules.ts'
import { kobo } from '#src/lib/money.ts'
import type { Bid, Item } from '#src/model/items.ts'
import { createAwoofStore } from '#src/play/awoof-store.ts'
import { shelf } from '#src/lib/idb.ts'

const priced = { price: kobo(2_000), chancePrice: kobo(10) }
const item = (id: string) =>
  ({ id, itemPrice: priced.price, chancePrice: priced.chancePrice, lifeStyle: lifeStyleOf(priced) }) as Item

test('a bid that is made again from the history comes beside what was chosen before the app was closed', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const before = createAwoofStore({ session: undefined, shelf: shelf('oriire_play') })
  before.add(item('rice-1'))
  await before.settled()
  const { bidAgain } = await import('#src/play/bid-again.ts')
  const { awoofStore } = await import('#src/play/awoof-store.ts')
  await bidAgain({ item: item('fan-1'), amountType: 'easy', chances: 2 } as Bid, {})
  expect(awoofStore().state.selectedAwoofItems.map(it => [it.id, it.numberOfChances])).toEqual([
    ['rice-1', 1],
    ['fan-1', 2],
  ])
  vi.unstubAllGlobals()
})
