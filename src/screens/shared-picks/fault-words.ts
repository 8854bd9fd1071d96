import { brand } from '#src/brand.ts'
import { words } from './words.ts'

const kept = words.$yourOwnPicksAre

/** Why the share could not be opened. */
export const faultWords = {
  none: words.$thereAreNoPicks(brand.name, kept),
  elsewhere: words.$thisLinkLeadsTo(brand.name, kept),
  damaged: words.$theLinkOrCode(kept),
  newer: words.$theLinkWasMade(kept),
  offered: words.$inThisGameThe(kept),
} as const
