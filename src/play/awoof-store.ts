// Chosen items and the bids just bought, kept for this tab alone.
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import { amountTypes, type AmountType } from '#src/contract/items/kinds.ts'
import { mostOf, numbersOf } from '#src/games/awoof/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { BoughtBid, Item } from '#src/model/items.ts'

export interface SelectedItem {
  id: string
  itemPrice: Kobo
  /** What a chance of each kind costs. */
  lifeStyle: Partial<Record<AmountType, Kobo>>
  selectedAmount: { amountType: AmountType; amount: Kobo }
  numberOfChances: number
}

interface AwoofState {
  selectedAwoofItems: SelectedItem[]
  successResponse: readonly BoughtBid[]
  /** Under which the bids are paid for: the same until they are, or are others. */
  requestKey: string
  /** The card payment that is meant for these bids, and for no others. */
  card?: { reference: string; requestKey: string }
}

const MOST_ITEMS = 5

export const costOf = ({ selectedAmount, numberOfChances }: SelectedItem): Kobo =>
  selectedAmount.amount * numberOfChances

/** Numbers that a selection would hold. */
export const numbersIn = ({ selectedAmount, numberOfChances }: SelectedItem): number =>
  numbersOf(selectedAmount.amountType, numberOfChances)

/** Whether so many would cost more than 5% of the item's price, with what is held already. */
const isOverCap = ({ itemPrice, lifeStyle, selectedAmount }: SelectedItem, chances: number, held: number) => {
  const most = mostOf({ price: itemPrice, chancePrice: lifeStyle.easy ?? selectedAmount.amount })
  return held + numbersOf(selectedAmount.amountType, chances) > most
}

const isSelected = (it: unknown): it is SelectedItem => {
  const { id, itemPrice, lifeStyle, selectedAmount, numberOfChances } = (it ?? {}) as Partial<SelectedItem>
  return (
    typeof id === 'string' &&
    Number.isSafeInteger(itemPrice) &&
    typeof lifeStyle === 'object' &&
    amountTypes.includes(selectedAmount?.amountType as AmountType) &&
    Number.isSafeInteger(selectedAmount?.amount) &&
    Number.isSafeInteger(numberOfChances) &&
    numberOfChances! > 0
  )
}

const empty = (): AwoofState => ({ selectedAwoofItems: [], successResponse: [], requestKey: '' })

type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = `${brand.storagePrefix}play:awoof`

const read = (session: Session | undefined): AwoofState => {
  try {
    const kept = JSON.parse(session?.getItem(KEY) ?? 'null') as Partial<AwoofState> | null
    if (!kept?.selectedAwoofItems?.every(isSelected)) return empty()
    return { ...empty(), ...kept }
  } catch {
    return empty()
  }
}

/** @param newKey a key that was never used */
export const createAwoofStore = (session: Session | undefined, newKey: () => string) => {
  const state = proxy(read(session))
  subscribe(
    state,
    () => {
      try {
        session?.setItem(KEY, JSON.stringify(snapshot(state)))
      } catch {
        // Then they live as long as the page.
      }
    },
    true,
  )
  const find = (id: string) => state.selectedAwoofItems.find(it => it.id === id)
  const change = (work: () => void) => {
    work()
    state.requestKey = newKey()
  }
  return {
    state,
    /** With one chance; nothing if it is chosen, or five are. */
    add: ({ id, itemPrice, chancePrice, lifeStyle }: Item) => {
      if (find(id) || state.selectedAwoofItems.length >= MOST_ITEMS) return
      const selectedAmount = { amountType: 'easy' as const, amount: chancePrice }
      const known = Object.entries(lifeStyle).filter(([, amount]) => amount !== undefined)
      const it = { id, itemPrice, lifeStyle: Object.fromEntries(known), selectedAmount, numberOfChances: 1 }
      change(() => state.selectedAwoofItems.push(it))
    },
    remove: (id: string) =>
      change(() => {
        state.selectedAwoofItems = state.selectedAwoofItems.filter(it => it.id !== id)
      }),
    /** @param held numbers of earlier bids. @returns false if that would be over the cap */
    increase: (id: string, held = 0): boolean => {
      const it = find(id)
      if (!it || isOverCap(it, it.numberOfChances + 1, held)) return false
      change(() => (it.numberOfChances += 1))
      return true
    },
    decrease: (id: string) => {
      const it = find(id)
      if (it && it.numberOfChances > 1) change(() => (it.numberOfChances -= 1))
    },
    chancesOn: (id: string): number => find(id)?.numberOfChances ?? 0,
    /** Another kind of chance, as many as before if they stay within the cap. */
    choose: (id: string, amountType: AmountType, held = 0) => {
      const it = find(id)
      const amount = it?.lifeStyle[amountType]
      if (!it || amount === undefined) return
      change(() => {
        it.selectedAmount = { amountType, amount }
        while (it.numberOfChances > 1 && isOverCap(it, it.numberOfChances, held)) it.numberOfChances -= 1
      })
    },
    /** Forgets what is not on sale any more. */
    keepOnly: (ids: readonly string[]) => {
      const left = state.selectedAwoofItems.filter(it => ids.includes(it.id))
      if (left.length < state.selectedAwoofItems.length) change(() => (state.selectedAwoofItems = left))
    },
    payingByCard: (reference: string) => {
      state.card = { reference, requestKey: state.requestKey }
    },
    /** Whether this payment was meant for what is chosen now; said once. */
    takeCard: (reference: string): boolean => {
      const isMeant = state.card?.reference === reference && state.card.requestKey === state.requestKey
      if (isMeant) delete state.card
      return isMeant
    },
    bought: (bids: readonly BoughtBid[]) => {
      delete state.card
      Object.assign(state, { ...empty(), successResponse: bids })
    },
    clear: () => {
      Object.assign(state, empty())
      session?.removeItem(KEY)
    },
  }
}
