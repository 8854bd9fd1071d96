// The chosen items: one chance first, five percent at most, one at least.
import { describe, expect, it } from 'vitest'
import { lifeStyleOf, mostOf, neededOf, offeredOf, oneIn } from '#src/games/awoof/rules.ts'
import { isPictureAddress, pictureOf } from '#src/games/awoof/picture.ts'
import { kobo } from '#src/lib/money.ts'
import type { Item } from '#src/model/items.ts'
import { costOf, createAwoofStore, numbersIn } from '#src/play/awoof-store.ts'

const priced = { price: kobo(2_000), chancePrice: kobo(10) }
const item = {
  id: 'rice-1',
  itemPrice: priced.price,
  chancePrice: priced.chancePrice,
  lifeStyle: lifeStyleOf(priced),
} as Item

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const made = (session = memory()) => {
  let keys = 0
  return createAwoofStore(session, () => `key-${++keys}`)
}

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

  it('lets a card payment place the bids it was meant for, once, and no others', () => {
    const store = made()
    store.add(item)
    store.payingByCard('first')
    expect([store.takeCard('other'), store.takeCard('first'), store.takeCard('first')]).toEqual([
      false,
      true,
      false,
    ])
    store.payingByCard('second')
    store.increase('rice-1')
    expect(store.takeCard('second')).toBe(false)
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
    store.choose('rice-1', 'easy', 9)
    expect(chosen!.numberOfChances).toBe(1)
    expect(store.increase('rice-1', 9)).toBe(false)
    store.decrease('rice-1')
    expect(chosen!.numberOfChances).toBe(1)
  })

  it('is kept for the tab, under a new key for every other choice, and what is damaged is dropped §9.33', () => {
    const session = memory()
    const store = made(session)
    store.add(item)
    const first = store.state.requestKey
    store.increase('rice-1')
    expect(store.state.requestKey).not.toBe(first)
    const again = made(session)
    expect(again.state.selectedAwoofItems[0]!.numberOfChances).toBe(2)
    expect(again.state.requestKey).toBe(store.state.requestKey)
    again.keepOnly([])
    expect(again.state.selectedAwoofItems).toEqual([])
    for (const text of ['{', '{"selectedAwoofItems":[{"id":7}]}', '[]', 'null']) {
      session.setItem([...session.kept.keys()][0]!, text)
      expect(made(session).state.selectedAwoofItems).toEqual([])
    }
    store.clear()
    expect(session.kept.size).toBe(0)
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
