// Each batch's head as this phone first saw it, and when: a different one is fraud, and so is "it was late".
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { head } from '#src/contract/draws.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { shelf } from '#src/lib/idb.ts'
import { createFirsts } from '#src/device/firsts.ts'

const seen = v.object({ head, hash: v.string() })

const MOST = 300

/**
 * By batch. The time is the latest at which it can have been seen: if even that is before the draw, so was
 * the head.
 */
export const seenHeads = createFirsts(shelf(`${brand.storagePrefix}heads`), {
  shown: seen,
  isSame: (a, b) => canonicalJson(a.head) === canonicalJson(b.head),
  most: MOST,
})
