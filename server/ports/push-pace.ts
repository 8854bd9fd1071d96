// Messages at even distances, so many in a second at most: what lies between them belongs to the players.

/** A thread that was kept waiting makes up for so much of it at once, not for all of it. */
const MADE_UP = 50 // ms

/** @returns asked with an instant in ms, says how many ms the next message has to wait; 0: it goes now, and is counted */
export const makePace = (perSecond: number): ((now: number) => number) => {
  let due = -Infinity
  return now => {
    due = Math.max(due, now - MADE_UP)
    if (due > now) return due - now
    due += 1000 / perSecond
    return 0
  }
}
