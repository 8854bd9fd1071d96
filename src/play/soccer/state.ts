// The play state of a form of soccer cash. On reading what the device kept, whatever does not fit is dropped.
import * as v from 'valibot'
import { MOST_PAID, PARTS, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { MOST_GOALS, parseScore } from '#src/games/soccer-cash/scores.ts'
import { scoresOf, type ChosenMatch } from '#src/games/soccer-cash/choosing.ts'
import type { Slate } from '#src/games/soccer-cash/slip.ts'
import type { Kobo } from '#src/lib/money.ts'
import { keptSuccess } from '#src/model/kept.ts'
import { keepSuccess } from '#src/model/kept-play.ts'
import { keepPredictionSlip, keptPredictionSlip } from '#src/model/kept-soccer.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import type { PredictionSlip } from '#src/model/soccer.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { readKept, writeKept } from '../keep-state.ts'

export interface SoccerState {
  selectedScores: ChosenMatch[]
  /** The selected matches as they are sold, so that they have names and prices without a network. */
  matches: SoldMatch[]
  /** Per prediction, kobo. */
  stake: Kobo
  /** What one prediction pays at most, kobo. */
  mostPaid: Kobo
  /** The registered slip, until paid or abandoned. */
  submissions: PredictionSlip | null
  /** The ticket bought last. */
  successObject: BoughtTicket | null
}

export const freshSoccer = (form: SoccerForm): SoccerState => ({
  selectedScores: [],
  matches: [],
  stake: form.stakes[0]!,
  mostPaid: MOST_PAID,
  submissions: null,
  successObject: null,
})

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
const score = v.pipe(
  v.string(),
  v.check(it => parseScore(it) !== undefined),
)
const instant = v.pipe(
  v.string(),
  v.check(it => !Number.isNaN(Date.parse(it))),
)

const keptMatch: v.GenericSchema<SoldMatch> = v.object({
  matchId: text,
  league: text,
  home: text,
  away: text,
  kickOff: instant,
  closesAt: instant,
  parts: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(PARTS))),
    v.length((MOST_GOALS + 1) ** 2),
  ),
})

const chosen = v.pipe(
  v.object({
    matchId: text,
    scores: v.array(score),
    customScores: v.array(v.object({ scoreText: score })),
  }),
  v.check(it => new Set(scoresOf(it)).size === scoresOf(it).length),
)

const stateSchema = (form: SoccerForm): v.GenericSchema<SoccerState> =>
  v.pipe(
    v.object({
      selectedScores: v.pipe(
        v.array(chosen),
        v.maxLength(form.most),
        v.check(list => list.every(it => scoresOf(it).length <= form.scores)),
      ),
      matches: v.array(keptMatch),
      stake: v.pipe(
        v.number(),
        v.check(stake => form.stakes.includes(stake)),
      ),
      mostPaid: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PAID)),
      submissions: v.fallback(v.nullable(keptPredictionSlip), null),
      successObject: v.fallback(v.nullable(keptSuccess), null),
    }),
    // Each selected match is known, once.
    v.check(
      ({ selectedScores, matches }) =>
        selectedScores.map(it => it.matchId).join(' ') === matches.map(it => it.matchId).join(' ') &&
        new Set(matches.map(it => it.matchId)).size === matches.length,
    ),
  )

export const writeSoccer = (form: SoccerForm, state: SoccerState): string => {
  const submissions = state.submissions && keepPredictionSlip(state.submissions)
  const successObject = state.successObject && keepSuccess(state.successObject)
  return writeKept({ ...state, submissions, successObject }, { form: form.id })
}

export const readSoccer = (form: SoccerForm, kept: string | null | undefined): SoccerState | undefined =>
  readKept(stateSchema(form), kept, { form: form.id })

export const slateOf = (matches: readonly Pick<SoldMatch, 'matchId' | 'parts'>[]): Slate =>
  new Map(matches.map(({ matchId, parts }) => [matchId, { most: MOST_GOALS, parts }]))
