// Pages for players only carry the log-in for visitors, who would wait for the app to send them there.
import { readStored, TOKEN_KEY } from '#src/lib/stored.ts'

/** Shows it in place of the frame, at its own address, which leads back. Call before anything watches the page. */
export const openLogIn = (): void => {
  const page = document.querySelector<HTMLTemplateElement>('#log-in')
  if (!page || readStored(TOKEN_KEY)) return
  const { pathname, search, hash } = location
  history.replaceState(null, '', `/user/login?source=${encodeURIComponent(pathname + search + hash)}`)
  page.parentElement!.replaceChildren(page.content)
}
