// A tour is data: what is pointed at, and what is said there.
import * as v from 'valibot'

const words = (name: string) =>
  v.pipe(v.string(`A step needs ${name}`), v.trim(), v.minLength(1, `A step needs ${name}`))

const tourStep = v.object({
  /** A CSS selector. A step with nothing to point at would say something about nothing. */
  target: words('a target'),
  title: words('a title'),
  text: words('a text'),
  /** Stands in the middle of the screen and offers never to come again. */
  intro: v.optional(v.boolean(), false),
})

const tour = v.object({
  /** Under which the device remembers that it was seen. */
  id: words('a tour'),
  /** Around what is pointed at, px. */
  spotlightPadding: v.pipe(v.number(), v.minValue(0)),
  steps: v.pipe(v.array(tourStep), v.minLength(1, 'A tour needs a step')),
})
export type Tour = v.InferOutput<typeof tour>

/** @throws where a step has no target or no words */
export const makeTour = (input: v.InferInput<typeof tour>): Tour => v.parse(tour, input)
