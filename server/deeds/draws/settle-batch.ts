import { wordsOf } from '#src/games/drawn-by.ts'
import { payoutOf } from '#src/games/prizes.ts'
import {
  isOfScores,
  readRules,
  type DrumDocument,
  type RulesDocument,
  type ScoresDocument,
} from '#src/games/rules-schema.ts'
import { priceOfLine, winningLines } from '#src/games/score-lines.ts'
import { maskOf, toWords } from '#src/picks/mask.ts'
import { lockDrawnBatch } from '#server/db/queries/draws/batches.ts'
import { findLater } from '#server/db/queries/money/choices.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { settleTickets, type Prizes, type TierRow } from '#server/db/queries/draws/settlement.ts'
import { post } from '#server/ledger/transfers.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { passOnPrizes } from '#server/deeds/prizes/pass-on.ts'
import { ANNUITY_FUND, RESERVE } from '#server/deeds/limits/write-limits.ts'

/** A rules document's prize table: a row per tier, or per number of lines where that matters. */
const tiersOf = (rules: DrumDocument): TierRow[] => {
  const all = rules.stakes.flatMap(({ stake, tiers }) => tiers.map(tier => ({ stake, ...tier })))
  const isSpecial = all.some(tier => tier.choice ?? tier.byLines)
  if (!isSpecial) return all
  return all.flatMap(tier =>
    rules.lineCounts.map(lines => ({ stake: tier.stake, hits: tier.hits, lines, ...payoutOf(tier, lines) })),
  )
}

/** All winning lines, bought or not: few can be right at once, and each has one prize per stake. */
const winningOf = (rules: ScoresDocument, numbers: readonly number[]) =>
  winningLines(rules, numbers).flatMap(line =>
    rules.stakes.map(({ stake }) => ({
      stake,
      line: toWords(maskOf(line), wordsOf(rules)),
      prize: priceOfLine(rules, stake, line).prize,
    })),
  )

const prizesOf = (rules: RulesDocument, numbers: readonly number[]): Prizes =>
  isOfScores(rules)
    ? { winning: winningOf(rules, numbers), words: wordsOf(rules) }
    : { tiers: tiersOf(rules), drawn: toWords(maskOf(numbers), wordsOf(rules)) }

/**
 * Settles the next drawn batch by the rules it was sold under: results, prizes, cashback and tax of all its tickets in
 * one transaction, so that an interrupted settlement never happened. Safe on any number of nodes.
 * @returns its id, or undefined if none has been drawn
 */
export const settleBatch = ({ db, settings, log }: Service, sweep = strictly): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockDrawnBatch(tx, sweep.failed)
    if (!batch) return undefined
    sweep.takes(batch.id)
    const rules = readRules(await findRules(tx, batch.rules_hash))
    const settled = await settleTickets(tx, batch.id, prizesOf(rules, batch.numbers), settings.WINNINGS_TAX)
    await passOnPrizes(tx, batch.id)
    // The reserve has paid what winners may choose about; the fund behind such prizes repays it.
    const later = await findLater(tx, batch.id)
    const cause = batch.id
    await post(tx, [{ debit: ANNUITY_FUND, credit: RESERVE, amount: later, kind: 'owed-cover', cause }])
    log.info({ batch: batch.id, numbers: batch.numbers, ...settled }, 'a batch is drawn and settled')
    return batch.id
  })
