/** Pauses that end at once when stopped; after that, none begins. */
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
