// A change of number requested on this phone. It takes effect at once or days later, so it is written down.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}NUMBER_CHANGE`
const note = v.object({ from: v.string(), to: v.string() })

export const noteNumberChange = (from: string, to: string): boolean => writeStored(KEY, { from, to })

/** It was refused: nothing of this player's is to follow that number. */
export const unnoteNumberChange = (): void => removeStored(KEY)

/**
 * Also of a change left halfway, and of other steps with a code: each names a number. Their keys are those of
 * lib/code-step.ts, which is not imported: the build would then join files, and a screen would exceed its limit.
 */
export const forgetNumberChange = (): void => {
  unnoteNumberChange()
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${brand.storagePrefix}code:`)) removeStored(key, 'sessionStorage')
  } catch {
    // Nothing is kept where storage is blocked.
  }
}

/**
 * Moves what is kept once the player has the new number; another player's stays where it is.
 * @param ask fetches the player's current number; called only if a change is noted
 */
export const followNumber = async (ask: () => Promise<string | undefined>): Promise<void> => {
  const read = v.safeParse(note, readStored(KEY))
  const phone = read.success ? await ask() : undefined
  if (!read.success || read.output.to !== phone) return
  try {
    const { moveKept } = await import('#src/device/move-kept.ts')
    await moveKept(read.output.from, phone)
    forgetNumberChange()
  } catch {
    // The device's storage does not answer: tried again on the next page.
  }
}
