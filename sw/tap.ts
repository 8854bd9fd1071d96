// A tap on a notification: navigates an open window, or opens a new one if there is none.
import { notPages } from './paths.ts'

/** The parts of a window client we use. */
export interface Page {
  url: string
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown, transfer: Transferable[]): void
}

export interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
  openWindow(url: string): Promise<unknown>
}

/** ms for a listening page to answer, even on a slow phone; then it is reloaded, whatever it does. */
const PATIENCE = 3_000
/** ms; a page that is still starting misses the first message. */
const AGAIN = 250

const pathOf = (data: unknown): string => {
  const url = (data as { url?: unknown } | null)?.url
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/'
}

const ask = (page: Page, question: object): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve(true)
    })
    port1.start()
    page.postMessage(question, [port2])
  })

/** The app navigates itself without reloading, so a payment in progress continues. */
const asksToGo = async (page: Page, url: string): Promise<boolean> => {
  // One id for all attempts: the page navigates only once.
  const question = { type: 'OPEN', url, id: crypto.randomUUID() }
  const answers: Promise<boolean>[] = []
  for (let waited = 0; waited < PATIENCE; waited += AGAIN) {
    answers.push(ask(page, question))
    const later = new Promise<boolean>(resolve => setTimeout(resolve, AGAIN, false))
    if (await Promise.race([...answers, later])) return true
  }
  return false
}

const isOfApp = ({ url }: Page) => !notPages.some(it => it.test(new URL(url).pathname))

export const followTap = async (data: unknown, pages: Pages): Promise<void> => {
  const url = pathOf(data)
  const open = (await pages.matchAll({ type: 'window', includeUncontrolled: true })).filter(isOfApp)
  const page =
    open.find(({ focused }) => focused) ??
    open.find(({ visibilityState }) => visibilityState === 'visible') ??
    open[0]
  if (!page) return void (await pages.openWindow(url))
  // Rejected if the browser does not count this as a tap: navigate anyway.
  await page.focus().catch(() => undefined)
  if (await asksToGo(page, url)) return
  await page.navigate(url).catch(() => pages.openWindow(url))
}
