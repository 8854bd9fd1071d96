// Answers that the service worker gave from its cache: their age is the age of the copy, not of the asking.
const ages = new WeakMap<object, number>()

export const isKept = (headers: Headers): boolean => headers.get('x-kept') === 'yes'

/** Remembers beside a parsed answer when the service really gave it. */
export const markKept = (answer: unknown, headers: Headers) => {
  const at = Date.parse(headers.get('date') ?? '')
  if (isKept(headers) && typeof answer === 'object' && answer && !Number.isNaN(at)) ages.set(answer, at)
}

/** The instant of a kept answer, undefined for a fresh one. */
export const keptSince = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer ? ages.get(answer) : undefined
