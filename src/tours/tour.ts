// A tour as data: what to point at, and what to say there.
import * as v from 'valibot'

const words = (name: string) =>
  v.pipe(v.string(`A step needs ${name}`), v.trim(), v.minLength(1, `A step needs ${name}`))

const tourStep = v.object({
  /** A CSS selector; required, so no step talks about nothing. */
  target: words('a target'),
  title: words('a title'),
  text: words('a text'),
  /** Centred on the screen, with a choice never to show it again. */
  intro: v.optional(v.boolean(), false),
})

const tour = v.object({
  /** The device remembers under this id that it was seen. */
  id: words('a tour'),
  /** Around the target, px. */
  spotlightPadding: v.pipe(v.number(), v.minValue(0)),
  steps: v.pipe(v.array(tourStep), v.minLength(1, 'A tour needs a step')),
})
export type Tour = v.InferOutput<typeof tour>

/** @throws if a step has no target or no words */
export const makeTour = (input: v.InferInput<typeof tour>): Tour => v.parse(tour, input)
