import { useSessionWatch } from './use-session-watch.ts'

/** Shows nothing itself. */
export const HeldBackWatch = () => {
  useSessionWatch()
  return null
}
