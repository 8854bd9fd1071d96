// Answers the service worker gave from its cache: their age is that of the copy, not of the request.
import { serverNow } from '#src/lib/server-time.ts'

const ages = new WeakMap<object, number>()

export const isKept = (headers: Headers): boolean => headers.get('x-kept') === 'yes'

/** Remembers when the service really gave a parsed answer, and its rows, which a query may hold without the rest. */
export const markKept = (answer: unknown, headers: Headers) => {
  const at = isKept(headers) && Date.parse(headers.get('date')!)
  if (at)
    for (const it of [answer, (answer as { results?: unknown } | null)?.results]) ages.set(Object(it), at)
}

/** When a cached answer was given; undefined for a fresh one. */
export const keptSince = (answer: unknown): number | undefined => ages.get(answer as object)

/** When the service gave an answer that has come just now, ms by its clock: before now if the worker had kept it. */
export const heardAt = (answer: unknown): number => keptSince(answer) ?? serverNow()
