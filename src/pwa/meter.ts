// How much this visit has fetched over the network, as far as a page can see it: what it loaded itself, and what the
// worker fetched for it and tells of (sw/meter.ts).
import { proxy } from 'valtio/vanilla'
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { fetchedBytes } from '#src/lib/data-use.ts'

const KEY = `${brand.storagePrefix}DATA`
const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const told = v.object({ type: v.literal('FETCHED'), bytes })

/** `seen` is false where the browser does not measure what it loads. */
export const meter = proxy({ bytes: 0, seen: typeof PerformanceObserver === 'function' })

const read = (): number => {
  try {
    const kept = v.safeParse(bytes, Number(sessionStorage.getItem(KEY) ?? 0))
    return kept.success ? kept.output : 0
  } catch {
    return 0
  }
}

const add = (more: number) => {
  if (more === 0) return
  meter.bytes += more
  try {
    sessionStorage.setItem(KEY, String(meter.bytes))
  } catch {
    // Storage full or forbidden: the visit is then counted from the last reload.
  }
}

/** A visit is as long as its tab: what earlier pages of it fetched is counted on. */
export const startMeter = (): void => {
  meter.bytes = read()
  navigator.serviceWorker?.addEventListener('message', event => {
    const read = v.safeParse(told, event.data)
    if (read.success) add(read.output.bytes)
  })
  if (!meter.seen) return
  for (const type of ['navigation', 'resource'])
    new PerformanceObserver(list => add(fetchedBytes(list.getEntries()))).observe({ type, buffered: true })
}
