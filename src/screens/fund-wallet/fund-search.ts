import { like, oneOf, ownPath, searchOf } from '#src/lib/search.ts'

/** Tells the fund page that a balance was too low, the minimum to top up (naira), and which game waits. */
export const fundSearch = searchOf({
  lowBalance: oneOf(['true', 'false']),
  gameQuery: ownPath,
  needed: like(/^\d{1,9}(\.\d{1,2})?$/),
})

/** A top-up's reference from the address, and whether a checkout led there. */
export const referenceSearch = searchOf({
  reference: like(/^[\w.=-]{1,100}$/),
  returned: oneOf(['yes']),
})
