// A push has come. Something is always shown, also for a message that is not ours: a browser that was woken for nothing takes
// the permission away (Safari after the third time). Nothing private is shown to another player than it is for.
import * as v from 'valibot'
import { isPrivate } from '#src/alerts/alert.ts'
import { optionsOf, type Desk } from '#src/alerts/show.ts'
import { neutralWords, provenWords } from '#src/alerts/words.ts'
import { pushChallenge, pushMessage, type PushMessage } from '#src/contract/alerts.ts'

/** Whose private alerts come to this device. */
interface Link {
  device: string
  player: boolean
}

interface PushDesk extends Desk {
  origin: string
  now(): number
  /** Undefined where nobody's do. */
  link(): Promise<Link | undefined>
  /** Answers a challenge; false where the service does not take it, or is not reached. */
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

/** The path of an address of ours; another origin's leads to the front page. */
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
 * The first message is shown like any other, also while a page of ours is in sight: Safari forgives no push without a
 * notification. Without a sound, because it may come at night, where the browser has replaced a subscription.
 */
const answerChallenge = async (challenge: string, desk: PushDesk): Promise<void> => {
  if (!(await desk.prove(challenge).catch(() => false))) return showNeutral(desk)
  const { title, body } = provenWords()
  await desk.board.showNotification(title, optionsOf({ tag: 'first', body, url: '/draw-alerts' }, true))
}

/**
 * Whether it is over is not asked: the push service drops what is, by its own clock, and a phone's clock may be wrong.
 * @param text the payload as it came
 */
export const answerPush = async (text: string | undefined, desk: PushDesk): Promise<void> => {
  const first = read(pushChallenge, text)
  if (first) return answerChallenge(first.challenge, desk)
  const message = read(pushMessage, text)?.notification
  const link = message?.data?.player === undefined ? undefined : await desk.link().catch(() => undefined)
  if (!message || !mayBeSeen(message, link)) return showNeutral(desk)
  const { title, body, tag, data } = message
  const isFirst = data ? await desk.shown.take({ tag, until: data.until }, desk.now()) : true
  // Shown before by a page: the same tag takes its place without a sound, and the browser has seen that something is shown.
  const url = ownPath(message.navigate, desk.origin)
  await desk.board.showNotification(title, optionsOf({ tag, body, url }, !isFirst || message.silent === true))
  if (isFirst && data?.kind === 'result') await desk.unseen.add(tag)
}
