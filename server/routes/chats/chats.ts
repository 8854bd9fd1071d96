import type { Call } from '#src/contract/call.ts'
import * as contract from '#src/contract/chats/chats.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import { findMessage, listMessages } from '#server/db/queries/chats/messages.ts'
import { countUnread, findSlow, listChannels } from '#server/db/queries/chats/channels.ts'
import { findChatPlayer, listBlocked, markRead } from '#server/db/queries/chats/players.ts'
import { blockAuthor } from '#server/deeds/chats/block-author.ts'
import { ANNOUNCEMENTS, channelOf, channelsOf } from '#server/deeds/chats/channels.ts'
import { whyNotWrite } from '#server/deeds/chats/may-write.ts'
import { postMessage } from '#server/deeds/chats/post-message.ts'
import { reportMessage } from '#server/deeds/chats/report-message.ts'
import { setNickname } from '#server/deeds/chats/set-nickname.ts'
import { admitToChats } from '#server/deeds/chats/admit.ts'
import type { Handler } from '#server/http/asking.ts'
import type { Door } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'
import { channelOnWire, messageOnWire, selfOnWire } from '#server/wire/chat.ts'

const PAGE = 40

/** What the chats know of a player. */
const selfOf = async ({ db }: Service, playerId: number) => {
  const player = (await findChatPlayer(db, playerId))!
  const whyNot = whyNotWrite(player)?.body.message ?? null
  return selfOnWire(player, whyNot, await listBlocked(db, playerId))
}

export const mountChats = (door: Door, service: Service): void => {
  const { db, games } = service
  const admitted =
    <C extends Call>(handler: Handler<C>): Handler<C> =>
    async asked => {
      await admitToChats(db, (asked.player as SignedIn).playerId)
      return handler(asked)
    }
  const on = <C extends Call>(call: C, handler: Handler<C>) => door.on(call, admitted(handler))
  const does = <C extends Call>(call: C, deed: string, handler: Handler<C>) =>
    door.does(call, deed, admitted(handler))
  on(contract.listChats, async ({ player: { playerId } }) => {
    const rows = new Map((await listChannels(db, playerId)).map(row => [row.id, row]))
    const channels = channelsOf(games).map(async channel => {
      const row = rows.get(channel.id)
      const last = row?.last == null ? undefined : await findMessage(db, channel.id, row.last)
      return {
        ...channelOnWire(channel, row?.slow ?? 0),
        unread: row?.unread ?? 0,
        last: last ? messageOnWire(last, playerId) : null,
      }
    })
    return { channels: await Promise.all(channels), self: await selfOf(service, playerId) }
  })
  on(contract.countUnread, async ({ player: { playerId } }) => ({
    unread: await countUnread(db, playerId, ANNOUNCEMENTS),
  }))
  on(contract.getChannel, async ({ params }) => {
    const channel = channelOf(games, params.channel!)
    return channelOnWire(channel, await findSlow(db, channel.id))
  })
  on(contract.listMessages, async ({ params, query: { before }, player: { playerId } }) => {
    const channel = channelOf(games, params.channel!).id
    const rows = await listMessages(db, { channel, playerId, before, limit: PAGE + 1 })
    return {
      results: rows.slice(0, PAGE).map(row => messageOnWire(row, playerId)),
      more: rows.length > PAGE,
      self: await selfOf(service, playerId),
    }
  })
  does(contract.postMessage, 'post-message', async ({ params, body, player: { playerId } }) => {
    const { id: clientId, text, picks } = body
    const row = await postMessage(service, { playerId, channel: params.channel!, clientId, text, picks })
    return messageOnWire(row, playerId)
  })
  does(contract.readChannel, 'read-channel', async ({ params, body, player: { playerId } }) => {
    await markRead(db, playerId, channelOf(games, params.channel!).id, body.number)
    return { message: 'Noted' }
  })
  does(contract.reportMessage, 'report-message', async ({ params, body, player: { playerId } }) => {
    const channel = channelOf(games, params.channel!).id
    await reportMessage(service, { playerId, channel, ...body })
    return { message: 'Thank you. Somebody of ours looks at it' }
  })
  does(contract.blockAuthor, 'block-author', async ({ body, player: { playerId } }) => {
    await blockAuthor(service, { playerId, ...body })
    return { message: body.blocked ? 'You no longer read each other' : 'You read each other again' }
  })
  does(contract.setNickname, 'set-nickname', async ({ body, player: { playerId } }) => {
    await setNickname(service, { playerId, nickname: body.nickname })
    return selfOf(service, playerId)
  })
}
