// The worker's half of the alerts: what it does when woken.
import { maySend } from '#src/alerts/barred.ts'
import { planHere, planShelf } from '#src/alerts/kept-plan.ts'
import { readLink, readSettings, saveLink } from '#src/alerts/settings-store.ts'
import { shownHere } from '#src/alerts/shown.ts'
import { unseenHere } from '#src/alerts/unseen.ts'
import { WAKE_TAG } from '#src/alerts/wake.ts'
import { showDue, timeNow } from './due.ts'
import { answerPush } from './push.ts'
import { prove } from './prove.ts'
import { renew } from './renew.ts'
import { followTap, type Pages } from './tap.ts'

interface SyncEvent extends ExtendableEvent {
  tag: string
}

const ask = (path: string, init: RequestInit) => fetch(path, init)

export const tellAlerts = (scope: ServiceWorkerGlobalScope): void => {
  const desk = () => ({ board: scope.registration, shown: shownHere, unseen: unseenHere })
  scope.addEventListener('push', event => {
    const text = event.data?.text()
    const parts = {
      ...desk(),
      origin: scope.location.origin,
      now: Date.now,
      link: readLink,
      prove: (challenge: string) =>
        prove(challenge, {
          ask,
          pages: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
        }),
    }
    event.waitUntil(answerPush(text, parts))
  })
  scope.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(followTap(event.notification.data, scope.clients as Pages))
  })
  scope.addEventListener('pushsubscriptionchange', event => {
    const { pushManager } = scope.registration
    const work = renew({
      settings: maySend(planShelf, readSettings, Date.now),
      subscribe: async key =>
        (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON(),
      saveLink,
      ask,
    })
    ;(event as ExtendableEvent).waitUntil(work.catch(() => false))
  })
  scope.addEventListener('periodicsync' as 'sync', event => {
    if ((event as unknown as SyncEvent).tag !== WAKE_TAG) return
    ;(event as unknown as SyncEvent).waitUntil(
      timeNow(ask).then(now => showDue(desk(), planHere, readSettings, now, ask)),
    )
  })
}
