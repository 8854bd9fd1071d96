/** A pause that ends at once when stopped, and never starts again. */
export const sleeper = () => {
  let wake: (() => void) | undefined
  const sleep = {
    stopped: false,
    for: (ms: number) =>
      new Promise<void>(resolve => {
        if (sleep.stopped) return resolve()
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    stop: () => {
      sleep.stopped = true
      wake?.()
    },
  }
  return sleep
}
