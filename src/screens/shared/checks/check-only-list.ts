// Separate from the screens because it pulls in the hashing.
import { loadStretch } from '#src/memory/log-stretch.ts'
import { stateOf } from '#src/memory/seen-log.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { onlyList, type ShownList } from '#src/proof/only-one.ts'

/** @throws ApiError if the service cannot be reached */
export const checkOnlyList = async (of: 'draw' | 'item', shown: ShownList | null): Promise<CheckResult> =>
  onlyList(of, shown, await loadStretch(shown?.logged), stateOf(shown?.logged?.checkpoint ?? ''))
