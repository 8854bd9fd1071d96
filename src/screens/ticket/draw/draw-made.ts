// How a draw was made, in the order in which it happened: sealed, public randomness, numbers.
import type { Proof } from '#src/model/draws.ts'
import { roundTime } from '#src/draws/schedule.ts'
import { lagosParts } from '#src/lib/lagos-time.ts'
import { words } from './words.ts'

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

export const drawMade = ({ batch: { head, commitment, draw } }: Proof): MadeStep[] => [
  { words: words.$sealed, detail: head ? words.$lines(head.head.lines) : '', done: head !== null },
  {
    words: words.$beacon,
    detail: draw ? clock(roundTime(commitment.beacon.round)) : '',
    done: draw !== null,
  },
  { words: words.$numbers, detail: draw ? clock(Date.parse(draw.drawnAt)) : '', done: draw !== null },
]

/** What a screen reader is told at once, while the numbers still roll in for the eye. */
export const drawnWords = (
  drawn: readonly number[],
  lines: readonly { ticket: readonly number[] }[],
): string => {
  const own = lines.flatMap(({ ticket }, at) => {
    const hits = ticket.filter(n => drawn.includes(n))
    return hits.length > 0 ? [words.$ownLine(at + 1, hits)] : []
  })
  return words.$drawnAre(
    drawn.join(', '),
    own.length > 0 ? words.$ofYours(own.join('; ')) : words.$noneOfYourNumbers,
  )
}
