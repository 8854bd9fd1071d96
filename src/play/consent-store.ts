// The store of a game with offered lines: both consents, and the lines chosen, registered and bought.
import { proxy } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import { toggleLucky, type LuckySelection } from '#src/picks/lucky.ts'
import {
  freshConsent,
  readConsent,
  writeConsent,
  type ConsentState,
  type Submission,
} from './consent-state.ts'
import { keepState, oneEach, type Places } from './keep-state.ts'

export const createConsentStore = (game: GameRules, places: Places) => {
  const state: ConsentState = proxy(freshConsent())
  const kept = keepState(
    `consent:${game.id}`,
    state,
    places,
    text => readConsent(game, text),
    now => writeConsent(game, now),
  )
  /** The picks no longer match those registered and confirmed. */
  const changed = () => {
    state.submissions = []
    state.secondConsent = false
  }
  return {
    game,
    state,
    ...kept,

    giveFirstConsent: () => {
      state.firstConsent = true
    },
    giveSecondConsent: (given: boolean) => {
      state.secondConsent = given
    },
    toggle: (one: LuckySelection) => {
      state.selections = toggleLucky(state.selections, one, game.lineCounts.at(-1)!)
      changed()
    },
    /** New numbers were fetched: choices among the old ones are dropped. */
    clearSelections: () => {
      state.selections = []
      changed()
    },
    keepSubmissions: (submissions: readonly Submission[]) => {
      state.submissions = [...submissions]
      state.secondConsent = false
    },
    /** The service removed a line from its slip. */
    dropSubmission: (id: string) => {
      const gone = state.submissions.find(it => it.id === id)
      state.submissions = state.submissions.filter(it => it.id !== id)
      state.selections = state.selections.filter(
        it => it.band !== gone?.band || it.luckyNumber !== gone.luckyNumber,
      )
      state.secondConsent = false
    },
    /** The tickets are bought: shows them on the success screen and clears the picks. */
    keepSuccess: (tickets: readonly BoughtTicket[]) => {
      const isThese = state.submissions.some(it => tickets.some(ticket => ticket.ticketId === it.slipId))
      if (isThese) {
        state.selections = []
        changed()
      }
      state.successObject = [...tickets]
    },
    /** On sign-out: consents, offered numbers and tickets belong to that player alone. */
    forget: () =>
      kept.rewrite(() => {
        Object.assign(state, freshConsent())
      }),
  }
}

export type ConsentStore = ReturnType<typeof createConsentStore>

export const consentStore = oneEach(createConsentStore, shelf(`${brand.storagePrefix}consent`))
