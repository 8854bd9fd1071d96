import * as v from 'valibot'
import { ownPath } from '#src/lib/search.ts'

const amount = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))), undefined)

/** What the fund page is told: that a balance was too low, how much it has to be topped up with (naira), and which game waits. */
export const fundSearch = v.object({
  lowBalance: v.fallback(v.optional(v.picklist(['true', 'false'])), undefined),
  gameQuery: v.optional(v.pipe(v.unknown(), v.transform(ownPath))),
  needed: amount,
})

/** The reference of a top-up, as it stands in the address. */
export const referenceSearch = v.object({
  reference: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w.=-]{1,100}$/))), undefined),
})
