/** A pause that ends at once when it is stopped, and never begins again. */
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
