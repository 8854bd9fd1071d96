// A tap on a notification while the app is open: the worker tells the page where to go, and it goes.
import * as v from 'valibot'

const ask = v.object({
  type: v.literal('OPEN'),
  url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  /** The same for every retry of one tap; older workers ask once and send none. */
  id: v.optional(v.string()),
})

export const listenToTaps = (
  workers: Pick<ServiceWorkerContainer, 'addEventListener' | 'startMessages'>,
  onWent: () => void,
): void => {
  let went: string | undefined
  workers.addEventListener('message', event => {
    const asked = v.safeParse(ask, event.data)
    if (!asked.success) return
    const { url, id } = asked.output
    if (id === undefined || id !== went) {
      history.pushState({}, '', url)
      // The page may be open already, with what was true before the news.
      onWent()
    }
    went = id
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    event.ports[0]?.postMessage('went')
  })
  workers.startMessages()
}
