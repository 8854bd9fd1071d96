// Recomputes a whole draw from everybody's lines (seal, sums, winners, payouts), and scans the log for a
// second seal of it.
import type { Batch, KeyEntry, Leaf, Logged, OpenTicket } from '#src/contract/draws.ts'
import { drawnBy, drawnWords } from '#src/games/drawn-by.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { judgeCalledOff } from './called-off.ts'
import { leaveOpen, must, outcomeOf, wait, type CheckResult } from './checks.ts'
import { drawKey } from '#src/draws/derive.ts'
import { commitmentHash, ticketLeafHash } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import type { Stretch } from '#src/draws/log-stretch.ts'
import { mustBePlayable } from './lines.ts'
import { openLogged, trustFrom } from './logged.ts'
import type { Memory } from './memory.ts'
import { mustBeOnly } from './only-one.ts'
import { growTree, rootOf } from '#src/draws/merkle.ts'
import { checkBeacon, mustBeOf, roundOf } from './verify.ts'

export interface WholeDraw {
  batch: Batch
  /** The canonical rules. */
  rules: string
  tickets: readonly OpenTicket[]
  log: Stretch
  /** Keys newer than the build's. */
  keyEntries: readonly { entry: KeyEntry; logged: Logged }[]
  /** What the service says it paid, kobo; null if it says nothing. */
  said: { winners: number; amount: number } | null
}

/** A ticket on this phone that is in the batch. */
export interface OwnTicket {
  leaf: Leaf
  index: number
}

const leavesOf = ({ batch, tickets }: WholeDraw): Leaf[] => {
  const commitment = commitmentHash(batch.commitment)
  return tickets.map(([stake, nonce, lines, predicted]) => ({
    batch: batch.id,
    commitment,
    lines,
    nonce,
    stake,
    ...predicted,
  }))
}

const HASH = 32 // bytes

const treeRoot = (hashes: readonly Uint8Array[]): string => {
  const all = new Uint8Array(hashes.length * HASH)
  for (const [at, hash] of hashes.entries()) all.set(hash, at * HASH)
  const growing = growTree(all)
  for (;;) {
    const { done, value } = growing.next()
    if (done) return hex(rootOf(value))
  }
}

const headOf = ({ batch }: WholeDraw) => batch.head ?? wait('The batch has no seal')

const checkSums = (draw: WholeDraw): string => {
  const { head } = headOf(draw)
  const lines = draw.tickets.reduce((sum, [, , own]) => sum + own.length, 0)
  const stake = draw.tickets.reduce((sum, [each, , own]) => sum + each * own.length, 0)
  must(
    draw.tickets.length === head.size,
    `${grouped(draw.tickets.length)} are shown, and ${grouped(head.size)} were sealed`,
  )
  must(lines === head.lines, `They have ${plural(lines, 'line')}, and ${grouped(head.lines)} were sealed`)
  must(stake === head.stake, `They cost ${formatMoney(stake)}, and ${formatMoney(head.stake)} was sealed`)
  return `${plural(head.size, 'ticket')}, ${plural(lines, 'line')}, ${formatMoney(stake)} staked`
}

const checkRoot = (draw: WholeDraw, hashes: readonly Uint8Array[]): string => {
  const { head } = headOf(draw)
  mustBeOf(draw.batch, head)
  must(head.commitment === commitmentHash(draw.batch.commitment), 'The seal is of another batch')
  const root = treeRoot(hashes)
  must(root === head.root, 'These are not the tickets that were sealed')
  return `This phone made the root ${root.slice(0, 8)}… from them as well`
}

const checkOwn = (hashes: readonly Uint8Array[], own: readonly OwnTicket[]): string => {
  for (const { leaf, index } of own) {
    const shown = hashes[index]
    must(
      shown !== undefined && hex(shown) === hex(ticketLeafHash(leaf)),
      `Your ticket number ${grouped(index + 1)} stands there changed, or not at all`,
    )
  }
  return `${plural(own.length, 'ticket')} of this phone, as on the receipt`
}

const openSeal = (draw: WholeDraw, memory: Memory) => {
  const { head, logged } = headOf(draw)
  if (!logged) return wait('The seal is not in the log yet')
  const trust = trustFrom(draw.keyEntries, memory)
  return { head, logged, trust, seal: openLogged(head, logged, trust, memory) }
}

const checkOnly = (draw: WholeDraw, memory: Memory): string => {
  const { head, logged, seal } = openSeal(draw, memory)
  const { checkpoint } = seal
  const { from, entries } = draw.log
  const ofBatch = mustBeOnly(draw.log, {
    what: 'seal',
    of: 'batch',
    shown: head,
    index: logged.index,
    log: { size: checkpoint.size, root: hex(checkpoint.root) },
  })
  const announced = ofBatch.find(({ type, at }) => type === draw.batch.commitment.type && at < logged.index)
  if (!announced)
    return leaveOpen(
      `No other seal in the ${plural(logged.index - from, 'entry', 'entries')} before it; the announcement of the batch is further back`,
    )
  must(
    documentHashOf(announced.entry) === commitmentHash(draw.batch.commitment),
    'The batch was announced in another form',
  )
  return `The only one in the last ${plural(entries.length, 'entry', 'entries')} of the log up to it; the batch was announced ${plural(logged.index - announced.at, 'entry', 'entries')} before it`
}

const checkPaid = (draw: WholeDraw, memory: Memory): string => {
  const { batch, said } = draw
  const hasMatches = draw.tickets.some(it => it[3] && 'picks' in it[3])
  if (batch.state === 'refunded') {
    const { seal, trust } = openSeal(draw, memory)
    return judgeCalledOff(batch, { seal, round: roundOf(draw), trust, hasMatches }, memory)
  }
  if (hasMatches)
    return leaveOpen('Each ticket hangs on its own matches: it shows its results and its prize itself')
  if (!batch.draw) return wait('It is not drawn yet')
  must(documentHashOf(draw.rules) === batch.commitment.rules, 'The rules are not those of the batch')
  const rules = readRules(draw.rules)
  checkBeacon(draw, memory)
  const key = drawKey({
    randomness: randomnessOf(fromHex(batch.draw.signature)),
    root: fromHex(headOf(draw).head.root),
    batch: batch.id,
  })
  const numbers = drawnBy(rules, key)
  must(numbers.join() === batch.draw.numbers.join(), `The numbers should be ${drawnWords(rules, numbers)}`)
  const byHits = new Map<number, number>()
  let paid = 0
  let winners = 0
  for (const [stake, , lines] of draw.tickets) {
    mustBePlayable(rules, lines)
    const due = settlePrize(rules, lines, stake, numbers)
    paid += due.won + due.cashback
    winners += due.won > 0 ? 1 : 0
    for (const { hits, prize, cashback } of due.lines)
      if (prize + cashback > 0) byHits.set(hits, (byHits.get(hits) ?? 0) + 1)
  }
  if (!said) return wait('The prizes are not paid yet')
  must(
    said.amount === paid && said.winners === winners,
    `The rules give ${formatMoney(paid)} to ${plural(winners, 'winner')}, and the result says ${formatMoney(said.amount)} to ${grouped(said.winners)}`,
  )
  const tiers = [...byHits].sort(([a], [b]) => b - a)
  const words = tiers.map(([hits, lines]) => `${plural(lines, 'line')} with ${hits} right`)
  return `${[plural(winners, 'winner'), ...words].join(', ')}: ${formatMoney(paid)} in all`
}

const documentHashOf = (text: string) => hex(sha256(utf8(text)))

/**
 * Every check in order. Never throws.
 * @param own this phone's tickets in the batch
 */
export const checkWholeDraw = (
  draw: WholeDraw,
  own: readonly OwnTicket[],
  memory: Memory = {},
): CheckResult[] => {
  let hashes: Uint8Array[] | undefined
  const made = () => (hashes ??= leavesOf(draw).map(ticketLeafHash))
  return [
    outcomeOf('Every ticket is in the list', () => checkSums(draw)),
    outcomeOf('The list makes the seal', () => checkRoot(draw, made())),
    ...(own.length > 0 ? [outcomeOf('Yours is in it', () => checkOwn(made(), own))] : []),
    outcomeOf('There was one seal only', () => checkOnly(draw, memory)),
    outcomeOf('What was paid is what the rules give', () => checkPaid(draw, memory)),
  ]
}
