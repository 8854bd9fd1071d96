// Standing orders, group tickets and draws paid in advance as kept on the device: in our words, with money in kobo.
import * as v from 'valibot'
import { listAdvances } from '#src/contract/advance.ts'
import { listOrders } from '#src/contract/players/orders.ts'
import { listSyndicates } from '#src/contract/players/syndicates.ts'
import { inWords } from '../in-words.ts'

const kobo = v.pipe(v.number(), v.safeInteger())

const { entries: order } = listOrders.answer.entries.results.item
export const keptOrder = inWords(
  v.object({
    ...order,
    stake_per_line: kobo,
    cost: kobo,
    spent: kobo,
    most: v.nullable(kobo),
    jackpot: v.nullable(v.object({ ...order.jackpot.wrapped.entries, above: kobo })),
    months: v.array(v.object({ ...order.months.item.entries, staked: kobo, back: kobo })),
  }),
)

const { entries: group } = listSyndicates.answer.entries.results.item
export const keptGroup = inWords(
  v.object({
    ...group,
    stake_per_line: kobo,
    cost: kobo,
    shares: v.array(v.object({ ...group.shares.item.entries, amount: kobo })),
  }),
)

const { entries: advance } = listAdvances.answer.entries.results.item
export const keptAdvance = inWords(
  v.object({
    ...advance,
    stake_per_line: kobo,
    draws: v.array(v.object({ ...advance.draws.item.entries, amount: kobo })),
  }),
)
