// A tap on a notification while the app is open: the worker asks the page to go there, and the router hears of it.
import * as v from 'valibot'

const ask = v.object({
  type: v.literal('OPEN'),
  url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  /** The same for each time that one tap is asked about; a worker of an earlier version asks once and has none. */
  id: v.optional(v.string()),
})

export const listenToTaps = (
  workers: Pick<ServiceWorkerContainer, 'addEventListener' | 'startMessages'>,
): void => {
  let went: string | undefined
  workers.addEventListener('message', event => {
    const asked = v.safeParse(ask, event.data)
    if (!asked.success) return
    const { url, id } = asked.output
    if (id === undefined || id !== went) history.pushState({}, '', url)
    went = id
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    event.ports[0]?.postMessage('went')
  })
  workers.startMessages()
}
