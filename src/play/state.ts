// The play state of one game. On reading what the device kept, whatever does not fit is dropped.
import * as v from 'valibot'
import type { DrawnTicket, BoughtTicket } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import { lineFault } from '#src/picks/faults.ts'
import { freshPicks } from '#src/picks/engine.ts'
import { slotsOf, type Row } from '#src/picks/rows.ts'
import { GAME_IDS } from './game-id.ts'
import { readKept, writeKept } from './keep-state.ts'
import { fromKept, toKept } from './kept-shapes.ts'
import { keptDraw, keptSubmissions, keptSuccess } from '#src/model/kept.ts'
import type { Submissions } from '#src/model/tickets.ts'

export interface PlayState {
  multiplier: number
  dynamicPickNumber: number
  picks: Row[]
  /** Index of the row the number pad fills. */
  activeRow: number
  /** The registered slip, until paid or abandoned. */
  submissions: Submissions | null
  successObject: BoughtTicket | null
  allowedPickLines: number[]
  /** The last ticket's drawn numbers, in order. */
  systemPicks: number[]
  batchDrawData: DrawnTicket | null
  /** Per line, kobo. */
  stake: Kobo
  /** The number in the batch header, 0-998: just a label; proofs use the batch's code. */
  gameId: number
  /** Opening time (ms) of the batch it was made up for; 0 if not known yet. */
  gameIdOf: number
}

export const freshState = (game: GameRules, gameId: number): PlayState => {
  const picks = freshPicks(game)
  return {
    multiplier: picks.multiplier,
    dynamicPickNumber: picks.dynamicPickNumber,
    picks: [...picks.rows],
    activeRow: picks.activeRow,
    submissions: null,
    successObject: null,
    allowedPickLines: [...game.lineCounts],
    systemPicks: [],
    batchDrawData: null,
    stake: game.stakes.find(option => !option.comingSoon)!.stake,
    gameId,
    gameIdOf: 0,
  }
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** Rows have the game's number of slots, and only different numbers from the drum. */
const rowsOf = (game: GameRules) =>
  v.pipe(
    v.array(
      v.pipe(
        v.object({
          id: shortText,
          digitArray: v.pipe(
            v.array(v.object({ id: shortText, pickDigit: v.nullable(whole) })),
            v.length(game.pick),
          ),
        }),
        v.check(row => [undefined, 'incomplete'].includes(lineFault(slotsOf(row), game))),
      ),
    ),
    v.check(rows => game.lineCounts.includes(rows.length)),
    v.check(rows => new Set(rows.map(row => row.id)).size === rows.length),
  )

export const stateSchema = (game: GameRules): v.GenericSchema<PlayState> =>
  v.pipe(
    v.object({
      multiplier: whole,
      dynamicPickNumber: v.pipe(whole, v.minValue(1), v.maxValue(game.lineCounts.at(-1)!)),
      picks: rowsOf(game),
      activeRow: whole,
      submissions: v.fallback(v.nullable(keptSubmissions), null),
      successObject: v.fallback(v.nullable(keptSuccess), null),
      allowedPickLines: v.pipe(
        v.array(whole),
        v.check(counts => counts.join() === game.lineCounts.join()),
      ),
      systemPicks: v.fallback(v.pipe(v.array(whole), v.maxLength(game.pick)), []),
      batchDrawData: v.fallback(v.nullable(keptDraw), null),
      stake: v.pipe(
        whole,
        v.check(stake => game.stakes.some(option => option.stake === stake)),
      ),
      gameId: v.pipe(whole, v.maxValue(GAME_IDS - 1)),
      gameIdOf: v.fallback(whole, 0),
    }),
    v.check(state => state.multiplier === state.picks.length && state.activeRow < state.picks.length),
  )

/** The state under its game's field names. */
export const writeState = (game: GameRules, state: PlayState): string =>
  writeKept(toKept(game, state), { game: game.id })

export const readState = (game: GameRules, text: string | null | undefined): PlayState | undefined => {
  const words = v.pipe(
    v.unknown(),
    v.transform(kept => fromKept(game, kept)),
    stateSchema(game),
  )
  return readKept(words, text, { game: game.id })
}
