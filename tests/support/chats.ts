// Players who may write in the chats, and what they write.
import { liveChannel, postMessage } from '#src/contract/chats/chats.ts'
import { kobo } from '#src/lib/money.ts'
import { hear } from './live.ts'
import { buy, drawBatch } from './play.ts'
import type { TestService } from './service.ts'

export type Player = Awaited<ReturnType<TestService['player']>>

/** Each signed up an hour ago and has had a ticket drawn. */
export const writers = async (s: TestService, count: number): Promise<Player[]> => {
  const all: Player[] = []
  for (let at = 0; at < count; at++) all.push(await s.player(kobo(1_000)))
  for (const it of all) await buy(s, it)
  await drawBatch(s)
  await s.clock.advance(600_000)
  return all
}

interface Written {
  channel?: string
  id?: string
  picks?: { game: string; code: string }
}

export const write = (
  s: TestService,
  { token }: { token: string },
  text: string,
  { channel = 'general', id = crypto.randomUUID(), picks }: Written = {},
  node = s.app,
) =>
  s.call(postMessage, { token, params: { channel }, body: { id, text, ...(picks ? { picks } : {}) } }, node)

/** Opens a chat on that node; messages arrive after the node's next round. */
export const readAlong = async (
  { app }: Pick<TestService, 'app'>,
  { token }: { token: string },
  { channel = 'general', lastId = '' }: { channel?: string; lastId?: string } = {},
) => {
  const response = await app.request(liveChannel.path.replace(':channel', channel), {
    headers: {
      'x-forwarded-for': '10.9.9.9',
      authorization: `Token ${token}`,
      ...(lastId ? { 'last-event-id': lastId } : {}),
    },
  })
  return hear(response)
}
