// What only this tab knows of a sign-in with Google that is under way. The phone may discard the page meanwhile.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { ownPath } from '#src/lib/search.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}google`

const googleTry = v.object({
  state: v.string(),
  /** Proves to the service that the code came back to where it was requested. */
  verifier: v.string(),
  /** Where to go afterwards. */
  source: v.optional(v.string()),
  /** Set once the code has been exchanged. */
  idToken: v.optional(v.string()),
})
type GoogleTry = v.InferOutput<typeof googleTry>

/** If the browser blocks storage, the try is lost on the way and the player starts again. */
export const keepGoogleTry = (it: GoogleTry | undefined): void => {
  if (it) writeStored(KEY, it, 'sessionStorage')
  else removeStored(KEY, 'sessionStorage')
}

/** Undefined if this tab did not begin it. */
export const keptGoogleTry = (state: string): GoogleTry | undefined => {
  const read = v.safeParse(googleTry, readStored(KEY, 'sessionStorage'))
  return read.success && read.output.state === state ? read.output : undefined
}

export const googleSource = (state: string): string | undefined => ownPath(keptGoogleTry(state)?.source)
