// What a result says in words, and what a search of the table looks at.
import type { Batch, BatchState, Logged } from '#src/contract/draws.ts'
import type { ResultItem } from '#src/contract/front-page.ts'
import { pins } from '#src/draws/pins.ts'
import { formatDateTime, formatTime, lagosParts } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { voidWords } from '#src/screens/shell/void-words.ts'

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

/** Who signed a checkpoint beside the log, as far as this build knows them. */
const witnessesOf = (checkpoint: string): string => {
  const signers = [...checkpoint.matchAll(/^— (\S+) /gm)].map(([, name]) => name)
  const known = pins.witnesses.filter(({ key }) => signers.includes(key.split('+')[0]))
  return known.map(({ key, by }) => `${key.split('+')[0]} (${by})`).join('; ') || 'none that this app knows'
}

const placeFacts = (what: string, logged: Logged | null): [term: string, value: string][] =>
  logged
    ? [
        [`${what} in the log`, `Entry ${logged.index + 1}`],
        ['Signed state of the log that holds it', logged.checkpoint.trim()],
        ['Witnesses that signed it too', witnessesOf(logged.checkpoint)],
      ]
    : [[`${what} in the log`, 'Not yet']]

const voidFacts = (batch: Batch): [term: string, value: string][] =>
  batch.void
    ? [
        ['Called off', `${voidWords(batch) ?? ''}, so every stake went back`],
        ...placeFacts('That it was called off', batch.void.logged),
      ]
    : []

/** The parts of the public record in the order in which they came to be; what is not there yet is left out. */
export const documentFacts = (batch: Batch): [term: string, value: string][] => {
  const { commitment, head, draw } = batch
  return [
    ['Opened', when(commitment.opensAt)],
    ['Closed', when(commitment.closesAt)],
    ['Hash of the rules (SHA-256)', commitment.rules],
    [
      'Beacon round fixed before the batch opened',
      `${commitment.beacon.chain === 'quicknet' ? 'drand quicknet' : 'Sandbox beacon'}, round ${commitment.beacon.round}`,
    ],
    ...(head
      ? ([
          ['Root of the ticket tree', head.head.root],
          ['Tickets, lines', `${head.head.size}, ${head.head.lines}`],
          ['Staked', formatMoney(head.head.stake)],
          ['Hash of the commitment', head.head.commitment],
          ...placeFacts('Seal', head.logged),
        ] as [string, string][])
      : []),
    ...voidFacts(batch),
    ...(draw
      ? ([
          ['Signature of the beacon round', draw.signature],
          ['Numbers in the order drawn', draw.numbers.join(', ')],
          ['Drawn', when(draw.drawnAt)],
        ] as [string, string][])
      : []),
  ]
}

const stateWords: Record<BatchState, string> = {
  announced: 'This batch is not on sale yet',
  open: 'This batch is on sale now',
  sealed: 'This batch is closed and sealed. The draw comes next',
  drawn: 'The numbers are drawn. Winners are being paid',
  settled: 'Drawn, and every winner is paid',
  refunded: 'This batch could not be drawn. Every stake was given back',
}

export const stateSentence = (batch: Pick<Batch, 'state' | 'void'>): string => {
  const why = batch.state === 'refunded' ? voidWords(batch) : undefined
  return why ? `${why}, so there was no draw and every stake went back` : stateWords[batch.state]
}
