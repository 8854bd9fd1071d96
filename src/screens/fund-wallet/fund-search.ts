import { like, oneOf, ownPath, searchOf } from '#src/lib/search.ts'

/** What the fund page is told: that a balance was too low, how much it has to be topped up with (naira), and which game waits. */
export const fundSearch = searchOf({
  lowBalance: oneOf(['true', 'false']),
  gameQuery: ownPath,
  needed: like(/^\d{1,9}(\.\d{1,2})?$/),
})

/** The reference of a top-up, as it stands in the address, and whether a checkout has led there. */
export const referenceSearch = searchOf({
  reference: like(/^[\w.=-]{1,100}$/),
  returned: oneOf(['yes']),
})
