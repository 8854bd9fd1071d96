// How much this visit fetched over the network, as far as a page can tell: what it loaded itself, and what
// the worker reports (sw/meter.ts).
import { proxy } from 'valtio/vanilla'
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { fetchedBytes } from '#src/lib/data-use.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}DATA`
const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const told = v.object({ type: v.literal('FETCHED'), bytes })

/** `seen` is false if the browser does not measure what it loads. */
export const meter = proxy({ bytes: 0, seen: typeof PerformanceObserver === 'function' })

const read = (): number => {
  const kept = v.safeParse(bytes, readStored(KEY, 'sessionStorage'))
  return kept.success ? kept.output : 0
}

const add = (more: number) => {
  if (more === 0) return
  meter.bytes += more
  writeStored(KEY, meter.bytes, 'sessionStorage')
}

/** A visit lasts as long as its tab, so this continues from its earlier pages. */
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
