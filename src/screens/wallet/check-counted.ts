// Apart from the screen, because it brings the hashing along.
import { askCounted } from '#src/api/counted.ts'
import { checkCountedOnThisPhone } from '#src/proof/check.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { memoryOfCounted } from '#src/memory/memory-of.ts'

/** No check where no night has been counted since the player came. */
export const checkCountedNow = async (phone: string): Promise<{ checks: CheckResult[]; shown: unknown }> => {
  const shown = await askCounted()
  if (!shown) return { checks: [], shown }
  return { checks: await checkCountedOnThisPhone(shown, phone, await memoryOfCounted(shown.logged)), shown }
}
