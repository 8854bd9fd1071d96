// One store per form of soccer cash: the picks, kept on the device, and what changes them.
import { proxy, snapshot } from 'valtio/vanilla'
import * as choosing from '#src/games/soccer-cash/choosing.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import type { PredictionSlip } from '#src/model/soccer.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { keepState, oneEach, type Places } from '../keep-state.ts'
import { freshSoccer, readSoccer, writeSoccer, type SoccerState } from './state.ts'

export const picksOf = (chosen: readonly choosing.ChosenMatch[]): MatchPick[] =>
  chosen.map(it => ({ match: it.matchId, scores: choosing.scoresOf(it) }))

/** Copies, because the contents of a snapshot are frozen. */
const plain = <T>(it: T): T => JSON.parse(JSON.stringify(it)) as T

export const createSoccerStore = (form: SoccerForm, places: Places) => {
  const state: SoccerState = proxy(freshSoccer(form))
  const kept = keepState(
    `play:soccer-${form.id}`,
    state,
    places,
    text => readSoccer(form, text),
    now => writeSoccer(form, now),
  )

  /** @param known matches that may be among the selected ones from now on */
  const change = (
    verb: (chosen: choosing.ChosenMatch[]) => choosing.ChosenMatch[],
    known: readonly SoldMatch[] = [],
  ) => {
    const before = snapshot(state) as SoccerState
    const after = verb(before.selectedScores)
    const all = new Map([...before.matches, ...known].map(it => [it.matchId, it]))
    state.selectedScores = plain(after)
    state.matches = plain(after.map(it => all.get(it.matchId)!))
    state.submissions = null // no longer the slip that was registered
  }

  return {
    form,
    state,
    ...kept,

    pick: (match: SoldMatch) =>
      change(chosen => choosing.pickMatch(chosen, match.matchId, form.most), [match]),
    drop: (matchId: string) => change(chosen => choosing.dropMatch(chosen, matchId)),
    /** Adds a score for a selected match; all-in keeps one per match. */
    add: (match: SoldMatch, score: string) => {
      const verb = form.scores === 1 ? choosing.chooseAllIn : choosing.addScore
      change(chosen => verb(chosen, match.matchId, score, choosing.kindOf(score)), [match])
    },
    remove: (matchId: string, score: string) =>
      change(chosen => choosing.removeScore(chosen, matchId, score)),
    setStake: (stake: Kobo) => {
      if (form.stakes.includes(stake)) Object.assign(state, { stake, submissions: null })
    },
    /** Updates the selected matches and the cap to how they are sold now. */
    refresh: (matches: readonly SoldMatch[], mostPaid: Kobo) => {
      if (mostPaid !== state.mostPaid) Object.assign(state, { mostPaid, submissions: null })
      const now = new Map(matches.map(it => [it.matchId, it]))
      const held = snapshot(state).matches as readonly SoldMatch[]
      const fresh = held.map(it => now.get(it.matchId) ?? it)
      if (JSON.stringify(fresh) !== JSON.stringify(held)) state.matches = plain(fresh)
    },
    /** Replaces the picks; all their matches must be known. */
    load: (picks: readonly MatchPick[], matches: readonly SoldMatch[]) =>
      change(
        () =>
          picks.map(({ match, scores }) => ({
            matchId: match,
            scores: scores.filter(it => choosing.kindOf(it) === 'scores'),
            customScores: scores
              .filter(it => choosing.kindOf(it) === 'customScores')
              .map(scoreText => ({ scoreText })),
          })),
        matches,
      ),
    /** Undo. */
    takeBack: ({ selectedScores, matches }: Pick<SoccerState, 'selectedScores' | 'matches'>) =>
      change(() => selectedScores, matches),
    keepSubmissions: (slip: PredictionSlip | null) => {
      state.submissions = slip
    },
    /** The ticket is bought: shows it on the success screen and starts with fresh picks. */
    keepSuccess: (success: BoughtTicket) => {
      Object.assign(state, { ...freshSoccer(form), mostPaid: state.mostPaid, successObject: success })
    },
    /** On sign-out what was bought is forgotten; unpaid picks stay. */
    forget: () =>
      kept.rewrite(() => {
        Object.assign(state, { submissions: null, successObject: null })
      }),
  }
}

export type SoccerStore = ReturnType<typeof createSoccerStore>

export const soccerStore = oneEach(createSoccerStore)
