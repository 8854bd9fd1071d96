// Items and bids as the device keeps them: under the names of the specification (section 3), money in kobo.
import * as v from 'valibot'
import { listBids, listItems, placeBids } from '#src/contract/items/items.ts'
import { amountTypes } from '#src/contract/items/kinds.ts'
import { inWords } from '../in-words.ts'
import type { BoughtBid } from '../items.ts'
import { toWire, type Read } from '../words.ts'

const kobo = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const lifeStyle = v.object({ easy: v.optional(kobo), steady: v.optional(kobo), big: v.optional(kobo) })

const item = v.object({
  ...listItems.answer.entries.results.item.entries,
  item_price: kobo,
  chance_price: kobo,
  cash: kobo,
  life_style: lifeStyle,
})

const { prize } = listBids.answer.entries.results.item.entries
const own = {
  item,
  bidAmount: kobo,
  prize: v.nullable(v.object({ ...prize.wrapped.entries, tax: kobo })),
}

export const keptBid = inWords(v.object({ ...listBids.answer.entries.results.item.entries, ...own }))

const selected = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  item_price: v.pipe(kobo, v.minValue(1)),
  life_style: lifeStyle,
  selectedAmount: v.object({ amountType: v.picklist(amountTypes), amount: v.pipe(kobo, v.minValue(1)) }),
  numberOfChances: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type SelectedItem = Read<typeof selected>
export const keptSelected = inWords(selected)
export const keepSelected = (it: SelectedItem) => toWire(selected, it)

const { item: bought } = placeBids.answer.entries.bids
/** The PIN is shown once: what is kept has none. */
export const keptBought = inWords(v.object({ ...bought.entries, ...own, cashoutPin: v.literal('') }))
export const keepBought = (it: BoughtBid) => toWire(bought, { ...it, cashoutPin: '' })
