// The clock draws, pays and buys in short turns, so that a batch closing meanwhile is sealed between two of them.
const TURN = 1_000 // ms

export const beginTurn = (clock: { now(): number }) => {
  const end = clock.now() + TURN
  return { isOver: (): boolean => clock.now() >= end }
}

/**
 * Does what is due until the turn is over.
 * @param most how many were asked for
 * @param work resolves with whether it is done
 * @returns whether more may be due right away: never if nothing could be done
 */
export const fillTurn = async <T>(
  turn: ReturnType<typeof beginTurn>,
  due: readonly T[],
  most: number,
  work: (it: T) => Promise<boolean | undefined>,
): Promise<boolean> => {
  let done = 0
  for (const it of due) {
    if (turn.isOver()) return done > 0
    if (await work(it)) done++
  }
  return due.length === most && done > 0
}
