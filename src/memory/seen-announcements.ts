// The announcement of each jackpot's draw and of each item as this phone first saw it: a different one later is fraud.
import { brand } from '#src/brand.ts'
import * as v from 'valibot'
import { itemCommitment } from '#src/contract/items/documents.ts'
import { jackpotCommitment } from '#src/contract/jackpots.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { shelf } from '#src/lib/idb.ts'
import { createFirsts } from '#src/device/firsts.ts'

const MOST = 100

/** By draw, and by `item ` and its id. The time is the latest at which it can have been seen. */
export const seenAnnouncements = createFirsts(shelf(`${brand.storagePrefix}announcements`), {
  shown: v.union([jackpotCommitment, itemCommitment]),
  isSame: (a, b) => canonicalJson(a) === canonicalJson(b),
  most: MOST,
})
