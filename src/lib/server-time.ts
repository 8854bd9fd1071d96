// The service's clock is the truth. Its Date header is in whole seconds, so each answer bounds the offset
// from both sides, and several answers narrow it further. Note only answers fetched over the network: a
// cached Date is in the past.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

let low = Number.NEGATIVE_INFINITY
let high = Number.POSITIVE_INFINITY

const isJson = (headers: Headers): boolean => headers.get('content-type')?.includes('json') ?? false

/** Disjoint bounds mean one of the clocks was changed: only the newest answer is trusted. */
const narrow = (from: number, to: number) => {
  const meets = from <= high && to >= low
  low = meets ? Math.max(low, from) : from
  high = meets ? Math.min(high, to) : to
}

/**
 * @param headers of the answer; only JSON counts, so a captive portal's page cannot set the time
 * @param sentAt device clock when the request left, ms
 * @param heardAt device clock when the answer came, ms
 * @returns whether the answer told the time
 */
export const noteServerDate = (headers: Headers, sentAt: number, heardAt: number): boolean => {
  const second = isJson(headers) ? Date.parse(headers.get('date') ?? '') : Number.NaN
  if (Number.isNaN(second) || heardAt < sentAt) return false
  narrow(second - heardAt, second + 999 - sentAt)
  keepHeard(second)
  for (const tell of listeners) tell()
  return true
}

/**
 * The page's own response tells the time to the millisecond, before any script has requested anything. Not one from the
 * worker or the browser's cache, whose time has passed.
 */
export const notePageTime = (): void => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const told = page?.serverTiming?.find(({ name }) => name === 'now')?.duration
  if (!told || !page || page.workerStart > 0 || page.transferSize === 0) return
  const { timeOrigin } = performance
  narrow(told - timeOrigin - page.responseStart, told - timeOrigin - page.requestStart)
}

/** May the answer be a cached copy? `Age` says so, and so does `max-age` unless we asked to revalidate. */
export const mayBeCopy = (headers: Headers, asked: RequestCache | undefined): boolean =>
  Number(headers.get('age')) > 0 ||
  (asked !== 'no-cache' && asked !== 'no-store' && /max-age=[1-9]/.test(headers.get('cache-control') ?? ''))

/** Nothing counts down before this is true. */
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

/** Signing out leaves nothing on the device. */
export const forgetHeard = (): void => removeStored(HEARD_KEY)

/** When we last heard from the service, by its clock, ms; undefined if never. */
export const lastHeard = (): number | undefined => {
  const at = readStored(HEARD_KEY)
  return typeof at === 'number' && Number.isFinite(at) ? at : undefined
}

/** ms to add to the device's clock; 0 until the service was first heard. */
export const serverOffset = (): number => (Number.isFinite(low) ? Math.round((low + high) / 2) : 0)

/** Now by the service's clock, ms. */
export const serverNow = (): number => Date.now() + serverOffset()

/**
 * When the service gave what a query holds, ms by its clock. Capped at now: the phone's clock may have been ahead, and
 * set right since.
 */
export const heardOf = (dataUpdatedAt: number): number => Math.min(dataUpdatedAt, Date.now()) + serverOffset()

/** Asks for the time if the phone's clock was set meanwhile; `look` is set by api/clock.ts. */
export const clockWatch: { look?: () => Promise<void> } = {}

export const forgetServerTime = (): void => {
  low = Number.NEGATIVE_INFINITY
  high = Number.POSITIVE_INFINITY
  heard = undefined
}
