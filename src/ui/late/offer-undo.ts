import { subscribe } from 'valtio/vanilla'
import { dismissToast, toast } from '../toast.ts'

/**
 * Says what was done, with a way back until the player changes the same thing again, which going back would throw away.
 * @param state a proxy @param now what counts as the same thing, as text
 */
export const offerUndo = (
  state: object,
  now: () => string,
  text: string,
  undo: { label: string; run: () => void },
): void => {
  const done = now()
  const stop = subscribe(state, () => {
    if (now() === done) return
    stop()
    dismissToast(notice)
  })
  const notice = toast.neutral(text, undo)
}
