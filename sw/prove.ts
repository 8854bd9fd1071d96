// The challenge that came by push goes back to the service, and open pages hear that this phone is proven now.
import { PROVEN } from '#src/alerts/proven.ts'
import { provePushDevice } from '#src/contract/alerts.ts'

interface ProveParts {
  ask(path: string, init: RequestInit): Promise<Response>
  /** Open pages of ours, whether this worker answers them or not. */
  pages(): Promise<readonly { postMessage(message: unknown): void }[]>
}

/** ms: a browser ends a worker that shows nothing for long. */
const PATIENCE = 15_000

export const prove = async (challenge: string, { ask, pages }: ProveParts): Promise<boolean> => {
  const { path, method } = provePushDevice
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), PATIENCE)
  const answer = await ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge }),
    signal: impatience.signal,
  }).finally(() => clearTimeout(timer))
  if (!answer.ok) return false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker's pages are its own
  for (const page of await pages()) page.postMessage({ type: PROVEN })
  return true
}
