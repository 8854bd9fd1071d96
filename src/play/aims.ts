// The batch that picks made offline aim at. It may close before the phone is back online.
import { proxy } from 'valtio/vanilla'
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}AIMS`

const aim = v.object({
  /** When the picks were made, ms; the batch follows from it. */
  madeAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The lines themselves: different lines are different picks, with their own aim. */
  lines: v.string(),
})
type Aim = v.InferOutput<typeof aim>

const read = (): Record<string, Aim> => {
  const kept = v.safeParse(v.record(v.string(), aim), readStored(KEY))
  return kept.success ? kept.output : {}
}

/** By game. */
export const aims = proxy<Record<string, Aim>>(read())

/** What picks aim at: kept while they stay the same, new if made offline, none if made online. */
export const nextAim = (
  kept: Aim | undefined,
  { lines, online, madeAt }: Aim & { online: boolean },
): Aim | undefined => {
  if (lines === '') return undefined
  if (kept?.lines === lines) return kept
  return online ? undefined : { madeAt, lines }
}

export const keepAim = (gameId: string, next: Aim | undefined): void => {
  if (next) aims[gameId] = next
  else delete aims[gameId]
  writeStored(KEY, aims)
}
