// Real matches whose scores have prices.
import type { listFinalists, listMatchesOnSale, listMatchResults } from '#src/contract/matches.ts'
import type { Answer } from './words.ts'

export type SoldMatch = Answer<typeof listMatchesOnSale>['results'][number]

export type EndedMatch = Answer<typeof listMatchResults>['results'][number]

/** A ticket that won, with what it called. */
export type Finalist = Answer<typeof listFinalists>['results'][number]
