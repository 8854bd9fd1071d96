// Spaces messages evenly, up to a rate: the gaps belong to the players.

/** A delayed thread catches up on this much at once, not on everything. */
const MADE_UP = 50 // ms

/** @returns a function of the time in ms that says how many ms the next message must wait; 0 sends and counts it */
export const makePace = (perSecond: number): ((now: number) => number) => {
  let due = -Infinity
  return now => {
    due = Math.max(due, now - MADE_UP)
    if (due > now) return due - now
    due += 1000 / perSecond
    return 0
  }
}
