import type { SharedSlip } from '#src/play/soccer/shared-slip.ts'
import { words } from '../words.ts'

/** Why shared picks cannot be loaded. */
export const faultWords = ({ fault, most }: Extract<SharedSlip, { fault: string }>): string =>
  ({
    damaged: words.$faultDamaged,
    newer: words.$faultNewer,
    'too-many': words.$faultTooMany(most),
    'bad-score': words.$faultBadScore,
    'match-twice': words.$faultTwice,
    'match-unknown': words.$faultUnknown,
    'score-not-sold': words.$faultNotSold,
  })[fault]
