const waiting = new Set<() => void>()

const letGo = () => {
  for (const go of waiting) go()
  waiting.clear()
}

let listens = false
const listen = () => {
  if (listens) return
  listens = true
  addEventListener('pagehide', letGo)
  document.addEventListener('visibilitychange', letGo)
}

/**
 * Resolves once the browser has painted the result of a tap, to keep invisible work out of its way. Resolves
 * at once if there is no screen or the page is or becomes hidden: a hidden page does not paint, and may never
 * run again.
 */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof document === 'undefined' || document.hidden) {
      resolve()
      return
    }
    listen()
    waiting.add(resolve)
    // Resolves this caller only: later ones wait for their own frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting.delete(resolve)
        resolve()
      }),
    )
  })
