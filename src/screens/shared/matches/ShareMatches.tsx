import { CHAT } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { soccerShareLink } from '#src/play/soccer/share-link.ts'
import { SharePicks } from '../chat/SharePicks.tsx'
import { words } from './words.ts'

/** Shares matches and scores for someone else to play. */
export const ShareMatches = ({ form, picks }: { form: SoccerForm; picks: readonly MatchPick[] }) => (
  <SharePicks
    title={words.$share}
    text={words.$shareText}
    link={soccerShareLink(location.origin, form, picks)}
    note={words.$shareNote}
    channel={CHAT}
    code={soccerShareCode(form, picks)}
  />
)
