// What a result says in words, and what a search of the table looks at.
import type { Batch, BatchState } from '#src/contract/draws.ts'
import type { ResultItem } from '#src/contract/front-page.ts'
import { formatDateTime, formatTime, lagosParts } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'

/** One sentence for a draw: what it paid and to how many, or that nobody played. Without winners it is all cashback. */
export const paidWords = ({ lines, winners, amount }: Pick<ResultItem, 'lines' | 'winners' | 'amount'>) => {
  if (lines === 0) return 'Nobody played this batch'
  if (winners === 0 && amount === 0) return `${plural(lines, 'line')}, no winners`
  if (winners === 0) return `${plural(lines, 'line')}, no winners, ${formatMoney(amount)} cashback`
  return `${plural(lines, 'line')}, ${plural(winners, 'winner')}, ${formatMoney(amount)} paid`
}

/** `8:05 PM` for today, `20/11/2026 8:05 PM` for any other day. */
export const shortWhen = (date: string, now: number): string => {
  const instant = Date.parse(date)
  const [a, b] = [lagosParts(instant), lagosParts(now)]
  const sameDay = a.day === b.day && a.month === b.month && a.year === b.year
  return sameDay ? formatTime(instant) : formatDateTime(instant)
}

type OfDraw = Pick<Batch, 'state' | 'draw'>

/** Whether the numbers of this batch are still to come. A refunded batch has none and never will. */
export const isToBeDrawn = ({ state, draw }: OfDraw): boolean => draw === null && state !== 'refunded'

const when = (date: string) => `${date.replace('T', ' ').replace('Z', '')} UTC`

/** The parts of the public record in the order in which they came to be; what is not there yet is left out. */
export const documentFacts = ({ commitment, head, draw }: Batch): [term: string, value: string][] => [
  ['Opened', when(commitment.opensAt)],
  ['Closed', when(commitment.closesAt)],
  ['Hash of the rules (SHA-256)', commitment.rules],
  [`Seed chain, link ${commitment.seed.knownIndex}, public before the batch opened`, commitment.seed.known],
  [
    'Beacon round fixed before the batch opened',
    `${commitment.beacon.chain === 'quicknet' ? 'drand quicknet' : 'Sandbox beacon'}, round ${commitment.beacon.round}`,
  ],
  ...(head
    ? ([
        ['Sealed', when(head.head.sealedAt)],
        ['Root of the ticket tree', head.head.root],
        ['Tickets, lines', `${head.head.size}, ${head.head.lines}`],
        ['Hash of the commitment', head.head.commitment],
        ['Hash of the seal before', head.head.previous || 'none: this is the first'],
        [`Signature of the seal, key ${head.key}`, head.signature],
      ] as [string, string][])
    : []),
  ...(draw
    ? ([
        [`Seed, link ${commitment.seed.index}, revealed after the draw`, draw.seed],
        ['Signature of the beacon round', draw.signature],
        ['Numbers in the order drawn', draw.numbers.join(', ')],
        ['Drawn', when(draw.drawnAt)],
      ] as [string, string][])
    : []),
]

const stateWords: Record<BatchState, string> = {
  announced: 'This batch is not on sale yet',
  open: 'This batch is on sale now',
  sealed: 'This batch is closed and sealed. The draw comes next',
  drawn: 'The numbers are drawn. Winners are being paid',
  settled: 'Drawn, and every winner is paid',
  refunded: 'This batch could not be drawn. Every stake was given back',
}

export const stateSentence = (state: BatchState): string => stateWords[state]
