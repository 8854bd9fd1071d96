import { awoof } from '#src/games/awoof/game.ts'
import type { AnyGame } from '#src/games/game.ts'
import { CHAT } from '#src/games/soccer-cash/paths.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Channel } from '#server/wire/chat.ts'

export const ANNOUNCEMENTS = 'announcements'

/** Shown under the tips: it is true, and nobody who sells numbers says it. */
const NOTICE =
  'Past draws do not change the next one: every line has the same chance in every draw. Nobody can know a result before it.'

/** Games with screens of their own that are not in the catalogue of lines. */
const OTHER_GAMES = [CHAT, awoof.id]

const plain = (id: string, name: string, about: string): Channel => ({
  id,
  name,
  about,
  isReadOnly: false,
  notice: null,
})

/** In the order of the list. */
export const channelsOf = (games: readonly Pick<AnyGame, 'id'>[]): Channel[] => [
  { ...plain(ANNOUNCEMENTS, 'Announcements', 'News from us'), isReadOnly: true },
  plain('general', 'General', 'Anything about playing'),
  { ...plain('tips', 'Tips', 'How players choose, no more than that'), notice: NOTICE },
  ...[...new Set([...games.map(it => it.id), ...OTHER_GAMES])].map(id => {
    const name = lotteryName(id)
    return plain(id, name, `Picks and results of ${name}`)
  }),
]

/** @throws Refusal chat-unknown */
export const channelOf = (games: readonly Pick<AnyGame, 'id'>[], id: string): Channel => {
  const channel = channelsOf(games).find(it => it.id === id)
  if (!channel) throw new Refusal('chat-unknown')
  return channel
}
