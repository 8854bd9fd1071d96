// The announcement of each draw of a jackpot as this phone saw it first: another one later is a fraud.
import { brand } from '#src/brand.ts'
import { jackpotCommitment } from '#src/contract/jackpots.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { shelf } from '#src/lib/idb.ts'
import { createFirsts } from '#src/device/firsts.ts'

const MOST = 100

/** By draw. The instant is the latest at which it can have been. */
export const seenAnnouncements = createFirsts(shelf(`${brand.storagePrefix}announcements`), {
  shown: jackpotCommitment,
  isSame: (a, b) => canonicalJson(a) === canonicalJson(b),
  most: MOST,
})
