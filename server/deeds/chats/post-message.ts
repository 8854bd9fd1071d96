import { isNumberGame } from '#src/games/game.ts'
import { predictionsIn } from '#src/games/soccer-cash/share-code.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import {
  findMessage,
  findPace,
  findSent,
  insertMessage,
  moveChannel,
  type MessageRow,
} from '#server/db/queries/chats/messages.ts'
import { listWords } from '#server/db/queries/chats/channels.ts'
import { enterChats, findChatPlayer, holdChatPlayer } from '#server/db/queries/chats/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { admitToChats } from './admit.ts'
import { channelOf } from './channels.ts'
import { judgeText } from './judge-text.ts'
import { whyNotWrite } from './may-write.ts'
import { keepPace } from './pace.ts'

interface Written {
  playerId: number
  channel: string
  clientId: string
  text: string
  picks: { game: string; code: string } | undefined
}

/** @throws Refusal if the code opens nothing in that game */
const checkPicks = ({ games }: Service, { game, code }: { game: string; code: string }): void => {
  if (predictionsIn(code)?.game === game) return
  const rules = games.find(it => it.id === game)
  if (!rules || !isNumberGame(rules) || rules.offersLines || !readShareCode(rules, code).slip)
    throw new Refusal('bad-input', { picks: 'Those picks are damaged' })
}

const isSame = (row: MessageRow, { channel, text, picks }: Written) =>
  row.channel === channel && row.text === text && (row.picks ?? undefined) === picks?.code

/**
 * Writes a message once, however often its phone sends it, and to whichever node.
 * @throws Refusal chat-unknown, chat-read-only, chat-muted, chat-too-new, chat-stake-needed, chat-too-fast,
 *   chat-said-already, chat-link, chat-number, chat-selling, chat-rude, key-reused
 */
export const postMessage = (service: Service, written: Written): Promise<MessageRow> =>
  service.db.tx(async tx => {
    const { playerId, clientId, text, picks } = written
    const channel = channelOf(service.games, written.channel)
    if (channel.isReadOnly) throw new Refusal('chat-read-only')
    await admitToChats(tx, playerId)
    await enterChats(tx, playerId)
    await holdChatPlayer(tx, playerId)
    const sent = await findSent(tx, playerId, clientId)
    if (sent && !isSame(sent, written)) throw new Refusal('key-reused')
    if (sent) return sent
    const refusal = whyNotWrite((await findChatPlayer(tx, playerId))!)
    if (refusal) throw refusal
    judgeText(text, await listWords(tx))
    if (picks) checkPicks(service, picks)
    const pace = await findPace(tx, playerId, channel.id)
    const { moved, slow } = await moveChannel(tx, channel.id)
    keepPace(pace, slow, text)
    await insertMessage(tx, { channel: channel.id, number: moved, clientId, playerId, text, picks })
    return (await findMessage(tx, channel.id, moved))!
  })
