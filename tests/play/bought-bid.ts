import { lifeStyleOf } from '#src/games/awoof/rules.ts'
import { kobo } from '#src/lib/money.ts'
import type { BoughtBid, Item } from '#src/model/items.ts'

const priced = { price: kobo(2_000), chancePrice: kobo(10) }

/** What a choice needs of an item. */
export const item = {
  id: 'rice-1',
  itemPrice: priced.price,
  chancePrice: priced.chancePrice,
  lifeStyle: lifeStyleOf(priced),
} as Item

/** A bid of two numbers on that item, as it is answered when it is placed. */
export const boughtBid = (bidId = '6f1c2f44-7e4c-4a55-8f6b-0f3a4cb0f001', first = 1): BoughtBid =>
  ({
    status: 'Pending',
    bidId,
    purchaseType: 'play',
    item: {
      ...item,
      name: 'Bag of rice',
      category: 'rice',
      picture: null,
      cash: kobo(1_700),
      offered: 364,
      needed: 200,
      most: 10,
      sold: 2,
      closesAt: '2026-11-20T21:00:00.000Z',
      drawsAt: '2026-11-20T21:01:00.000Z',
      state: 'open',
      number: null,
      why: null,
      phoneNumber: '',
    },
    bidAmount: kobo(20),
    amountType: 'easy',
    chances: 2,
    first,
    last: first + 1,
    instantCashoutPicks: { luckyNumber: [1, 2, 3, 4], slipId: '6f1c2f44-7e4c-4a55-8f6b-0f3a4cb0f002' },
    date: '2026-11-20T11:00:00.000Z',
    prize: null,
    allTickets: [first, first + 1],
    cashoutPin: '407193',
  }) as unknown as BoughtBid
