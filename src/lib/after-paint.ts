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
 * Resolves when the browser has drawn what a tap changed: work that nobody sees does not hold it up. At once where there
 * is no screen or nobody looks at it, and when that begins: a hidden page draws nothing, and may never run again.
 */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof document === 'undefined' || document.hidden) {
      resolve()
      return
    }
    listen()
    waiting.add(resolve)
    // This one alone: who asked since then waits for a frame that is still to come.
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting.delete(resolve)
        resolve()
      }),
    )
  })
