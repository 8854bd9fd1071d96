import { wordsOf } from '#src/games/drawn-by.ts'
import type { ScoreGame } from '#src/games/game.ts'
import { isOfScores, type ScoresDocument } from '#src/games/rules-schema.ts'
import { scoreLineFault } from '#src/games/score-lines.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { fromHex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import { findPublicBatch } from '#server/db/queries/draws/batches-public.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { RegisteredSlip } from '#server/wire/buying/slip.ts'
import { keepSlip, refuseWrongCount } from './register-slip.ts'

interface RegisterScores {
  playerId: number
  game: ScoreGame
  /** Per line, in kobo. */
  stake: Kobo
  /** Scores of this batch's matches, as numbers (games/score-lines.ts). */
  lines: readonly (readonly number[])[]
  batch: string
}

const blame = {
  'match-count': ({ mostMatches }: ScoresDocument) => `Pick from 1 to ${mostMatches} matches`,
  'match-twice': () => 'Each match may be picked once in a line',
  'score-not-sold': () => 'That score is not sold',
}

/** What the batch on sale is sold under. @throws Refusal batch-missed if it is not on sale */
export const scoresOnSale = async ({ db, counter }: Service, game: ScoreGame, id: string) => {
  const row = await findPublicBatch(db, id)
  if (row?.game !== game.id || row.state !== 'open' || row.announced) throw new Refusal('batch-missed')
  const { rules, onWire } = await counter.batch(id)
  if (!rules || !isOfScores(rules)) throw new RangeError(`${id} is not of scores`)
  return { rules, hash: fromHex(onWire.commitment.rules) }
}

/**
 * Saves scores as an unpaid slip at the service's price. Moves no money. Only a batch with the same matches and chances
 * takes it.
 * @throws Refusal batch-missed, stake-not-offered, line-count, line-wrong
 */
export const registerScores = async (
  service: Service,
  { playerId, game, stake, lines: asked, batch }: RegisterScores,
): Promise<RegisteredSlip> => {
  refuseWrongCount(game, stake, asked.length)
  const { rules, hash } = await scoresOnSale(service, game, batch)
  const wrong = asked.flatMap((line, at) => {
    const fault = scoreLineFault(rules, line)
    return fault ? [[`lottery.${at}.ticket`, blame[fault](rules)]] : []
  })
  if (wrong.length > 0) throw new Refusal('line-wrong', Object.fromEntries(wrong))
  const lines = asked.map(line => line.toSorted((a, b) => a - b))
  const worst = worstOfTicket(rules, stake, lines)
  return keepSlip(service, {
    playerId,
    game: game.id,
    lines,
    words: wordsOf(rules),
    stake,
    rulesHash: hash,
    worst,
    playable: true,
    potential: worst,
  })
}
