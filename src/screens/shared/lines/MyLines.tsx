import { BallRow } from '#src/ui/Ball.tsx'
import { words } from '#src/ui/words/ui.ts'

/** A player's line of numbers; `at` counts from 0. */
export const MyLine = ({ numbers, at }: { numbers: readonly number[]; at: number }) => (
  <BallRow mine numbers={numbers} size="sm" label={words.$line(at + 1)} />
)

export const MyLines = ({ lines }: { lines: readonly (readonly number[])[] }) =>
  lines.map((line, at) => <MyLine key={at} at={at} numbers={line} />)
