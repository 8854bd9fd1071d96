// A push arrived. We always show something, even if the message is not ours: browsers revoke the permission
// after silent pushes (Safari after three). Private contents are shown only to their player.
import * as v from 'valibot'
import { isKickOffTag, isPrivate } from '#src/alerts/alert.ts'
import { optionsOf, type Desk } from '#src/alerts/show.ts'
import { neutralWords, provenWords } from '#src/alerts/words.ts'
import { pushChallenge, pushMessage, type PushMessage } from '#src/contract/alerts.ts'

/** Whose private alerts this device gets. */
interface Link {
  device: string
  player: boolean
}

interface PushDesk extends Desk {
  origin: string
  now(): number
  /** Undefined if nobody's. */
  link(): Promise<Link | undefined>
  /** Answers a challenge; false if the service rejects it or is unreachable. */
  prove(challenge: string): Promise<boolean>
}

const read = <T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The path of one of our addresses; other origins lead to the front page. */
const ownPath = (address: string, origin: string): string => {
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? `${url.pathname}${url.search}` : '/'
  } catch {
    return '/'
  }
}

const mayBeSeen = ({ data }: PushMessage['notification'], link: Link | undefined): boolean => {
  if (!data) return true
  if (data.player === undefined) return !isPrivate(data.kind)
  return link?.player === true && link.device === data.player
}

const showNeutral = ({ board }: PushDesk): Promise<void> => {
  const { title, body } = neutralWords()
  return board.showNotification(title, optionsOf({ tag: 'news', body, url: '/' }))
}

/**
 * The first message is shown like any other, even if one of our pages is visible: Safari does not forgive a
 * push without a notification. It is silent, as it may come at night when the browser replaces a
 * subscription.
 */
const answerChallenge = async (challenge: string, desk: PushDesk): Promise<void> => {
  if (!(await desk.prove(challenge).catch(() => false))) return showNeutral(desk)
  const { title, body } = provenWords()
  await desk.board.showNotification(title, optionsOf({ tag: 'first', body, url: '/draw-alerts' }, true))
}

/**
 * Does not check for expiry: the push service drops expired messages by its own clock, and a phone's clock
 * may be wrong.
 * @param text the payload as received
 */
export const answerPush = async (text: string | undefined, desk: PushDesk): Promise<void> => {
  const first = read(pushChallenge, text)
  if (first) return answerChallenge(first.challenge, desk)
  const message = read(pushMessage, text)?.notification
  const link = message?.data?.player === undefined ? undefined : await desk.link().catch(() => undefined)
  if (!message || !mayBeSeen(message, link)) return showNeutral(desk)
  const { title, body, tag, data } = message
  const url = ownPath(message.navigate, desk.origin)
  const show = async (silent: boolean) => {
    await desk.board.showNotification(title, optionsOf({ tag, body, url }, silent))
    return true
  }
  const showFirst = () => show(message.silent === true)
  const isFirst = data
    ? // By a clock days ahead, what pages have shown would be forgotten, and shown by them again.
      await desk.shown.once({ tag, until: data.until }, Math.min(desk.now(), data.until), showFirst)
    : await showFirst()
  // A page already showed it: the same tag replaces it silently, and the browser still sees a notification.
  if (!isFirst) await show(true)
  if (isFirst && data?.kind === 'result' && !isKickOffTag(tag)) await desk.unseen.add(tag)
}
