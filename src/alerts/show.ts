// The one way a notification gets onto the screen: through the worker's registration, under the alert's tag.
import type { Alert } from './alert.ts'
import type { Shown } from './shown.ts'
import type { Unseen } from './unseen.ts'

/** What of a worker's registration is used. */
export interface Board {
  showNotification(title: string, options?: NotificationOptions): Promise<void>
}

/** What a notification carries for the tap on it. */
interface TapData {
  url: string
}

export const optionsOf = (
  { tag, body, url }: Pick<Alert, 'tag' | 'body' | 'url'>,
  silent = false,
): NotificationOptions => ({
  body,
  tag,
  lang: 'en-NG',
  icon: '/icons/any-192.png',
  badge: '/icons/monochrome-192.png',
  silent,
  data: { url } satisfies TapData,
})

export interface Desk {
  board: Board
  shown: Pick<Shown, 'take'>
  unseen: Pick<Unseen, 'add'>
}

/** Shows an alert unless this device has shown it already. Nothing may be shown where the permission was taken back. */
export const showOnce = async (
  alert: Alert,
  { board, shown, unseen }: Desk,
  now: number,
): Promise<boolean> => {
  if (!(await shown.take(alert, now))) return false
  const done = await board.showNotification(alert.title, optionsOf(alert)).then(
    () => true,
    () => false,
  )
  if (done && alert.kind === 'result') await unseen.add(alert.tag)
  return done
}
