// Answers the service worker gave from its cache: their age is that of the copy, not of the request.
const ages = new WeakMap<object, number>()

export const isKept = (headers: Headers): boolean => headers.get('x-kept') === 'yes'

/** Remembers when the service really gave a parsed answer. */
export const markKept = (answer: unknown, headers: Headers) => {
  const at = Date.parse(headers.get('date') ?? '')
  if (isKept(headers) && typeof answer === 'object' && answer && !Number.isNaN(at)) ages.set(answer, at)
}

/** When a cached answer was given; undefined for a fresh one. */
export const keptSince = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer ? ages.get(answer) : undefined
