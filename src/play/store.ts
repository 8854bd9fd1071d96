// One store per game: its play state, kept on the device, with the pick engine's actions bound to it.
import { proxy } from 'valtio/vanilla'
import type { DrawnTicket, BoughtTicket } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import { randomInt } from '#src/lib/random.ts'
import type { RandomInt } from '#src/picks/random-line.ts'
import { linesOf } from '#src/picks/rows.ts'
import type { Submissions } from '#src/model/tickets.ts'
import { keepState, oneEach, type Places } from './keep-state.ts'
import { picking } from './picking.ts'
import { GAME_IDS } from './game-id.ts'
import { freshState, readState, writeState, type PlayState } from './state.ts'

type PlayParts = Places & { randomInt: RandomInt }

export const createPlayStore = (game: GameRules, parts: PlayParts) => {
  const random = parts.randomInt
  const state: PlayState = proxy(freshState(game, random(GAME_IDS)))
  const kept = keepState(
    `play:${game.id}`,
    state,
    parts,
    text => readState(game, text),
    now => writeState(game, now),
  )

  return {
    game,
    state,
    ...kept,
    ...picking(game, state, random),

    setStake: (stake: Kobo) => {
      if (!game.stakes.some(option => option.stake === stake)) return
      state.stake = stake
      state.submissions = null
    },
    /** A new one per batch (by opening time, ms), even if nobody saw the change. */
    newGameId: (opensAt: number) => {
      if (state.gameIdOf === opensAt) return
      Object.assign(state, { gameId: random(GAME_IDS), gameIdOf: opensAt })
    },
    /** Whether the picks are these lines and nothing else. */
    areLines: (lines: readonly (readonly number[])[]): boolean =>
      state.picks.length === lines.length && String(linesOf(state.picks)) === String(lines),
    keepSubmissions: (submissions: Submissions | null) => {
      state.submissions = submissions
    },
    /** The service removed a line from the slip: drop it, and lower the count. */
    dropSubmission: (id: string) => {
      const slip = state.submissions
      const at = slip?.data.findIndex(line => line.id === id) ?? -1
      if (!slip || at < 0) return
      slip.data.splice(at, 1)
      slip.lines -= 1
    },
    /** The ticket is bought: shows it on the success screen and starts with fresh lines. */
    keepSuccess: (success: BoughtTicket) => {
      const { submissions, picks, multiplier, dynamicPickNumber, activeRow } = freshState(game, state.gameId)
      Object.assign(state, { submissions, picks, multiplier, dynamicPickNumber, activeRow })
      Object.assign(state, { successObject: success, batchDrawData: null, systemPicks: [] })
    },
    keepDraw: (draw: DrawnTicket) => {
      state.batchDrawData = draw
      state.systemPicks = [...draw.drawn]
    },
    /** On sign-out what was bought and won is forgotten; unpaid picks stay. */
    forget: () =>
      kept.rewrite(() => {
        Object.assign(state, { submissions: null, successObject: null, batchDrawData: null, systemPicks: [] })
      }),
  }
}

export type PlayStore = ReturnType<typeof createPlayStore>

export const playStore = oneEach((game: GameRules, places) => createPlayStore(game, { ...places, randomInt }))
