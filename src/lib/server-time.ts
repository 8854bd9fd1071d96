// The service's clock is the truth. Its Date header has whole seconds, so each answer bounds the offset from both sides;
// the bounds of several answers together are narrower than any one of them.

let low = Number.NEGATIVE_INFINITY
let high = Number.POSITIVE_INFINITY

const isJson = (headers: Headers): boolean => headers.get('content-type')?.includes('json') ?? false

/**
 * @param headers of the answer, whose `Date` counts; the page that a hotel's network answers with has no say in the time
 * @param sentAt device clock when the request left, ms
 * @param heardAt device clock when the answer came, ms
 * @param mayBeOld the browser may have kept the answer: its Date is then the past's, and overrules nothing
 * @returns whether the answer told the time
 */
export const noteServerDate = (
  headers: Headers,
  sentAt: number,
  heardAt: number,
  mayBeOld = false,
): boolean => {
  const second = isJson(headers) ? Date.parse(headers.get('date') ?? '') : Number.NaN
  if (Number.isNaN(second) || heardAt < sentAt) return false
  const from = second - heardAt
  const to = second + 999 - sentAt
  // Bounds that do not meet mean that one of the clocks was set: only the newest answer counts then.
  const meets = from <= high && to >= low
  if (mayBeOld && !meets) return true
  low = meets ? Math.max(low, from) : from
  high = meets ? Math.min(high, to) : to
  return true
}

/** ms to add to the device's clock; 0 until the service has been heard. */
export const serverOffset = (): number => (Number.isFinite(low) ? Math.round((low + high) / 2) : 0)

/** The instant by the service's clock, ms. */
export const serverNow = (): number => Date.now() + serverOffset()

export const forgetServerTime = (): void => {
  low = Number.NEGATIVE_INFINITY
  high = Number.POSITIVE_INFINITY
}
