import { payoutOf } from '#src/games/prizes.ts'
import { readRules, type RulesDocument } from '#src/games/rules-schema.ts'
import { maskOf, toWords, wordsPerLine } from '#src/picks/mask.ts'
import { lockDrawnBatch } from '#server/db/queries/draws/batches.ts'
import { findLater } from '#server/db/queries/money/choices.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { settleTickets, type TierRow } from '#server/db/queries/draws/settlement.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { ANNUITY_FUND, RESERVE } from '#server/deeds/limits/write-limits.ts'

/** A rules document's prize table: a row per tier, or per number of lines where that matters. */
const tiersOf = (rules: RulesDocument): TierRow[] => {
  const all = rules.stakes.flatMap(({ stake, tiers }) => tiers.map(tier => ({ stake, ...tier })))
  const isSpecial = all.some(tier => tier.choice ?? tier.byLines)
  if (!isSpecial) return all
  return all.flatMap(tier =>
    rules.lineCounts.map(lines => ({ stake: tier.stake, hits: tier.hits, lines, ...payoutOf(tier, lines) })),
  )
}

/**
 * Settles the next drawn batch by the rules it was sold under: results, prizes, cashback and tax of all its tickets in
 * one transaction, so that an interrupted settlement never happened. Safe on any number of nodes.
 * @returns its id, or undefined if none has been drawn
 */
export const settleBatch = ({ db, settings, log }: Service): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockDrawnBatch(tx)
    if (!batch) return undefined
    const rules = readRules(await findRules(tx, batch.rules_hash))
    const drawn = toWords(maskOf(batch.numbers), wordsPerLine(rules.of))
    const settled = await settleTickets(tx, batch.id, drawn, tiersOf(rules), settings.WINNINGS_TAX)
    // The reserve has paid what winners may choose about; the fund behind such prizes repays it.
    const later = await findLater(tx, batch.id)
    const cause = batch.id
    await post(tx, [{ debit: ANNUITY_FUND, credit: RESERVE, amount: later, kind: 'owed-cover', cause }])
    log.info({ batch: batch.id, numbers: batch.numbers, ...settled }, 'a batch is drawn and settled')
    return batch.id
  })
