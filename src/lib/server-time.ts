// The service's clock is the truth. Its Date header has whole seconds, so each answer bounds the offset from both sides;
// the bounds of several answers together are narrower than any one of them. Whoever notes one has asked over the network:
// the Date of a copy is the past's.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

let low = Number.NEGATIVE_INFINITY
let high = Number.POSITIVE_INFINITY

const isJson = (headers: Headers): boolean => headers.get('content-type')?.includes('json') ?? false

/**
 * @param headers of the answer, whose `Date` counts; the page that a hotel's network answers with has no say in the time
 * @param sentAt device clock when the request left, ms
 * @param heardAt device clock when the answer came, ms
 * @returns whether the answer told the time
 */
export const noteServerDate = (headers: Headers, sentAt: number, heardAt: number): boolean => {
  const second = isJson(headers) ? Date.parse(headers.get('date') ?? '') : Number.NaN
  if (Number.isNaN(second) || heardAt < sentAt) return false
  const from = second - heardAt
  const to = second + 999 - sentAt
  // Bounds that do not meet mean that one of the clocks was set: only the newest answer counts then.
  const meets = from <= high && to >= low
  low = meets ? Math.max(low, from) : from
  high = meets ? Math.min(high, to) : to
  keepHeard(second)
  for (const tell of listeners) tell()
  return true
}

/** The browser or something on the way may have kept the answer, unless it was asked to ask the service. */
export const mayBeCopy = (headers: Headers, asked: RequestCache | undefined): boolean =>
  Number(headers.get('age')) > 0 ||
  (asked !== 'no-cache' && asked !== 'no-store' && /max-age=[1-9]/.test(headers.get('cache-control') ?? ''))

/** Nothing is counted down before it is. */
export const isClockKnown = (): boolean => Number.isFinite(low)

const listeners = new Set<() => void>()

/** Calls `tell` after each answer that told the time. */
export const onClockHeard = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const HEARD_KEY = `${brand.storagePrefix}HEARD`
const HEARD_EVERY = 30_000
let heard: number | undefined

const keepHeard = (second: number) => {
  if (heard !== undefined && Math.abs(second - heard) < HEARD_EVERY) return
  heard = second
  writeStored(HEARD_KEY, second)
}

/** Whoever signs out leaves nothing on the device. */
export const forgetHeard = (): void => removeStored(HEARD_KEY)

/** When the service was heard last, by its own clock, ms; undefined where it never was. */
export const lastHeard = (): number | undefined => {
  const at = readStored(HEARD_KEY)
  return typeof at === 'number' && Number.isFinite(at) ? at : undefined
}

/** ms to add to the device's clock; 0 until the service has been heard. */
export const serverOffset = (): number => (Number.isFinite(low) ? Math.round((low + high) / 2) : 0)

/** The instant by the service's clock, ms. */
export const serverNow = (): number => Date.now() + serverOffset()

export const forgetServerTime = (): void => {
  low = Number.NEGATIVE_INFINITY
  high = Number.POSITIVE_INFINITY
  heard = undefined
}
