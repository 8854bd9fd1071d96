import { like, oneOf, ownPath, searchOf } from '#src/lib/search.ts'

const naira = like(/^\d{1,9}(\.\d{1,2})?$/)
const reference = like(/^[\w.=-]{1,100}$/)

/** Tells the fund page that a balance was too low, the minimum to top up (naira), and which game waits. */
export const fundSearch = searchOf({
  lowBalance: oneOf(['true', 'false']),
  gameQuery: ownPath,
  needed: naira,
  /** What was typed on the page before, and the top-up whose account is open. */
  amount: naira,
  reference,
})

/** A top-up's reference from the address, and whether a checkout led there. */
export const referenceSearch = searchOf({
  reference,
  returned: oneOf(['yes']),
})
