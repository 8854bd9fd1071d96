// Separate from the screen because it pulls in the hashing.
import { askCounted } from '#src/api/counted.ts'
import { checkCountedOnThisPhone } from '#src/proof/check.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { memoryOfCounted } from '#src/memory/memory-of.ts'

/** No check if no night has been counted since the player joined. */
export const checkCountedNow = async (phone: string): Promise<{ checks: CheckResult[]; shown: unknown }> => {
  const shown = await askCounted()
  if (!shown) return { checks: [], shown }
  return { checks: await checkCountedOnThisPhone(shown, phone, await memoryOfCounted(shown.logged)), shown }
}
