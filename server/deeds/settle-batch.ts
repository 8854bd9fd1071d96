import { readRules } from '#src/games/prizes.ts'
import { maskOf, toWords, wordsPerLine } from '#src/picks/mask.ts'
import { lockDrawnBatch } from '../db/queries/batches.ts'
import { findRules } from '../db/queries/rules.ts'
import { settleTickets } from '../db/queries/settlement.ts'
import type { Service } from '../service.ts'

/**
 * Settles the next drawn batch by the rules that it was sold under: results, prizes, cashback and tax of all its tickets
 * in one transaction, so that a settlement cut short has not happened. Safe on any number of nodes.
 * @returns its id, or undefined where none is drawn
 */
export const settleBatch = ({ db, settings, log }: Service): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockDrawnBatch(tx)
    if (!batch) return undefined
    const rules = readRules(await findRules(tx, batch.rules_hash))
    const tiers = rules.stakes.flatMap(({ stake, tiers }) => tiers.map(tier => ({ stake, ...tier })))
    const drawn = toWords(maskOf(batch.numbers), wordsPerLine(rules.of))
    const settled = await settleTickets(tx, batch.id, drawn, tiers, settings.WINNINGS_TAX)
    log.info({ batch: batch.id, numbers: batch.numbers, ...settled }, 'a batch is drawn and settled')
    return batch.id
  })
