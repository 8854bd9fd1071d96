// A tap on a notification: the open window goes where it leads, and only where there is none a new one is opened.
import { notPages } from './paths.ts'

/** What of a window is used. */
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

/** ms in which a page that listens has answered. */
const PATIENCE = 1_000

const pathOf = (data: unknown): string => {
  const url = (data as { url?: unknown } | null)?.url
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/'
}

/** The app itself goes there, without loading its page again: what is being paid just now goes on. */
const asksToGo = (page: Page, url: string): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const end = (went: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(went)
    }
    const timer = setTimeout(() => end(false), PATIENCE)
    port1.addEventListener('message', () => end(true))
    port1.start()
    page.postMessage({ type: 'OPEN', url }, [port2])
  })

const isOfApp = ({ url }: Page) => !notPages.some(it => it.test(new URL(url).pathname))

export const followTap = async (data: unknown, pages: Pages): Promise<void> => {
  const url = pathOf(data)
  const open = (await pages.matchAll({ type: 'window', includeUncontrolled: true })).filter(isOfApp)
  const page =
    open.find(({ focused }) => focused) ??
    open.find(({ visibilityState }) => visibilityState === 'visible') ??
    open[0]
  if (!page) return void (await pages.openWindow(url))
  // Refused where the browser does not count this as a tap: the page changes all the same.
  await page.focus().catch(() => undefined)
  if (await asksToGo(page, url)) return
  await page.navigate(url).catch(() => pages.openWindow(url))
}
