// Converts play state to and from each game's field names on the device (section 3 of the specification).
import type { GameRules, KeptStore } from '#src/games/game.ts'
import * as kept from '#src/model/kept-play.ts'
import type { PlayState } from './state.ts'

const MOST_GAMES: KeptStore = {
  also: ['allowedPickLines', 'systemPicks', 'batchDrawData'],
  stake: 'stake',
  getsSlipId: false,
  asPlays: false,
}

const storeOf = ({ store = MOST_GAMES }: GameRules): KeptStore => store

const givesCashback = ({ tiers }: GameRules): boolean => tiers.some(({ kind }) => kind === 'cashback')

export const toKept = (game: GameRules, state: PlayState): Record<string, unknown> => {
  const { also, stake: stakeName, getsSlipId, asPlays } = storeOf(game)
  const { allowedPickLines, systemPicks, batchDrawData, stake, submissions, successObject, ...common } = state
  const draw = batchDrawData && kept.keepDraw(batchDrawData, givesCashback(game))
  const fields = { allowedPickLines, systemPicks, batchDrawData: draw, fakeMultiplier: state.picks.length }
  const keepSuccess = asPlays ? kept.successAsPlays : kept.keepSuccess
  return {
    ...common,
    [stakeName]: stake,
    submissions: submissions && {
      ...kept.keepSlip(submissions, getsSlipId),
      ...(asPlays ? kept.slipAsPlay(submissions, stake, state.multiplier) : {}),
    },
    successObject: successObject && keepSuccess(successObject, batchDrawData),
    ...Object.fromEntries(also.map(name => [name, fields[name]])),
  }
}

/** Back to the common field names. The input may be anything; callers validate the result. */
export const fromKept = (game: GameRules, words: unknown): unknown => {
  if (!kept.isKept(words)) return undefined
  const { also, stake: stakeName, getsSlipId, asPlays } = storeOf(game)
  const { submissions, successObject, batchDrawData = null, [stakeName]: stake, ...common } = words
  return {
    allowedPickLines: game.lineCounts,
    systemPicks: kept.drawnOf(batchDrawData),
    ...common,
    stake,
    submissions: kept.slipOf(submissions, getsSlipId),
    successObject: asPlays ? kept.successOfPlays(successObject) : successObject,
    batchDrawData: kept.drawOf(batchDrawData),
    ...(also.includes('fakeMultiplier') && common.fakeMultiplier !== common.multiplier ? { picks: [] } : {}),
  }
}
