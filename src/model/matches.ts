// Real matches whose scores have prices.
import type { listFinalists, listMatchesOnSale } from '#src/contract/matches.ts'
import type { Answer } from './words.ts'

export type SoldMatch = Answer<typeof listMatchesOnSale>['results'][number]

/** A ticket that won, with what it called. */
export type Finalist = Answer<typeof listFinalists>['results'][number]
