// The store of a game whose lines are offered: both consents, what was chosen, what was registered, what was bought.
import { proxy } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import type { SuccessObject } from '#src/contract/games.ts'
import type { GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { shelf } from '#src/lib/idb.ts'
import { toggleLucky, type LuckySelection } from '#src/picks/lucky.ts'
import {
  freshConsent,
  readConsent,
  writeConsent,
  type ConsentState,
  type Submission,
} from './consent-state.ts'
import { mirror, tabStorage, type Keeping } from '#src/device/mirror.ts'

export const createConsentStore = (game: GameRules, parts: Pick<Keeping, 'session' | 'shelf'>) => {
  const state: ConsentState = proxy(freshConsent())
  const status = proxy({ storageNotice: false })
  const kept = mirror(
    state,
    {
      ...parts,
      key: `${brand.storagePrefix}consent:${game.id}`,
      onTrouble: trouble => {
        status.storageNotice = trouble
      },
    },
    text => readConsent(game, text),
    now => writeConsent(game, now),
  )
  /** Other picks than those that were registered and looked at. */
  const changed = () => {
    state.submissions = []
    state.secondConsent = false
  }
  return {
    game,
    state,
    /** `storageNotice`: this device keeps picks badly or not at all. */
    status,
    ready: kept.ready,
    settled: kept.settled,

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
    /** New numbers were fetched: what was chosen of the old ones goes. */
    clearSelections: () => {
      state.selections = []
      changed()
    },
    keepSubmissions: (submissions: readonly Submission[]) => {
      state.submissions = [...submissions]
      state.secondConsent = false
    },
    /** After the service took a line out of its slip. */
    dropSubmission: (id: string) => {
      const gone = state.submissions.find(it => it.id === id)
      state.submissions = state.submissions.filter(it => it.id !== id)
      state.selections = state.selections.filter(
        it => it.band !== gone?.band || it.lucky_number !== gone.lucky_number,
      )
      state.secondConsent = false
    },
    /** The tickets are bought: what the success screen shows, and room for the next picks. */
    keepSuccess: (tickets: readonly SuccessObject[]) => {
      const isThese = state.submissions.some(it => tickets.some(ticket => ticket.game_id === it.game_play_id))
      if (isThese) {
        state.selections = []
        changed()
      }
      state.successObject = [...tickets]
    },
    /** As on the first day. */
    startOver: () => {
      Object.assign(state, freshConsent())
    },
  }
}

export type ConsentStore = ReturnType<typeof createConsentStore>

const stores = new Map<string, ConsentStore>()
const consentShelf = shelf(`${brand.storagePrefix}consent`)

/** The store of a game: one for the page, however often it is asked for. */
export const consentStore = (game: GameRules): ConsentStore => {
  const made = stores.get(game.id) ?? createConsentStore(game, { session: tabStorage(), shelf: consentShelf })
  stores.set(game.id, made)
  return made
}

/** Signing out: consents, offered numbers and tickets are that player's alone. */
export const forgetConsents = async (): Promise<void> => {
  for (const store of games.filter(game => game.offersLines).map(consentStore)) {
    await store.ready
    store.startOver()
    await Promise.resolve() // the mirror hears of it in a microtask
    await store.settled()
  }
}
