import { claimItem, type listBids, type listItems, type placeBids } from '#src/contract/items/items.ts'
import { inWords } from './in-words.ts'
import type { Answer, Body } from './words.ts'

export type { ItemRecord } from '#src/contract/items/documents.ts'
export { amountTypes, type AmountType } from '#src/contract/items/kinds.ts'

export type Item = Answer<typeof listItems>['results'][number]
export type Bid = Answer<typeof listBids>['results'][number]
/** What somebody wants to buy. */
export type WantedBid = Body<typeof placeBids>['bids'][number]
/** Just bought: with every number and its cash-out PIN. */
export type BoughtBid = Answer<typeof placeBids>['bids'][number]

export const claimForm = inWords(claimItem.body)
