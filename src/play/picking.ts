// The pick engine's actions, bound to the play state of one game.
import { snapshot } from 'valtio/vanilla'
import type { GameRules } from '#src/games/game.ts'
import * as engine from '#src/picks/engine.ts'
import { insertLines, loadLines, type Loaded } from '#src/picks/load-lines.ts'
import type { RandomInt } from '#src/picks/random-line.ts'
import type { Picks, Row } from '#src/picks/rows.ts'
import type { PlayState } from './state.ts'

type Before = Pick<PlayState, 'multiplier' | 'dynamicPickNumber' | 'activeRow'> & { picks: readonly Row[] }

export const picking = (game: GameRules, state: PlayState, random: RandomInt) => {
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
    toggle: (number: number) => change(picks => engine.toggleDigit(picks, game, number)),
    replace: (row: number, from: number, to: number) =>
      change(picks => engine.replaceNumber(picks, game, row, from, to)),
    clearRow: (row: number) => change(picks => engine.clearRow(picks, game, row)),
    clearAll: () => change(picks => engine.clearAll(picks, game)),
    shuffleRow: (row: number) => change(picks => engine.shuffleRow(picks, game, row, random)),
    shuffleAll: () => change(picks => engine.shuffleAll(picks, game, random)),
    fill: () => change(picks => engine.fillIncomplete(picks, game, random)),
    addRandomRow: () => change(picks => engine.addRandomRow(picks, game, random)),
    duplicateRow: (row: number) => change(picks => engine.duplicateRow(picks, game, row)),
    deleteRow: (row: number) => change(picks => engine.deleteRow(picks, game, row)),
    setLines: (count: number) => change(picks => engine.setLineCount(picks, game, count)),
    /** Undo. */
    takeBack: ({ picks: rows, multiplier, dynamicPickNumber, activeRow }: Readonly<Before>) =>
      change(() => ({ rows, multiplier, dynamicPickNumber, activeRow })),
    /** Replaces the current picks; returns how many lines could not be taken. */
    load: (lines: readonly (readonly number[])[]) => take(loadLines, lines),
    /** Adds to the current picks; returns how many lines could not be taken. */
    insert: (lines: readonly (readonly number[])[]) => take(insertLines, lines),

    selectRow: (row: number) => {
      if (row in state.picks) state.activeRow = row
    },
  }
}
