// Returns the challenge from a push to the service, and tells open pages that this device is now proven.
import { PROVEN } from '#src/alerts/proven.ts'
import { provePushDevice } from '#src/contract/alerts.ts'

interface ProveParts {
  ask(path: string, init: RequestInit): Promise<Response>
  /** All our open pages, controlled by this worker or not. */
  pages(): Promise<readonly { postMessage(message: unknown): void }[]>
}

/** ms; browsers stop a worker that shows nothing for too long. */
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
