// Pages are rendered for visitors. Those for players only carry the log-in, which visitors would wait for the app to send
// them to; on public ones a player would be asked to log in until the app knows them.
import { readStored, TOKEN_KEY } from '#src/lib/stored.ts'

/**
 * Shows it in place of the frame, at its own address, which leads back. If a token is kept, the header only keeps the place of
 * its links to log in and sign up. Call before anything watches the page.
 */
export const openLogIn = (): void => {
  if (readStored(TOKEN_KEY)) {
    for (const link of document.querySelectorAll('header [href*="/user"]')) link.className += ' waits'
    return
  }
  const page = document.querySelector<HTMLTemplateElement>('#log-in')
  if (!page) return
  const { pathname, search, hash } = location
  history.replaceState(null, '', `/user/login?source=${encodeURIComponent(pathname + search + hash)}`)
  page.parentElement!.replaceChildren(page.content)
}
