// A push has come. Something is always shown, also for a message that is not ours: a browser that was woken for nothing takes
// the permission away (Safari after the third time). Nothing private is shown to another player than it is for.
import * as v from 'valibot'
import { isPrivate } from '#src/alerts/alert.ts'
import { optionsOf, type Desk } from '#src/alerts/show.ts'
import { neutralWords } from '#src/alerts/words.ts'
import { pushMessage, type PushMessage } from '#src/contract/alerts.ts'

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
}

const readMessage = (text: string | undefined): PushMessage['notification'] | undefined => {
  try {
    const read = v.safeParse(pushMessage, JSON.parse(text ?? ''))
    return read.success ? read.output.notification : undefined
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

/**
 * Whether it is over is not asked: the push service drops what is, by its own clock, and a phone's clock may be wrong.
 * @param text the payload as it came
 */
export const answerPush = async (text: string | undefined, desk: PushDesk): Promise<void> => {
  const message = readMessage(text)
  const link = message?.data?.player === undefined ? undefined : await desk.link().catch(() => undefined)
  if (!message || !mayBeSeen(message, link)) {
    const { title, body } = neutralWords()
    await desk.board.showNotification(title, optionsOf({ tag: 'news', body, url: '/' }))
    return
  }
  const { title, body, tag, data } = message
  const isFirst = data ? await desk.shown.take({ tag, until: data.until }, desk.now()) : true
  // Shown before by a page: the same tag takes its place without a sound, and the browser has seen that something is shown.
  const url = ownPath(message.navigate, desk.origin)
  await desk.board.showNotification(title, optionsOf({ tag, body, url }, !isFirst || message.silent === true))
  if (isFirst && data?.kind === 'result') await desk.unseen.add(tag)
}
