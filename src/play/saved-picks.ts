// "My numbers": lines a player keeps under a name, per account and game, on this device only. Works offline.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import type { GameRules } from '#src/games/game.ts'
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
  v.minLength(1, 'Give your numbers a name'),
  v.maxLength(LONGEST_NAME, `At most ${LONGEST_NAME} letters`),
)

const saved = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  player: v.pipe(v.string(), v.minLength(1)),
  game: v.string(),
  name: savedName,
  lines: v.pipe(
    v.array(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
    v.minLength(1),
    v.maxLength(100),
  ),
  savedAt: v.number(), // ms
})
export type SavedLines = v.InferOutput<typeof saved>

type Game = Pick<GameRules, 'id' | 'pick' | 'of'>

const keyOf = ({ player, game, id }: Pick<SavedLines, 'player' | 'game' | 'id'>) => `${player}/${game}/${id}`

export const createSavedLines = (kept: Shelf) => {
  const box = journal<SavedLines>(kept, text => {
    const read = v.safeParse(saved, JSON.parse(text))
    return read.success ? read.output : undefined
  })
  const put = (it: SavedLines) => box.put(keyOf(it), it)

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
    /** The player's sets of a game, newest first. Those the game cannot play today are hidden but kept. */
    list: async (player: string, game: Game): Promise<SavedLines[]> => {
      await adopt(player)
      const mine = (await ofPlayer(player)).filter(
        it => it.game === game.id && it.lines.every(line => lineFault(line, game) === undefined),
      )
      return mine.sort((a, b) => b.savedAt - a.savedAt || b.id.localeCompare(a.id))
    },
    /** Saves or renames a set, even one just deleted. False if only this page can keep it. */
    save: (it: Omit<SavedLines, 'version'>): Promise<boolean> => put({ ...it, version: 1 }),
    remove: (it: SavedLines): Promise<void> => box.remove(keyOf(it)),
    /** On sign-out: everybody's, even what cannot be read. */
    wipeAll: async (): Promise<void> => {
      const all = await kept.entries().catch(() => [])
      const readable = (await box.list()).map(({ key }) => key)
      for (const key of new Set([...readable, ...all.map(([key]) => key)])) await box.remove(key)
    },
  }
}

export const savedLines = createSavedLines(shelf(`${brand.storagePrefix}numbers`))
