// Which tours were offered on this device, and which never to offer again.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}TOURS`
const answers = v.fallback(v.record(v.string(), v.picklist(['seen', 'never'])), {})
type Answer = v.InferOutput<typeof answers>[string]

const all = () => v.parse(answers, readStored(KEY) ?? {})

/** Undefined if the tour was neither taken nor declined on this device. */
export const answerFor = (tour: string): Answer | undefined => all()[tour]

export const answer = (tour: string, given: Answer): void => {
  const before = all()
  if (before[tour] !== 'never') writeStored(KEY, { ...before, [tour]: given })
}
