// Chats and tips: channels of messages, read by players, written after one settled stake.
import * as v from 'valibot'
import { call } from '../call.ts'
import { plainText } from '../plain-text.ts'
import { instant, said } from '../words.ts'

/** Characters of a message. */
const MOST_TEXT = 280

const text = plainText(MOST_TEXT)
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const channel = v.object({
  id: v.string(),
  name: v.string(),
  about: v.string(),
  /** Announcements: players read them. */
  read_only: v.boolean(),
  /** Seconds between two messages by one player. */
  slow: number,
  /** A line shown under the channel; null for none. */
  notice: v.nullable(v.string()),
})

const message = v.object({
  channel: v.string(),
  /** Ascending in the order of writing. */
  number,
  /** Also grows with each change to a message: the highest is its latest version. */
  moved: number,
  /** Made by the writer's phone. */
  id: v.string(),
  /** Stands for the writer; null for the operator. */
  author: v.nullable(v.string()),
  /** A nickname, or the masked number. */
  name: v.string(),
  /** Empty if hidden, except for its author. */
  text: v.string(),
  /** Picks to open in their game, and the game. */
  picks: v.nullable(v.object({ game: v.string(), code: v.string(), lines: number })),
  at: instant,
  state: v.picklist(['shown', 'reported', 'removed']),
  /** Why it is hidden; only for its author. */
  why: v.nullable(v.string()),
})

/** What the chats know about the requesting player. */
const self = v.object({
  /** null before the first message. */
  author: v.nullable(v.string()),
  name: v.string(),
  nickname: v.nullable(v.string()),
  may_write: v.boolean(),
  /** Why not, a sentence. */
  why_not: v.nullable(v.string()),
  /** Authors whom the player has blocked, with their names. */
  blocked: v.array(v.object({ author: v.string(), name: v.string() })),
})

export const listChats = call({
  method: 'GET',
  path: '/api/v1/chats/',
  who: 'player',
  answer: v.object({
    channels: v.array(v.object({ ...channel.entries, unread: number, last: v.nullable(message) })),
    self,
  }),
})

export const countUnread = call({
  method: 'GET',
  path: '/api/v1/chat-unread/',
  who: 'player',
  answer: v.object({ unread: number }),
})

export const getChannel = call({
  method: 'GET',
  path: '/api/v1/chats/:channel/',
  who: 'player',
  answer: channel,
})

const before = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Ask for messages before a number'), v.transform(Number)),
)

export const listMessages = call({
  method: 'GET',
  path: '/api/v1/chats/:channel/messages/',
  who: 'player',
  query: v.object({ before }),
  answer: v.object({ results: v.array(message), more: v.boolean(), self }),
})

export const postMessage = call({
  method: 'POST',
  path: '/api/v1/chats/:channel/messages/',
  who: 'player',
  body: v.object({
    id: v.pipe(v.string(), v.uuid('That is not the id of a message'), v.toLowerCase()),
    text,
    picks: v.optional(
      v.object({
        game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'That game is not offered')),
        code: v.pipe(v.string(), v.regex(/^[\w.~-]{5,3000}$/, 'Those picks are damaged')),
      }),
    ),
  }),
  answer: message,
})

export const readChannel = call({
  method: 'POST',
  path: '/api/v1/chats/:channel/read/',
  who: 'player',
  body: v.object({ number }),
  answer: said,
})

export const reportMessage = call({
  method: 'POST',
  path: '/api/v1/chats/:channel/report/',
  who: 'player',
  body: v.object({ number, reason: v.picklist(['selling', 'abuse', 'private', 'other'], 'Choose a reason') }),
  answer: said,
})

export const blockAuthor = call({
  method: 'POST',
  path: '/api/v1/chat-block/',
  who: 'player',
  body: v.object({ author: v.pipe(v.string(), v.uuid('That is not an author')), blocked: v.boolean() }),
  answer: said,
})

export const setNickname = call({
  method: 'PUT',
  path: '/api/v1/chat-nickname/',
  who: 'player',
  body: v.object({
    nickname: v.optional(
      v.pipe(
        plainText(20),
        v.minLength(3, 'At least 3 characters'),
        v.regex(/^\p{L}[\p{L}\p{M}\p{N} _.-]*$/u, 'Letters and digits, beginning with a letter'),
      ),
    ),
  }),
  answer: self,
})

export const chatEvent = v.variant('kind', [
  /** Always first. Not `complete`: too much was missed, so reload the messages. */
  v.object({ kind: v.literal('hello'), complete: v.boolean() }),
  /** A new message, or one that has changed. Resume after its event's id. */
  v.object({ kind: v.literal('message'), message }),
])

/** As on the wire. */
export type ChatEventIn = v.InferInput<typeof chatEvent>

export const liveChannel = call({
  method: 'GET',
  path: '/api/v1/chats/:channel/live/',
  who: 'player',
  stream: true,
  answer: chatEvent,
})
