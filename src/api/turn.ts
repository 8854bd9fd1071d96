// Reads take turns, each in a task of its own: a screen asks a dozen as it opens, and in one task they would hold up a
// slow phone's taps. Not by timers, which a page in the background gets once a second.
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

/** Resolves at once for a read that is alone. */
export const turn = (): Promise<void> => {
  const mine = next
  next = mine.then(nextTask)
  return mine
}
