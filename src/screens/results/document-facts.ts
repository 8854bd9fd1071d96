// One draw's public record, term by term.
import type { Batch, Logged } from '#src/model/draws.ts'
import { pins } from '#src/draws/pins.ts'
import { grouped } from '#src/lib/figures.ts'
import { formatMoney } from '#src/lib/money.ts'
import { voidWords } from '../shared/void-words.ts'

const when = (date: string) => `${date.replace('T', ' ').replace('Z', '')} UTC`

/** Who cosigned a checkpoint, as far as this build knows the witnesses. */
const witnessesOf = (checkpoint: string): string => {
  const signers = [...checkpoint.matchAll(/^— (\S+) /gm)].map(([, name]) => name)
  const known = pins.witnesses.filter(({ key }) => signers.includes(key.split('+')[0]))
  return known.map(({ key, by }) => `${key.split('+')[0]} (${by})`).join('; ') || 'none that this app knows'
}

const placeFacts = (what: string, logged: Logged | null): [term: string, value: string][] =>
  logged
    ? [
        [`${what} in the log`, `Entry ${grouped(logged.index + 1)}`],
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

/** The parts of the public record in the order they came into being; missing ones are left out. */
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
          ['Tickets, lines', [head.head.size, head.head.lines].map(grouped).join(' and ')],
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
