// A tap on a notification while the app is open: the worker asks the page to go there, and the router hears of it.
import * as v from 'valibot'

const ask = v.object({ type: v.literal('OPEN'), url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })

export const listenToTaps = (
  workers: Pick<ServiceWorkerContainer, 'addEventListener' | 'startMessages'>,
): void => {
  workers.addEventListener('message', event => {
    const asked = v.safeParse(ask, event.data)
    if (!asked.success) return
    history.pushState({}, '', asked.output.url)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    event.ports[0]?.postMessage('went')
  })
  workers.startMessages()
}
