import { gameByLotteryType } from '#src/games/rules.ts'
import { CHAT } from '#src/games/soccer-cash/paths.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { hrefOf, virtualAgain } from '#src/play/soccer/again.ts'
import type { Slip } from '#src/play/load-slip.ts'
import { codeOf, shareLink } from '#src/play/share-link.ts'
import { placesOfLine, virtualCode } from '#src/play/soccer/virtual-places.ts'
import { SharePicks } from '../shared/chat/SharePicks.tsx'
import { words } from './words.ts'

/** What a link to the numbers, or to the scores by place, says and holds; undefined if there is none. */
const sharedOf = (lotteryType: string, slip: Slip) => {
  const game = gameByLotteryType(lotteryType)
  if (lotteryType === virtualSoccer.lotteryType)
    return {
      channel: CHAT,
      title: words.$shareTheseScores,
      text: words.$myScoresByPlace,
      note: words.$whoeverGetsScores,
      link: location.origin + hrefOf(virtualAgain(slip)),
      code: virtualCode(placesOfLine(slip.lines[0] ?? [])),
    }
  if (!game || game.offersLines) return undefined
  return {
    channel: game.id,
    title: words.$shareTheseNumbers,
    text: words.$myNumbersFor(lotteryName(lotteryType)),
    note: words.$whoeverOpensThisLink,
    link: shareLink(location.origin, game, slip),
    code: codeOf(game, slip),
  }
}

/** Shares a ticket's picks for someone else to play, but neither the ticket nor its receipt nor its owner. */
export const TicketShare = ({ lotteryType, slip }: { lotteryType: string; slip: Slip }) => {
  const shared = sharedOf(lotteryType, slip)
  return shared ? <SharePicks {...shared} /> : null
}
