import type { AnswerIn } from '#src/contract/call.ts'
import type { getChannel, listChats, postMessage } from '#src/contract/chats/chats.ts'
import { brand } from '#src/brand.ts'
import { predictionsIn } from '#src/games/soccer-cash/share-code.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { MessageRow } from '#server/db/queries/chats/messages.ts'
import type { ChatPlayer } from '#server/db/queries/chats/players.ts'

type Message = AnswerIn<typeof postMessage>
type Self = AnswerIn<typeof listChats>['self']

const nameOf = ({ nickname, phone }: { nickname: string | null; phone: string | null }): string =>
  nickname ?? (phone === null ? brand.name : maskPhone(phone))

/** Counts predictions, or lines: a code of numbers has a version and a stake before them and a check after them. */
const linesIn = (code: string): number => predictionsIn(code)?.predictions ?? code.split('-').length - 3

/** @param reader who sees their own messages even if hidden */
export const messageOnWire = (row: MessageRow, reader: number | undefined): Message => {
  const isRead = row.state === 'shown' || (reader !== undefined && row.player_id === reader)
  return {
    channel: row.channel,
    number: row.number,
    moved: row.moved,
    id: row.client_id,
    author: row.author,
    name: nameOf(row),
    text: isRead ? row.text : '',
    picks:
      isRead && row.game !== null && row.picks !== null
        ? { game: row.game, code: row.picks, lines: linesIn(row.picks) }
        : null,
    at: row.at.toISOString(),
    state: row.state,
    why: isRead ? row.why : null,
  }
}

export interface Channel {
  id: string
  name: string
  about: string
  isReadOnly: boolean
  notice: string | null
}

export const channelOnWire = (it: Channel, slow: number): AnswerIn<typeof getChannel> => ({
  id: it.id,
  name: it.name,
  about: it.about,
  read_only: it.isReadOnly,
  slow,
  notice: it.notice,
})

export const selfOnWire = (
  player: ChatPlayer,
  whyNot: string | null,
  blocked: readonly { author: string; nickname: string | null; phone: string }[],
): Self => ({
  author: player.author,
  name: nameOf(player),
  nickname: player.nickname,
  may_write: whyNot === null,
  why_not: whyNot,
  blocked: blocked.map(it => ({ author: it.author, name: nameOf(it) })),
})
