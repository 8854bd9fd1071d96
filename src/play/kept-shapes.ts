// Converts play state to and from each game's field names on the device (section 3 of the specification).
import type * as v from 'valibot'
import {
  batchDrawData as drawSchema,
  playLottery,
  successObject as successSchema,
} from '#src/contract/games.ts'
import type { GameRules, KeptStore } from '#src/games/game.ts'
import { toWire } from '#src/model/words.ts'
import type { PlayState } from './state.ts'

const MOST_GAMES: KeptStore = {
  also: ['allowedPickLines', 'systemPicks', 'batchDrawData'],
  stake: 'stake',
  getsSlipId: false,
  asPlays: false,
}

const storeOf = ({ store = MOST_GAMES }: GameRules) => ({
  ...store,
  slipId: store.getsSlipId ? 'get_game_play_id' : 'game_play_id',
})

type Words = Record<string, unknown>
type Submissions = v.InferInput<typeof playLottery.answer>
type SuccessObject = v.InferInput<typeof successSchema>
type BatchDrawData = v.InferInput<typeof drawSchema>

/** The slip as a play: lines, multiplier and the stake's card, beside what the app itself reads back. */
const slipAsPlay = (slip: Submissions, { stake, multiplier }: PlayState): Words => ({
  lottery_play: { stake_amount: stake, lottery: slip.data.map(({ ticket }) => ({ ticket })) },
  multiplier,
  selectedStakeAmount: { amount: stake, potentialWinning: slip.potential_winning },
})

/** The status of the line at this index: its own once drawn; before that, or after a refund, the ticket's. */
const lineStatus = (draw: BatchDrawData | null, at: number, status: string) => {
  if (status !== 'Won' && status !== 'Lost') return status
  return draw?.tickets[at]?.won ? 'Won' : 'Lost'
}

const successAsPlays = (success: SuccessObject, draw: BatchDrawData | null): Words => {
  const status = draw?.status ?? success.game_status
  return {
    lottery_play: [
      {
        ...success,
        amount: success.total_stake,
        lottery: success.proof.receipt.leaf.lines.map((ticket, at) => ({
          ticket,
          status: lineStatus(draw, at, status),
        })),
        game_play_id: success.game_id,
        stake_per_pick: success.stake_per_line,
        total_ticket: success.total_lines,
        date: success.draws_at,
        status,
        amount_won: draw?.amount_won ?? 0,
        system_pick: draw?.system_pick ?? [],
        pin: '', // tickets have none: wins are paid without being claimed
        cashback_amount: draw?.cashback_amount ?? 0,
      },
    ],
  }
}

const givesCashback = ({ tiers }: GameRules): boolean => tiers.some(({ kind }) => kind === 'cashback')

const withoutCashback = (draw: BatchDrawData): Words => {
  const { cashback_amount: _, ...rest } = draw
  return rest
}

export const toKept = (game: GameRules, state: PlayState): Words => {
  const { also, stake: stakeName, slipId, asPlays } = storeOf(game)
  const { allowedPickLines, systemPicks, stake, ...rest } = state
  const { batchDrawData: drawn, submissions: registered, successObject: bought, ...common } = rest
  const submissions = registered && toWire(playLottery.answer, registered)
  const successObject = bought && toWire(successSchema, bought)
  const batchDrawData = drawn && toWire(drawSchema, drawn)
  const { game_play_id: id, ...slip } = submissions ?? {}
  const draw = batchDrawData && !givesCashback(game) ? withoutCashback(batchDrawData) : batchDrawData
  const fields = { allowedPickLines, systemPicks, batchDrawData: draw, fakeMultiplier: state.picks.length }
  return {
    ...common,
    [stakeName]: stake,
    submissions: submissions && {
      ...slip,
      [slipId]: id,
      ...(asPlays ? slipAsPlay(submissions, state) : {}),
    },
    successObject: successObject && asPlays ? successAsPlays(successObject, batchDrawData) : successObject,
    ...Object.fromEntries(also.map(name => [name, fields[name]])),
  }
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null

/** Back to the common field names. The input may be anything; callers validate the result. */
export const fromKept = (game: GameRules, kept: unknown): unknown => {
  if (!isWords(kept)) return undefined
  const { also, stake: stakeName, slipId, asPlays } = storeOf(game)
  const { submissions, successObject, batchDrawData = null, [stakeName]: stake, ...common } = kept
  const plays = isWords(successObject) && asPlays ? successObject.lottery_play : undefined
  return {
    allowedPickLines: game.lineCounts,
    systemPicks: isWords(batchDrawData) ? batchDrawData.system_pick : [],
    ...common,
    stake,
    submissions: isWords(submissions) ? { ...submissions, game_play_id: submissions[slipId] } : submissions,
    successObject: asPlays ? (Array.isArray(plays) ? (plays[0] as unknown) : null) : successObject,
    batchDrawData: isWords(batchDrawData) ? { cashback_amount: 0, ...batchDrawData } : batchDrawData,
    ...(also.includes('fakeMultiplier') && common.fakeMultiplier !== common.multiplier ? { picks: [] } : {}),
  }
}
