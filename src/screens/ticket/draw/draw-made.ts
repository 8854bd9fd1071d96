// How a draw was made, in the order in which it happened: sealed, public randomness, numbers.
import type { AnyProof } from '#src/model/kept.ts'
import { roundTime } from '#src/draws/schedule.ts'
import { lagosParts } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/plural.ts'

interface MadeStep {
  words: string
  /** '' until it has happened. */
  detail: string
  done: boolean
}

const two = (value: number) => String(value).padStart(2, '0')

/** `12:15:09`, Lagos time. */
const clock = (instant: number): string => {
  const { hour, minute, second } = lagosParts(instant)
  return `${hour}:${two(minute)}:${two(second)}`
}

export const drawMade = ({ batch: { head, commitment, draw } }: AnyProof): MadeStep[] => [
  { words: 'Sealed', detail: head ? plural(head.head.lines, 'line') : '', done: head !== null },
  { words: 'Beacon', detail: draw ? clock(roundTime(commitment.beacon.round)) : '', done: draw !== null },
  { words: 'Numbers', detail: draw ? clock(Date.parse(draw.drawnAt)) : '', done: draw !== null },
]

/** What a screen reader is told at once, while the numbers still roll in for the eye. */
export const drawnWords = (
  drawn: readonly number[],
  lines: readonly { ticket: readonly number[] }[],
): string => {
  const own = lines.flatMap(({ ticket }, at) => {
    const hits = ticket.filter(n => drawn.includes(n))
    return hits.length > 0 ? [`line ${at + 1}: ${hits.join(' and ')}`] : []
  })
  return `Numbers drawn: ${drawn.join(', ')}. ${own.length > 0 ? `Of yours, ${own.join('; ')}.` : 'None of your numbers was drawn.'}`
}
