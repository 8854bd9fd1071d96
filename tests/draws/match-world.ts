// Tickets on three real matches that ended as they had picked, made from nothing but the pure core.
import type { Commitment } from '#src/contract/draws.ts'
import { documentHash } from '#src/draws/documents.ts'
import { cellsOf } from '#src/games/soccer-cash/slip.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { logWorld } from './log-world.ts'
import { bounds, commitmentOf, headOf, receiptsFor, sandboxReceipts } from './sealed-batch.ts'

const iso = (at: number) => new Date(at).toISOString()

export const matchWorld = () => {
  const log = logWorld()
  const rules = { game: 'soccer-cash', returnPercent: 53, parts: 2 ** 20, mostPaid: 1_500_000_000 }
  const code = { batch: 'SC-20261124-1205', game: 'soccer-cash', rules: documentHash(rules) }
  const met = ['m1', 'm2', 'm3'].map(match => ({
    match,
    league: 'l',
    home: `H${match}`,
    away: `A${match}`,
    kickOff: iso(bounds.closesAt + 5 * HOUR),
  }))
  const opened = met.map(it => {
    const entry = {
      ...it,
      type: 'oriire/match-open/v1',
      parts: Array(100).fill(20_000) as number[],
      source: 's',
      strengths: 'x',
    } as const
    return { entry, index: log.append(entry) }
  })
  const picks = met.map(({ match }) => ({ match, scores: ['1-0'], parts: [20_000] }))
  const decidedAt = bounds.closesAt + 7 * HOUR
  const results = met.map(it => {
    const end = { score: '1-0', void: null, sources: ['s'], decidedAt: iso(decidedAt), beganAt: it.kickOff }
    const entry = { ...it, ...end, type: 'oriire/match/v1' } as const
    return { entry, logged: log.logged(log.append(entry)) as ReturnType<typeof log.logged> | null }
  })
  /** @param seenAt when the witnesses saw its head, ms */
  const ticketOf = (changes: Partial<Commitment> = {}, seenAt = bounds.closesAt + 1_000) => {
    const commitment = commitmentOf({ ...code, ...changes })
    log.append(commitment)
    const leaf = {
      batch: commitment.batch,
      commitment: documentHash(commitment),
      lines: cellsOf(picks),
      stake: 10_000,
      nonce: '00'.repeat(16),
      picks,
      most: rules.mostPaid,
    }
    const head = headOf(commitment, [leaf])
    return {
      version: 3,
      receipt: receiptsFor([leaf])[0]!,
      path: [],
      rules: canonicalJson(rules),
      keys: { [sandboxReceipts.id]: sandboxReceipts.publicKey },
      keyEntries: [],
      batch: {
        id: commitment.batch,
        game: commitment.game,
        state: 'settled',
        commitment,
        head: { head, logged: log.logged(log.append(head), { seenAt }) },
        draw: null,
        void: null as unknown,
      },
      prize: null as unknown,
      opened: opened.map(({ entry, index }) => ({ entry, logged: log.logged(index) })),
      results,
    }
  }
  return { log, ticketOf, decidedAt }
}
