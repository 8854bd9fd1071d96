// What a player saves under a name: lines of numbers or scores of matches, per account and game, on this device
// only. Works offline.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import type { GameRules } from '#src/games/game.ts'
import { real, virtual } from '#src/games/soccer-cash/rules.ts'
import { parseScore } from '#src/games/soccer-cash/scores.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { lineFault } from '#src/picks/faults.ts'
import { journal } from '#src/device/journal.ts'

/** The most sets per account and game. */
export const MOST_SAVED = 50
export const LONGEST_NAME = 40

/** Without an account: these sets go to the first account that lists its own. */
export const VISITOR = 'visitor'

export const savedName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Give it a name'),
  v.maxLength(LONGEST_NAME, `At most ${LONGEST_NAME} letters`),
)

const about = {
  version: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  player: v.pipe(v.string(), v.minLength(1)),
  game: v.string(),
  name: savedName,
  savedAt: v.number(), // ms
}

const withLines = v.object({
  ...about,
  lines: v.pipe(
    v.array(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
    v.minLength(1),
    v.maxLength(100),
  ),
})

const pick = v.object({
  /** For virtual matches, which every batch replaces: the place in its list, from 0. */
  match: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  scores: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check(it => parseScore(it) !== undefined),
      ),
    ),
    v.minLength(1),
    v.maxLength(real.scores),
  ),
})

const withPicks = v.object({
  ...about,
  picks: v.pipe(v.array(pick), v.minLength(1), v.maxLength(virtual.most)),
})

const saved = v.union([withLines, withPicks])
export type SavedLines = v.InferOutput<typeof withLines>
export type SavedScores = v.InferOutput<typeof withPicks>
export type Saved = SavedLines | SavedScores
/** What a set holds. */
export type Holds = Pick<SavedLines, 'lines'> | Pick<SavedScores, 'picks'>

/** The sets whose lines the game can play today. */
export const playableLines = (all: readonly Saved[], game: Pick<GameRules, 'pick' | 'of'>): SavedLines[] =>
  all.flatMap(it =>
    'lines' in it && it.lines.every(line => lineFault(line, game) === undefined) ? [it] : [],
  )

const keyOf = ({ player, game, id }: Pick<Saved, 'player' | 'game' | 'id'>) => `${player}/${game}/${id}`

export const createSavedPicks = (kept: Shelf) => {
  const box = journal<Saved>(kept, saved)
  const put = (it: Saved) => box.put(keyOf(it), it)

  const ofPlayer = async (player: string) =>
    (await box.list()).map(({ record }) => record).filter(it => it.player === player)

  /** Sets kept before signing in move to the account. */
  const adopt = async (player: string) => {
    if (player === VISITOR) return
    for (const it of await ofPlayer(VISITOR)) {
      await put({ ...it, player })
      await box.remove(keyOf(it))
    }
  }

  return {
    /** The player's sets of a game, newest first, including those that cannot be played now. */
    list: async (player: string, game: string): Promise<Saved[]> => {
      await adopt(player)
      const mine = (await ofPlayer(player)).filter(it => it.game === game)
      return mine.sort((a, b) => b.savedAt - a.savedAt || b.id.localeCompare(a.id))
    },
    /** Saves or renames a set, even one just deleted. False if only this page can keep it. */
    save: (it: Saved): Promise<boolean> => put(it),
    remove: (it: Saved): Promise<void> => box.remove(keyOf(it)),
    /** On sign-out: removes everybody's sets, even unreadable ones. */
    wipeAll: (): Promise<void> => box.wipe(),
  }
}

export const savedPicks = createSavedPicks(shelf(`${brand.storagePrefix}numbers`))
