// Real matches whose scores have prices.
import type { listMatchesOnSale } from '#src/contract/matches.ts'
import type { Answer } from './words.ts'

export type SoldMatch = Answer<typeof listMatchesOnSale>['results'][number]
