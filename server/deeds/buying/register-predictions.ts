// Registers predictions of real matches as an unpaid slip, at the service's price.
import type { BodyOut } from '#src/contract/call.ts'
import { refusals, type RefusalName } from '#src/contract/refusals.ts'
import type { registerPredictions as contract } from '#src/contract/soccer/slips.ts'
import type { PredictionGame } from '#src/games/soccer-cash/games.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import { MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { partsOn, slipFault, slipPrice, type MatchPick, type Slate } from '#src/games/soccer-cash/slip.ts'
import { findPicked, insertPredictions, type PickedMatchRow } from '#server/db/queries/matches/predictions.ts'
import { insertSlips } from '#server/db/queries/buying/slips.ts'
import { findCap } from '#server/deeds/matches/cap.ts'
import { keepPredictionRules } from '#server/deeds/matches/rules-of-predictions.ts'
import { newId } from '#server/deeds/new-id.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { RegisteredPredictions } from '#server/wire/predictions.ts'

interface RegisterPredictions {
  playerId: number
  game: PredictionGame
  body: BodyOut<typeof contract>
}

const refuse = (name: RefusalName, field: string): never => {
  throw new Refusal(name, { [field]: refusals[name][1] })
}

type Fault = NonNullable<ReturnType<typeof slipFault>>['fault']

/** The field of a pick that a fault is about; others are about all picks. */
const fields: Partial<Record<Fault, string>> = {
  'match-twice': 'match_id',
  'match-unknown': 'match_id',
  'score-count': 'scores',
  'score-twice': 'scores',
  'score-not-sold': 'scores',
}

/** @throws Refusal by the fault's name, or match-closed */
const refuseWrong = (
  { form }: PredictionGame,
  picks: readonly MatchPick[],
  slate: Slate,
  known: ReadonlyMap<string, PickedMatchRow>,
): void => {
  const wrong = slipFault(form, picks, slate)
  const field = wrong && fields[wrong.fault]
  if (wrong) refuse(wrong.fault, field ? `picks.${wrong.at}.${field}` : 'picks')
  const begun = picks.findIndex(({ match }) => known.get(match)!.is_closed)
  if (begun >= 0) refuse('match-closed', `picks.${begun}.match_id`)
}

const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map(it => it.getTime())))
const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map(it => it.getTime())))

/**
 * Moves no money.
 * @throws Refusal stake-not-offered, match-count, match-twice, match-unknown, match-closed, score-count, score-twice,
 * score-not-sold, prediction-count, price-differs, draw-full
 */
export const registerPredictions = async (
  { db, ports }: Pick<Service, 'db' | 'ports'>,
  { playerId, game, body }: RegisterPredictions,
): Promise<RegisteredPredictions> => {
  const stake = body.stake_amount
  if (!game.form.stakes.includes(stake)) refuse('stake-not-offered', 'stake_amount')
  const picks = body.picks.map(({ match_id: match, scores }): MatchPick => ({ match, scores }))
  const wanted = picks.map(it => it.match)
  const rows = await findPicked(db, wanted, times.cutOff)
  const known = new Map(rows.map(row => [row.id, row]))
  const slate: Slate = new Map(rows.map(({ id, parts }) => [id, { most: MOST_GOALS, parts }]))
  refuseWrong(game, picks, slate, known)
  const most = await findCap(db)
  if (most <= stake) throw new Refusal('draw-full')
  if (body.most_paid !== most) refuse('price-differs', 'most_paid')
  const price = slipPrice(picks, slate, stake, most)
  if (body.winning_amount !== price.winning) refuse('price-differs', 'winning_amount')
  const matches = picks.map(it => known.get(it.match)!)
  const closesAt = new Date(earliest(matches.map(it => it.begins_at)).getTime() - times.cutOff)
  const slipId = newId(ports.randomness)
  await db.tx(async tx => {
    await insertSlips(tx, [
      {
        id: slipId,
        playerId,
        game: game.id,
        masks: matches.map(it => BigInt(it.number)),
        lines: price.predictions,
        stake,
        rulesHash: await keepPredictionRules(tx, game),
        worst: price.worst,
        playable: true,
      },
    ])
    await insertPredictions(tx, {
      slipId,
      most,
      winning: price.winning,
      isCapped: price.isCapped,
      closesAt,
      lastAt: latest(matches.map(it => it.kick_off)),
      picks: picks.map(({ match, scores }) => ({
        number: known.get(match)!.number,
        scores,
        parts: scores.map(score => partsOn(slate.get(match)!, score)),
      })),
    })
  })
  return { id: slipId, matches, picks, price, most, closesAt }
}
