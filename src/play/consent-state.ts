// What a device keeps of a game with offered lines. On reading, whatever does not fit is dropped.
import * as v from 'valibot'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { toWords } from '#src/model/words.ts'
import type { GameRules } from '#src/games/game.ts'
import type { LuckySelection } from '#src/picks/lucky.ts'
import { byBand } from '#src/picks/lucky.ts'
import { keptSuccess } from '#src/model/kept.ts'
import { keepLucky, keepSuccess } from '#src/model/kept-play.ts'
import { readKept, writeKept } from './keep-state.ts'

export interface Submission extends LuckySelection {
  /** The line's id, from the service. */
  id: string
  /** The slip of its band. */
  slipId: string
}

export interface ConsentState {
  /** Over 18 and able to decide: asked before the numbers are shown. */
  firstConsent: boolean
  /** The picks are right and may be paid: asked before payment. */
  secondConsent: boolean
  /** The registered lines, until paid or abandoned. */
  submissions: Submission[]
  /** In order of choosing. */
  selections: LuckySelection[]
  /** The last tickets bought, one per band. */
  successObject: BoughtTicket[] | null
}

export const freshConsent = (): ConsentState => ({
  firstConsent: false,
  secondConsent: false,
  submissions: [],
  selections: [],
  successObject: null,
})

const schemaOf = (game: GameRules): v.GenericSchema<unknown, ConsentState> => {
  const selection = {
    band: v.pipe(
      v.number(),
      v.check(band => game.stakes.some(option => option.stake === band)),
    ),
    luckyNumber: v.pipe(v.string(), v.regex(/^\d{1,3}(-\d{1,3}){0,9}$/)),
  }
  const few = <One extends LuckySelection>(one: v.GenericSchema<unknown, One>) =>
    v.fallback(
      v.pipe(
        v.array(one),
        v.check(chosen => byBand(chosen).every(({ picks }) => picks.length <= game.lineCounts.at(-1)!)),
      ),
      [],
    )
  const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
  return v.object({
    firstConsent: v.boolean(),
    secondConsent: v.boolean(),
    submissions: few(v.object({ ...selection, id, slipId: id })),
    selections: few(v.object(selection)),
    successObject: v.fallback(v.nullable(v.array(keptSuccess)), null),
  })
}

export const writeConsent = (game: GameRules, state: ConsentState): string => {
  const { submissions, selections, successObject, ...consents } = state
  const kept = {
    ...consents,
    submissions: submissions.map(keepLucky),
    selections: selections.map(keepLucky),
    successObject: successObject && successObject.map(keepSuccess),
  }
  return writeKept(kept, { game: game.id })
}

export const readConsent = (game: GameRules, text: string | null | undefined): ConsentState | undefined =>
  readKept(v.pipe(v.unknown(), v.transform(toWords), schemaOf(game)), text, { game: game.id })
