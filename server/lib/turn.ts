// The clock draws, pays and buys in short turns, so that a batch closing meanwhile is sealed between two of them.
const TURN = 1_000 // ms

export const beginTurn = (clock: { now(): number }) => {
  const end = clock.now() + TURN
  return { isOver: (): boolean => clock.now() >= end }
}
