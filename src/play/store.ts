// One store per game: its play state, kept on the device, with the pick engine's actions bound to it.
import { proxy, snapshot } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import type { BatchDrawData, SuccessObject } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { shelf } from '#src/lib/idb.ts'
import type { Kobo } from '#src/lib/money.ts'
import { randomInt } from '#src/lib/random.ts'
import * as engine from '#src/picks/engine.ts'
import { insertLines, loadLines, type Loaded } from '#src/picks/load-lines.ts'
import type { RandomInt } from '#src/picks/random-line.ts'
import type { Picks, Row } from '#src/picks/rows.ts'
import type { Submissions } from '#src/model/tickets.ts'
import { mirror, tabStorage, type Keeping } from '#src/device/mirror.ts'
import { GAME_IDS, freshState, readState, writeState, type PlayState } from './state.ts'

type Before = Pick<PlayState, 'multiplier' | 'dynamicPickNumber' | 'activeRow'> & { picks: readonly Row[] }

type PlayParts = Pick<Keeping, 'session' | 'shelf'> & { randomInt: RandomInt }

export const createPlayStore = (game: GameRules, parts: PlayParts) => {
  const state: PlayState = proxy(freshState(game, parts.randomInt(GAME_IDS)))
  /** `storageNotice`: this device keeps picks badly or not at all; they live only as long as the page. */
  const status = proxy({ storageNotice: false })
  const keeping: Keeping = {
    key: `${brand.storagePrefix}play:${game.id}`,
    session: parts.session,
    shelf: parts.shelf,
    onTrouble: trouble => {
      status.storageNotice = trouble
    },
  }
  const kept = mirror(
    state,
    keeping,
    text => readState(game, text),
    now => writeState(game, now),
  )

  /** Rows an action left alone keep their identity, so nothing re-renders or re-reads them. */
  const keepRows = (after: readonly Row[], before: readonly Row[]) => {
    after.forEach((row, index) => {
      if (row !== before[index]) state.picks[index] = row
    })
    state.picks.splice(after.length)
  }
  const change = (verb: (picks: Picks) => Picks) => {
    const { picks: rows, multiplier, dynamicPickNumber, activeRow } = snapshot(state)
    const before: Picks = { rows, multiplier, dynamicPickNumber, activeRow }
    const after = engine.withFakeMultiplier(before, game, verb)
    if (after === before) return
    keepRows(after.rows, before.rows)
    state.multiplier = after.multiplier
    state.dynamicPickNumber = after.dynamicPickNumber
    state.activeRow = after.activeRow
    state.submissions = null // no longer the slip that was registered
  }
  const random = parts.randomInt
  const take = (verb: typeof loadLines, lines: readonly (readonly number[])[]): Omit<Loaded, 'picks'> => {
    let told = { unfit: 0, left: 0 }
    change(picks => {
      const { picks: after, ...rest } = verb(picks, game, lines)
      told = rest
      return after
    })
    return told
  }

  return {
    game,
    state,
    status,
    ready: kept.ready,
    settled: kept.settled,

    add: (number: number) => change(picks => engine.addDigit(picks, game, number)),
    toggle: (number: number) => change(picks => engine.toggleDigit(picks, game, number)),
    replace: (row: number, from: number, to: number) =>
      change(picks => engine.replaceNumber(picks, game, row, from, to)),
    clearDigit: (row: number, number: number) => change(picks => engine.clearDigit(picks, row, number)),
    clearRow: (row: number) => change(picks => engine.clearRow(picks, game, row)),
    clearAll: () => change(picks => engine.clearAll(picks, game)),
    shuffleRow: (row: number) => change(picks => engine.shuffleRow(picks, game, row, random)),
    shuffleAll: () => change(picks => engine.shuffleAll(picks, game, random)),
    fill: () => change(picks => engine.fillIncomplete(picks, game, random)),
    addRandomRow: () => change(picks => engine.addRandomRow(picks, game, random)),
    duplicateRow: (row: number) => change(picks => engine.duplicateRow(picks, game, row)),
    deleteRow: (row: number) => change(picks => engine.deleteRow(picks, game, row)),
    deleteLastRow: () => change(picks => engine.deleteLastRow(picks, game)),
    setLines: (count: number) => change(picks => engine.setLineCount(picks, game, count)),
    /** Undo. */
    takeBack: ({ picks: rows, multiplier, dynamicPickNumber, activeRow }: Readonly<Before>) =>
      change(() => ({ rows, multiplier, dynamicPickNumber, activeRow })),
    raise: () => change(picks => engine.raise(picks, game)),
    lower: () => change(picks => engine.lower(picks, game)),
    /** Replaces the current picks; returns how many lines could not be taken. */
    load: (lines: readonly (readonly number[])[]) => take(loadLines, lines),
    /** Adds to the current picks; returns how many lines could not be taken. */
    insert: (lines: readonly (readonly number[])[]) => take(insertLines, lines),

    selectRow: (row: number) => {
      if (row in state.picks) state.activeRow = row
    },
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
    keepSuccess: (success: SuccessObject) => {
      const { submissions, picks, multiplier, dynamicPickNumber, activeRow } = freshState(game, state.gameId)
      Object.assign(state, { submissions, picks, multiplier, dynamicPickNumber, activeRow })
      Object.assign(state, { successObject: success, batchDrawData: null, systemPicks: [] })
    },
    keepDraw: (draw: BatchDrawData) => {
      state.batchDrawData = draw
      state.systemPicks = [...draw.drawn]
    },
    /** Resets everything of this game. */
    startOver: () => {
      Object.assign(state, freshState(game, random(GAME_IDS)))
    },
  }
}

export type PlayStore = ReturnType<typeof createPlayStore>

const stores = new Map<string, PlayStore>()
const playShelf = shelf(`${brand.storagePrefix}play`)

/** One store per game and page. */
export const playStore = (game: GameRules): PlayStore => {
  const made =
    stores.get(game.id) ?? createPlayStore(game, { session: tabStorage(), shelf: playShelf, randomInt })
  stores.set(game.id, made)
  return made
}

const forget = async ({ state, ready, settled }: PlayStore): Promise<void> => {
  await ready
  Object.assign(state, { submissions: null, successObject: null, batchDrawData: null, systemPicks: [] })
  await Promise.resolve() // the mirror is notified in a microtask
  await settled()
}

/** On sign-out: what was bought and won leaves the play state; unpaid picks stay for the next player. */
export const forgetPlays = async (): Promise<void> => {
  await Promise.all(games.map(game => forget(playStore(game))))
}
