// The picks of virtual matches, kept on the device. They belong to one batch: the next one has other matches.
import * as v from 'valibot'
import { proxy } from 'valtio/vanilla'
import { chooseVirtual, type VirtualChoice } from '#src/games/soccer-cash/choosing.ts'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import { parseScore } from '#src/games/soccer-cash/scores.ts'
import type { Kobo } from '#src/lib/money.ts'
import { randomInt } from '#src/lib/random.ts'
import { keptSubmissions, keptSuccess } from '#src/model/kept.ts'
import { keepSlip, keepSuccess } from '#src/model/kept-play.ts'
import type { BoughtTicket, Submissions } from '#src/model/tickets.ts'
import { GAME_IDS } from './game-id.ts'
import { keepState, onePerPage, readKept, writeKept, type Places } from './keep-state.ts'

export interface VirtualState {
  selectedVirtualScores: VirtualChoice[]
  maximumSelections: number
  /** The batch whose matches the picks are for; '' at first. */
  batch: string
  /** The number in that batch's header, 0-998: just a label. */
  gameId: number
  /** kobo */
  stake: Kobo
  /** The registered slip, until paid or abandoned. */
  submissions: Submissions | null
  /** The ticket bought last. */
  successObject: BoughtTicket | null
}

const newGameId = () => randomInt(GAME_IDS)

const fresh = (): VirtualState => ({
  selectedVirtualScores: [],
  maximumSelections: virtual.most,
  batch: '',
  gameId: newGameId(),
  stake: virtual.stakes[0]!,
  submissions: null,
  successObject: null,
})

const text = v.pipe(v.string(), v.maxLength(40))

const stateSchema: v.GenericSchema<VirtualState> = v.pipe(
  v.object({
    selectedVirtualScores: v.pipe(
      v.array(
        v.object({
          match: text,
          score: v.pipe(
            v.string(),
            v.check(it => parseScore(it) !== undefined),
          ),
        }),
      ),
      v.maxLength(virtual.most),
    ),
    maximumSelections: v.literal(virtual.most),
    batch: text,
    gameId: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(GAME_IDS - 1)), newGameId),
    stake: v.pipe(
      v.number(),
      v.check(stake => virtual.stakes.includes(stake)),
    ),
    submissions: v.fallback(v.nullable(keptSubmissions), null),
    successObject: v.fallback(v.nullable(keptSuccess), null),
  }),
  v.check(({ selectedVirtualScores: all }) => new Set(all.map(it => it.match)).size === all.length),
)

export const readVirtual = (kept: string | null | undefined): VirtualState | undefined =>
  readKept(stateSchema, kept)

export const writeVirtual = (state: VirtualState): string =>
  writeKept({
    ...state,
    submissions: state.submissions && keepSlip(state.submissions, false),
    successObject: state.successObject && keepSuccess(state.successObject),
  })

const asText = (picks: readonly VirtualChoice[]): string =>
  picks
    .map(it => `${it.match} ${it.score}`)
    .sort()
    .join()

export const createVirtualStore = (places: Places) => {
  const state = proxy(fresh())
  const kept = keepState('play:virtual-soccer', state, places, readVirtual, writeVirtual)
  const change = (selectedVirtualScores: VirtualChoice[]) =>
    Object.assign(state, { selectedVirtualScores, submissions: null }) // no longer the slip that was registered
  return {
    state,
    ...kept,
    /** @returns whether picks of another batch were dropped */
    begin: (batch: string): boolean => {
      if (state.batch === batch) return false
      const hadPicks = state.selectedVirtualScores.length > 0
      change([])
      Object.assign(state, { batch, gameId: newGameId() })
      return hadPicks
    },
    /** Choosing a match again replaces its entry; one match too many drops the oldest. */
    choose: (it: VirtualChoice) => {
      change(
        chooseVirtual(
          state.selectedVirtualScores.map(kept => ({ ...kept })),
          it,
          state.maximumSelections,
        ),
      )
    },
    /** Replaces the picks. @returns a way to bring back different earlier ones while their batch is on sale */
    load: (picks: readonly VirtualChoice[]): (() => void) | undefined => {
      const before = state.selectedVirtualScores.map(kept => ({ ...kept }))
      const { batch } = state
      change(picks.map(it => ({ ...it })))
      if (before.length === 0 || asText(before) === asText(picks)) return undefined
      return () => {
        if (state.batch === batch) change(before)
      }
    },
    drop: (match: string) => {
      change(state.selectedVirtualScores.filter(it => it.match !== match).map(kept => ({ ...kept })))
    },
    arePicks: (picks: readonly VirtualChoice[]): boolean =>
      asText(picks) === asText(state.selectedVirtualScores),
    setStake: (stake: Kobo) => {
      if (stake !== state.stake && virtual.stakes.includes(stake))
        Object.assign(state, { stake, submissions: null })
    },
    keepSubmissions: (slip: Submissions | null) => {
      state.submissions = slip
    },
    /** The ticket is bought: shows it on the success screen, and takes away its picks but not those of a later batch. */
    keepSuccess: (success: BoughtTicket) => {
      if (success.batchId === state.batch) change([])
      state.successObject = success
    },
    /** On sign-out what was bought is forgotten; unpaid picks stay. */
    forget: () =>
      kept.rewrite(() => {
        Object.assign(state, { submissions: null, successObject: null })
      }),
  }
}

export const virtualStore = onePerPage(createVirtualStore)
