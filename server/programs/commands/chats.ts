// The operator's commands about chats. Each that changes something needs a reason, and is recorded with who and when.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { Tx } from '#server/db/db.ts'
import {
  dropWord,
  listDeeds,
  listReported,
  listWords,
  noteDeed,
  putWord,
  setSlow,
  type WordRow,
} from '#server/db/queries/chats/channels.ts'
import {
  findMessage,
  insertMessage,
  judgeMessage,
  listNewest,
  moveChannel,
  type MessageRow,
} from '#server/db/queries/chats/messages.ts'
import { findAuthor, mutePlayer, setNickname } from '#server/db/queries/chats/players.ts'
import { ANNOUNCEMENTS, channelsOf } from '#server/deeds/chats/channels.ts'
import type { Command, Place } from './place.ts'

const LISTED = 100

/** Who does it, and why. */
const signed = ([who = '', ...words]: readonly string[], example: string) => {
  const why = words.join(' ').trim()
  if (!who || !why) throw new Error(`Say who you are, and why: ${example}`)
  return { who, why }
}

const isChannel = ({ games }: Place, id: string): boolean => channelsOf(games).some(it => it.id === id)

const SHOWN = 20

/** The newest messages, including hidden ones, with the newest at the end. */
const readChannel = async ({ db }: Place, channel: string, many: string) => {
  const limit = many === '' ? SHOWN : Number(many)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new Error('Say how many, up to 1000')
  const rows = await listNewest(db, channel, limit)
  const lines = rows.map(it => {
    const who = it.author === null ? 'us' : `${it.author} (${maskPhone(it.phone!)})`
    const picks = it.picks ? ` [${it.game} ${it.picks}]` : ''
    const state = it.state === 'shown' ? '' : ` (${it.state}: ${it.why})`
    return `${it.number}  ${formatDateTime(it.at.getTime())}  ${who}: ${it.text}${picks}${state}`
  })
  return lines.toReversed().join('\n') || 'Nothing has been written there.'
}

/** `chat` lists what was reported, `chat CHANNEL [MANY]` its newest messages, `chat log` what was done about chats. */
export const chat: Command = async (place, what = '', many = '') => {
  const { db } = place
  if (isChannel(place, what)) return readChannel(place, what, many)
  if (what === 'log') {
    const deeds = await listDeeds(db, LISTED)
    const lines = deeds.map(
      it => `${formatDateTime(it.at.getTime())}  ${it.who}: ${it.what} ${it.subject}. ${it.why}`,
    )
    return lines.join('\n') || 'Nothing was done yet.'
  }
  if (what !== '') throw new Error(`There is no channel ${what}`)
  const rows = await listReported(db, LISTED)
  const lines = rows.map(
    it =>
      `${it.channel} ${it.number}  ${it.state === 'shown' ? 'shown' : 'hidden'}, by ${it.author} (${maskPhone(it.phone)}), reported as ${it.reasons.join(', ')}: ${it.text}`,
  )
  return lines.join('\n') || 'Nothing is reported.'
}

const judge = (state: MessageRow['state'], what: string): Command => {
  const example = `${what === 'hide' ? 'chat-hide' : 'chat-restore'} general 12 WHO WHY`
  return async (place, channel = '', number = '', ...words) => {
    if (!isChannel(place, channel) || !/^\d{1,15}$/.test(number))
      throw new Error(`Say which, and why: ${example}`)
    const { who, why } = signed(words, example)
    await place.db.tx(async tx => {
      const { moved } = await moveChannel(tx, channel)
      if (!(await findMessage(tx, channel, Number(number))))
        throw new Error(`There is no message ${number} in ${channel}`)
      await judgeMessage(tx, {
        channel,
        number: Number(number),
        moved,
        state,
        why: state === 'shown' ? null : `Taken down by us: ${why}`,
        reviewed: true,
      })
      await noteDeed(tx, { what, subject: `${channel} ${number}`, who, why })
    })
    return `${channel} ${number} is ${state === 'shown' ? 'shown' : 'hidden'}. The author is told.`
  }
}
export const hide = judge('removed', 'hide')
export const restore = judge('shown', 'restore')

const isAuthor = (author: string): boolean => /^[\da-f-]{36}$/.test(author)

/** @throws Error saying where authors are found */
const playerOf = async (tx: Tx, author: string): Promise<number> => {
  const playerId = await findAuthor(tx, author)
  if (playerId === undefined) throw new Error(`There is no author ${author}: see chat`)
  return playerId
}

/** `chat-name AUTHOR WHO WHY` takes a nickname away. */
export const takeName: Command = async (place, author = '', ...words) => {
  const example = 'chat-name AUTHOR WHO WHY'
  if (!isAuthor(author)) throw new Error(`Say whose, and why: ${example}`)
  const { who, why } = signed(words, example)
  await place.db.tx(async tx => {
    await setNickname(tx, await playerOf(tx, author), undefined)
    await noteDeed(tx, { what: 'name', subject: author, who, why })
  })
  return 'The masked number stands there again.'
}

const MOST_HOURS = 24 * 365

/** `chat-mute AUTHOR HOURS WHO WHY`; 0 hours lets the player write again. */
export const mute: Command = async (place, author = '', hours = '', ...words) => {
  const example = 'chat-mute AUTHOR 24 WHO WHY'
  if (!isAuthor(author) || !/^\d{1,4}$/.test(hours) || Number(hours) > MOST_HOURS)
    throw new Error(`Say who, for how many hours, and why: ${example}`)
  const { who, why } = signed(words, example)
  await place.db.tx(async tx => {
    await mutePlayer(tx, await playerOf(tx, author), Number(hours), why)
    await noteDeed(tx, { what: 'mute', subject: `${author} ${hours} h`, who, why })
  })
  return Number(hours) === 0
    ? 'The player may write again.'
    : `The player reads for ${hours} hours, and is told why.`
}

const kinds = ['selling', 'rude', 'allowed', 'drop']

/** `chat-word` lists our own words; `chat-word KIND "PHRASE" WHO WHY` adds one; `drop` takes one off again. */
export const word: Command = async (place, kind = '', phrase = '', ...words) => {
  if (kind === '') {
    const rows = await listWords(place.db)
    return (
      rows.map(it => `${it.kind}  ${it.phrase}`).join('\n') ||
      'The list is as it comes: no words of your own.'
    )
  }
  const example = 'chat-word selling|rude|allowed|drop "sure ticket" WHO WHY'
  const said = phrase.trim().toLowerCase()
  if (!kinds.includes(kind) || said.length < 2 || said.length > 60)
    throw new Error(`Say it like this: ${example}`)
  const { who, why } = signed(words, example)
  await place.db.tx(async tx => {
    if (kind !== 'drop') await putWord(tx, { phrase: said, kind: kind as WordRow['kind'] })
    else if (!(await dropWord(tx, said))) throw new Error(`“${said}” is not among your own words`)
    await noteDeed(tx, { what: 'word', subject: `${kind} ${said}`, who, why })
  })
  return 'It counts from now on.'
}

/** `chat-slow CHANNEL SECONDS WHO WHY`; 0 for the usual pace. */
export const slow: Command = async (place, channel = '', seconds = '', ...words) => {
  const example = 'chat-slow tips 30 WHO WHY'
  if (!isChannel(place, channel) || !/^\d{1,4}$/.test(seconds) || Number(seconds) > 3600)
    throw new Error(`Say which, the seconds between two messages of one player, and why: ${example}`)
  const { who, why } = signed(words, example)
  await place.db.tx(async tx => {
    await setSlow(tx, channel, Number(seconds))
    await noteDeed(tx, { what: 'slow', subject: `${channel} ${seconds} s`, who, why })
  })
  return `One message in ${seconds} seconds from each player of ${channel}.`
}

const MOST_ANNOUNCED = 1_000

export const announce: Command = async (place, who = '', ...words) => {
  const text = words.join(' ').trim()
  if (!who || !text || text.length > MOST_ANNOUNCED || /\p{Cc}/u.test(text))
    throw new Error(`Say it on one line, ${MOST_ANNOUNCED} characters at most: announce WHO TEXT`)
  await place.db.tx(async tx => {
    const channel = ANNOUNCEMENTS
    const { moved: number } = await moveChannel(tx, channel)
    const clientId = crypto.randomUUID()
    await insertMessage(tx, { channel, number, clientId, playerId: null, text, picks: undefined })
    await noteDeed(tx, { what: 'announce', subject: String(number), who, why: text })
  })
  return 'It is announced.'
}
