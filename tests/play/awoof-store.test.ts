// The chosen items: one chance first, five percent at most, one at least.
import { describe, expect, it } from 'vitest'
import { lifeStyleOf, mostOf, neededOf, offeredOf, oneIn } from '#src/games/awoof/rules.ts'
import { returnOf } from '#src/games/awoof/returns.ts'
import { isPictureAddress, pictureOf } from '#src/games/awoof/picture.ts'
import { kobo } from '#src/lib/money.ts'
import {
  costOf,
  createAwoofStore,
  numbersIn,
  readAwoof,
  whyTooMany,
  writeAwoof,
} from '#src/play/awoof-store.ts'
import { boughtBid, item } from './bought-bid.ts'
import { memorySession, memoryShelf } from './shelves.ts'

const made = (session = memorySession(), { shelf } = memoryShelf()) => createAwoofStore({ session, shelf })

const bought = boughtBid()

describe('numbers of an item', () => {
  it('are as many as give 55% back when sold out, and enough to cover the price §9.23', () => {
    const it = { price: kobo(300_000), chancePrice: kobo(50) }
    expect([offeredOf(it), neededOf(it), mostOf(it)]).toEqual([10_910, 6_000, 300])
    expect(lifeStyleOf(it)).toEqual({ easy: kobo(50), steady: kobo(100), big: kobo(250) })
    expect(lifeStyleOf({ price: kobo(2_000), chancePrice: kobo(50) })).toEqual({
      easy: kobo(50),
      steady: kobo(100),
    })
  })

  it('say the range of what comes back: all of it at the minimum, least when everything is sold', () => {
    const [rice, phone] = [
      { itemPrice: kobo(300_000), chancePrice: kobo(50) },
      { itemPrice: kobo(85_000), chancePrice: kobo(50) },
    ]
    expect([returnOf(rice, 6_000), returnOf(rice, 10_910)]).toEqual([100, 55])
    expect([returnOf(phone, 1_700), returnOf(phone, 3_091)]).toEqual([100, 55])
  })

  it('say a chance that is never better than it is', () => {
    expect([oneIn(12, 3_410), oneIn(12, 10_910), oneIn(3, 2), oneIn(0, 9)]).toEqual([285, 910, 1, 0])
  })
})

describe('the awoof store', () => {
  it('starts an item with one chance, and knows what is chosen §3.48 §4.53 §4.54', () => {
    const store = made()
    store.add(item)
    store.add(item)
    expect(store.state.selectedAwoofItems).toEqual([
      {
        id: 'rice-1',
        itemPrice: kobo(2_000),
        lifeStyle: { easy: kobo(10), steady: kobo(20), big: kobo(50) },
        selectedAmount: { amountType: 'easy', amount: kobo(10) },
        numberOfChances: 1,
      },
    ])
  })

  it('chooses the item of a link once, also where the list that this phone had kept lacks it', () => {
    const [rice, fan] = [item, { ...item, id: 'fan-1' }]
    const store = made()
    const chosen = () => store.state.selectedAwoofItems.map(it => it.id)
    store.add(rice)
    expect(store.meet([rice], 'fan-1')).toBe(false)
    expect(chosen()).toEqual(['rice-1'])
    expect(store.meet([rice, fan], 'fan-1')).toBe(true)
    expect(chosen()).toEqual(['rice-1', 'fan-1'])
    store.remove('fan-1')
    store.meet([rice, fan], 'fan-1')
    expect(chosen()).toEqual(['rice-1'])
    store.meet([fan], '')
    expect(chosen()).toEqual([])
  })

  it('refuses what would cost more than 5% of the price, and stops at one §4.54 §5.18', () => {
    const store = made()
    store.add(item)
    for (let at = 2; at <= 10; at++) expect(store.increase('rice-1')).toBe(true)
    expect(store.increase('rice-1')).toBe(false)
    const [chosen] = store.state.selectedAwoofItems
    expect([chosen!.numberOfChances, costOf(chosen!)]).toEqual([10, kobo(100)])
    store.choose('rice-1', 'big')
    expect([chosen!.numberOfChances, numbersIn(chosen!), costOf(chosen!)]).toEqual([2, 10, kobo(100)])
    expect(store.increase('rice-1')).toBe(false)
    store.choose('rice-1', 'easy', { held: 9 })
    expect(chosen!.numberOfChances).toBe(1)
    expect(store.increase('rice-1', { held: 9 })).toBe(false)
    expect(store.increase('rice-1', { left: 1 })).toBe(false)
    expect(store.increase('rice-1', { left: 2 })).toBe(true)
    store.decrease('rice-1')
    store.decrease('rice-1')
    expect(chosen!.numberOfChances).toBe(1)
  })

  it('takes no kind of chance of which one alone would pass the cap or what is left, and says which it was §4.54', () => {
    const store = made()
    store.add(item)
    const [chosen] = store.state.selectedAwoofItems
    const why = (room: object) =>
      (['easy', 'steady', 'big'] as const).map(type => whyTooMany(chosen!, type, 1, room))
    expect(why({ held: 5 })).toEqual([undefined, undefined, undefined])
    expect(why({ held: 8 })).toEqual([undefined, undefined, 'cap'])
    expect(why({ held: 10 })).toEqual(['cap', 'cap', 'cap'])
    expect(why({ held: 8, left: 1 })).toEqual([undefined, 'left', 'cap'])
    store.choose('rice-1', 'big', { held: 8 })
    store.choose('rice-1', 'big', { left: 4 })
    expect([chosen!.selectedAmount.amountType, numbersIn(chosen!)]).toEqual(['easy', 1])
    store.choose('rice-1', 'steady', { held: 8 })
    expect(numbersIn(chosen!)).toBe(2)
    store.choose('rice-1', 'big', { held: 5, left: 5 })
    expect(numbersIn(chosen!)).toBe(5)
  })

  it('names a choice by a key that is kept with it, and by another after any change of it', async () => {
    const [session, box] = [memorySession(), memoryShelf()]
    const store = made(session, box)
    await store.ready
    const seen = [store.state.choice]
    for (const change of [
      () => store.add(item),
      () => store.increase('rice-1'),
      () => store.decrease('rice-1'),
      () => store.choose('rice-1', 'big'),
      () => store.remove('rice-1'),
      () => store.add(item),
      () => store.bought([bought]),
      () => store.add(item),
      () => store.meet([], ''),
      () => store.add(item),
    ]) {
      change()
      seen.push(store.state.choice)
    }
    expect(new Set(seen).size).toBe(seen.length)
    await Promise.resolve()
    await store.settled()
    for (const tab of [session, memorySession()]) {
      const again = made(tab, box)
      await again.ready
      expect(again.state).toMatchObject({ choice: seen.at(-1), selectedAwoofItems: [{ id: 'rice-1' }] })
      again.add(item)
      again.decrease('rice-1')
      expect(again.state.choice).toBe(seen.at(-1))
    }
  })

  it('is kept under the names of the specification, for this tab and for the next start, without a PIN §3.48 §3.49 §9.33', async () => {
    const [session, box] = [memorySession(), memoryShelf()]
    const store = made(session, box)
    await store.ready
    store.bought([bought])
    store.add(item)
    store.byCard({ reference: 'tu-1', requestKey: 'key-1', amount: kobo(250) })
    expect(store.state.successResponse[0]!.cashoutPin).toBe('407193')
    await Promise.resolve()
    await store.settled()
    const kept = writeAwoof(store.state as never)
    expect(JSON.parse(kept)).toMatchObject({
      version: 1,
      state: {
        selectedAwoofItems: [
          {
            id: 'rice-1',
            item_price: 2_000 * 100,
            life_style: { easy: 1_000, steady: 2_000, big: 5_000 },
            selectedAmount: { amountType: 'easy', amount: 1_000 },
            numberOfChances: 1,
          },
        ],
        successResponse: [
          {
            all_tickets: [1, 2],
            status: 'Pending',
            bidId: bought.bidId,
            cashoutPin: '',
            purchaseType: 'play',
            item: { id: 'rice-1', item_price: 2_000 * 100 },
            bidAmount: 2_000,
            instantCashoutPicks: { lucky_number: [1, 2, 3, 4] },
          },
        ],
      },
    })
    expect(kept).not.toContain('407193')
    // The same tab, and another one that finds only what the phone keeps.
    for (const again of [made(session, memoryShelf()), made(memorySession(), box)]) {
      await again.ready
      expect(again.state.selectedAwoofItems).toEqual(store.state.selectedAwoofItems)
      expect(again.state.cards).toEqual([{ reference: 'tu-1', requestKey: 'key-1', amount: kobo(250) }])
      expect(again.state.successResponse).toMatchObject([{ bidId: bought.bidId, cashoutPin: '' }])
    }
  })

  it('shows a PIN until its page is left, and lets go of what was placed', () => {
    const store = made()
    store.add(item)
    store.bought([bought])
    expect(store.state.selectedAwoofItems).toEqual([])
    store.forgetPins()
    expect(store.state.successResponse).toMatchObject([{ bidId: bought.bidId, cashoutPin: '' }])
    // An answer that was asked for twice.
    store.bought([bought])
    expect(store.state.successResponse).toMatchObject([{ bidId: bought.bidId, cashoutPin: '' }])
  })

  it('still waits for the bids of a card where others were paid from a wallet meanwhile', () => {
    const store = made()
    const card = { reference: 'tu-1', requestKey: 'key-1', amount: kobo(250) }
    store.byCard(card)
    store.bought([bought])
    expect(store.state.cards).toEqual([card])
    store.forgetCard('key-1')
    expect(store.state.cards).toEqual([])
  })

  it('waits for each of several card payments, for one only once, and for the newest five', () => {
    const store = made()
    const cards = [1, 2, 3, 4, 5, 6].map(at => ({
      reference: `tu-${at}`,
      requestKey: `key-${at}`,
      amount: kobo(250),
    }))
    for (const card of cards.slice(0, 2)) store.byCard(card)
    store.byCard(cards[0]!)
    expect(store.state.cards).toEqual([cards[1], cards[0]])
    store.forgetCard('key-1')
    expect(store.state.cards).toEqual([cards[1]])
    for (const card of cards.slice(2)) store.byCard(card)
    store.byCard(cards[0]!)
    expect(store.state.cards).toEqual([...cards.slice(2), cards[0]])
    expect(readAwoof(writeAwoof(store.state as never))!.cards).toEqual(store.state.cards)
  })

  it('shows a PIN that nobody has seen yet beside those of bids placed after it, and one that was seen no more', () => {
    const store = made()
    const later = { ...bought, bidId: '6f1c2f44-7e4c-4a55-8f6b-0f3a4cb0f003', cashoutPin: '111111' }
    const pins = () => store.state.successResponse.map(it => it.cashoutPin)
    store.bought([bought])
    store.bought([later])
    store.bought([later])
    expect(pins()).toEqual(['111111', '407193'])
    store.forgetPins()
    store.bought([{ ...bought, bidId: '6f1c2f44-7e4c-4a55-8f6b-0f3a4cb0f004', cashoutPin: '222222' }])
    expect(pins()).toEqual(['222222'])
  })

  it('drops what is damaged, of another version or no item at all, and never crashes on it', () => {
    const good = JSON.parse(writeAwoof(made().state as never)) as { state: object }
    const selected = (it: object) =>
      JSON.stringify({ ...good, state: { ...good.state, selectedAwoofItems: [it] } })
    const whole = {
      id: 'rice-1',
      item_price: 10,
      life_style: {},
      selectedAmount: { amountType: 'easy', amount: 1 },
      numberOfChances: 1,
    }
    expect(readAwoof(selected(whole))!.selectedAwoofItems).toHaveLength(1)
    for (const text of [
      null,
      '{',
      '[]',
      'null',
      JSON.stringify({ ...good, version: 2 }),
      selected({ ...whole, numberOfChances: 0 }),
      selected({ ...whole, item_price: 1.5 }),
      selected({ ...whole, selectedAmount: { amountType: 'huge', amount: 1 } }),
      selected({ ...whole, selectedAmount: undefined }),
    ])
      expect(readAwoof(text)).toBeUndefined()
    const odd = JSON.stringify({ ...good, state: { ...good.state, successResponse: [7], cards: 'x' } })
    expect(readAwoof(odd)).toMatchObject({ successResponse: [], cards: [] })
  })
})

describe('the picture of an item', () => {
  it('is an http(s) link that ends like a picture, and of our own site; a drawing otherwise §5.20', () => {
    const ours = 'https://oriire.example'
    for (const end of ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'JPG'])
      expect(pictureOf(`${ours}/items/rice.${end}`, ours)).toBe(`${ours}/items/rice.${end}`)
    for (const wrong of [
      null,
      '',
      `${ours}/rice.exe`,
      `${ours}/rice.jpg?x`,
      'javascript:alert(1).png',
      'data:image/png;base64,x.png',
      'https://elsewhere.example/rice.jpg',
      `${ours}.elsewhere.example/rice.jpg`,
      `${ours}/ri ce.jpg`,
      '/rice.jpg',
    ])
      expect(pictureOf(wrong, ours)).toBeUndefined()
    expect(isPictureAddress('http://elsewhere.example/rice.jpg')).toBe(true)
  })
})
