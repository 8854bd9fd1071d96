// The one way to show a notification: through the worker's registration, under the alert's tag.
import { isKickOffTag, type Alert } from './alert.ts'
import { iconOf } from './icon-of.ts'
import type { Shown } from './shown.ts'
import type { Unseen } from './unseen.ts'

export const optionsOf = (
  { tag, body, url }: Pick<Alert, 'tag' | 'body' | 'url'>,
  silent = false,
): NotificationOptions => ({
  body,
  tag,
  lang: 'en-NG',
  icon: iconOf({ tag, url }),
  badge: '/icons/monochrome-192.png',
  silent,
  data: { url }, // for taps
})

export interface Desk {
  board: Pick<ServiceWorkerRegistration, 'showNotification'>
  shown: Pick<Shown, 'once'>
  unseen: Pick<Unseen, 'add'>
}

/** Shows an alert unless this device already has. Does nothing if permission was revoked. */
export const showOnce = async (
  alert: Alert,
  { board, shown, unseen }: Desk,
  now: number,
): Promise<boolean> => {
  const done = await shown.once(alert, now, () =>
    board.showNotification(alert.title, optionsOf(alert)).then(
      () => true,
      () => false,
    ),
  )
  if (done && alert.kind === 'result' && !isKickOffTag(alert.tag)) await unseen.add(alert.tag)
  return done
}
