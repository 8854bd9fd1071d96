// Chosen items and the bids just bought, kept on the device. A PIN lives only with the page that shows it.
import * as v from 'valibot'
import { proxy } from 'valtio/vanilla'
import { mostOf, numbersOf } from '#src/games/awoof/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { AmountType, BoughtBid, Item } from '#src/model/items.ts'
import {
  keepBought,
  keepSelected,
  keptBought,
  keptSelected,
  type SelectedItem,
} from '#src/model/items/kept-items.ts'
import { keepState, onePerPage, readKept, writeKept, type Places } from './keep-state.ts'

interface AwoofState {
  selectedAwoofItems: SelectedItem[]
  /** The key under which these items are paid from a wallet: once, from whichever tab. Any change makes another. */
  choice: string
  successResponse: readonly BoughtBid[]
  /** Card payments for bids whose outcome this phone has not seen, oldest first. */
  cards: CardPayment[]
}

export interface CardPayment {
  reference: string
  requestKey: string
  /** What the bids cost, kobo. */
  amount: Kobo
}

/** The most items in one payment. */
export const MOST_ITEMS = 5
/** Of checkouts that were opened and left, the newest count. */
const MOST_CARDS = 5

export const costOf = ({ selectedAmount, numberOfChances }: SelectedItem): Kobo =>
  selectedAmount.amount * numberOfChances

/** Numbers that a selection would hold. */
export const numbersIn = ({ selectedAmount, numberOfChances }: SelectedItem): number =>
  numbersOf(selectedAmount.amountType, numberOfChances)

export interface Room {
  /** Numbers of the player's earlier bids on the item. */
  held?: number
  /** Numbers not sold yet. */
  left?: number
}

/** Why this is too many chances: with those held they cost more than 5% of the item's price, or fewer are left. */
export const whyTooMany = (
  { itemPrice, lifeStyle, selectedAmount }: SelectedItem,
  type: AmountType,
  chances: number,
  { held = 0, left = Infinity }: Room,
): 'cap' | 'left' | undefined => {
  const wanted = numbersOf(type, chances)
  const most = mostOf({ price: itemPrice, chancePrice: lifeStyle.easy ?? selectedAmount.amount })
  if (held + wanted > most) return 'cap'
  return wanted > left ? 'left' : undefined
}

const isTooMany = (it: SelectedItem, chances: number, room: Room) =>
  whyTooMany(it, it.selectedAmount.amountType, chances, room) !== undefined

const newChoice = () => crypto.randomUUID()

const fresh = (): AwoofState => ({
  selectedAwoofItems: [],
  choice: newChoice(),
  successResponse: [],
  cards: [],
})

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const card = v.object({ reference: text, requestKey: text, amount: v.number() })
const stateSchema: v.GenericSchema<unknown, AwoofState> = v.object({
  selectedAwoofItems: v.pipe(v.array(keptSelected), v.maxLength(MOST_ITEMS)),
  choice: v.fallback(v.pipe(v.string(), v.minLength(8), v.maxLength(255)), newChoice),
  successResponse: v.fallback(v.array(keptBought), []),
  cards: v.fallback(v.array(card), []),
})

export const readAwoof = (kept: string | null | undefined): AwoofState | undefined =>
  readKept(stateSchema, kept)

export const writeAwoof = ({ selectedAwoofItems, choice, successResponse, cards }: AwoofState): string =>
  writeKept({
    choice,
    selectedAwoofItems: selectedAwoofItems.map(keepSelected),
    successResponse: successResponse.map(keepBought),
    cards,
  })

const hasPin = ({ cashoutPin }: BoughtBid) => cashoutPin !== ''

const withoutPin = (bid: BoughtBid) => ({ ...bid, cashoutPin: '' })

/** A PIN that was shown on this page is not shown again by an answer that comes twice. */
const pinsOnce = () => {
  const shown = new Set<string>()
  return {
    hide: (bid: BoughtBid) => {
      if (hasPin(bid)) shown.add(bid.bidId)
      return withoutPin(bid)
    },
    unseenOf: (bid: BoughtBid) => (shown.has(bid.bidId) ? withoutPin(bid) : bid),
  }
}

const oneChanceOn = ({ id, itemPrice, chancePrice, lifeStyle }: Item): SelectedItem => ({
  id,
  itemPrice,
  lifeStyle: Object.fromEntries(Object.entries(lifeStyle).filter(([, amount]) => amount !== undefined)),
  selectedAmount: { amountType: 'easy', amount: chancePrice },
  numberOfChances: 1,
})

/** Changes of what is chosen. */
const choosing = (state: AwoofState) => {
  const find = (id: string) => state.selectedAwoofItems.find(it => it.id === id)
  const changed = () => {
    state.choice = newChoice()
  }
  const keep = (isKept: (it: SelectedItem) => boolean) => {
    const left = state.selectedAwoofItems.filter(isKept)
    if (left.length === state.selectedAwoofItems.length) return
    state.selectedAwoofItems = left
    changed()
  }
  const add = (item: Item): boolean => {
    if (find(item.id)) return true
    if (state.selectedAwoofItems.length >= MOST_ITEMS) return false
    state.selectedAwoofItems.push(oneChanceOn(item))
    changed()
    return true
  }
  return {
    /** Adds one chance unless the item is chosen already. @returns false if five others are */
    add,
    keep,
    remove: (id: string) => keep(it => it.id !== id),
    /** @returns false if there is no room for one more */
    increase: (id: string, room: Room = {}): boolean => {
      const it = find(id)
      if (!it || isTooMany(it, it.numberOfChances + 1, room)) return false
      it.numberOfChances += 1
      changed()
      return true
    },
    decrease: (id: string) => {
      const it = find(id)
      if (!it || it.numberOfChances === 1) return
      it.numberOfChances -= 1
      changed()
    },
    chancesOn: (id: string): number => find(id)?.numberOfChances ?? 0,
    /** Switches to another kind of chance, with as many as there is room for; does nothing if there is room for none. */
    choose: (id: string, amountType: AmountType, room: Room = {}) => {
      const it = find(id)
      const amount = it?.lifeStyle[amountType]
      if (!it || amount === undefined || whyTooMany(it, amountType, 1, room)) return
      it.selectedAmount = { amountType, amount }
      changed()
      while (it.numberOfChances > 1 && isTooMany(it, it.numberOfChances, room)) it.numberOfChances -= 1
    },
  }
}

export const createAwoofStore = (places: Places) => {
  const state = proxy(fresh())
  const kept = keepState('play:awoof', state, places, readAwoof, writeAwoof)
  const { keep, ...choice } = choosing(state)
  let linked = ''
  const pins = pinsOnce()
  return {
    state,
    ...kept,
    ...choice,
    /**
     * Forgets what is no longer on sale, and chooses a link's item, once: a player who removes it means it. A list kept on
     * this phone may lack the item, so it is called again with the next list.
     * @returns whether the link is done with
     */
    meet: (onSale: readonly Item[], shared: string): boolean => {
      keep(it => onSale.some(({ id }) => id === it.id))
      const item = onSale.find(({ id }) => id === shared)
      if (item && linked !== shared) {
        linked = shared
        choice.add(item)
      }
      return item !== undefined
    },
    byCard: (payment: CardPayment) => {
      const others = state.cards.filter(it => it.requestKey !== payment.requestKey)
      state.cards = [...others, payment].slice(-MOST_CARDS)
    },
    forgetCard: (requestKey: string) => {
      state.cards = state.cards.filter(it => it.requestKey !== requestKey)
    },
    /** The bids are placed: no longer chosen, but shown with their PINs, beside those whose PINs nobody has seen yet. */
    bought: (bids: readonly BoughtBid[]) => {
      keep(it => !bids.some(bid => bid.item.id === it.id))
      const unseen = state.successResponse.filter(
        it => hasPin(it) && !bids.some(bid => bid.bidId === it.bidId),
      )
      state.successResponse = [...bids.map(pins.unseenOf), ...unseen]
    },
    /** The PINs have been shown. */
    forgetPins: () => {
      if (state.successResponse.some(hasPin)) state.successResponse = state.successResponse.map(pins.hide)
    },
    /** On sign-out what was bought is forgotten; a choice stays. */
    forget: () =>
      kept.rewrite(() => {
        Object.assign(state, { successResponse: [], cards: [] })
      }),
  }
}

export const awoofStore = onePerPage(createAwoofStore)
