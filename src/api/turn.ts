// Reads take turns, each in its own task: a screen makes a dozen as it opens, and in one task they would hold up a
// slow phone's taps. Not with timers, which fire only once a second in a background page.
let next: Promise<void> = Promise.resolve()

const nextTask = () =>
  new Promise<void>(done => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      done()
    })
    port1.start()
    port2.postMessage(null)
  })

/** Resolves at once for a lone read. */
export const turn = (): Promise<void> => {
  const mine = next
  next = mine.then(nextTask)
  return mine
}
