// Compares a log state with one this phone remembers: who signed it, and are they one log at two times?
import type { KeyEntry, Logged } from '#src/contract/draws.ts'
import { fromHex } from '#src/lib/bytes.ts'
import { isConsistent } from '#src/draws/log-tree.ts'
import { trustFrom } from './logged.ts'
import { pinsOf, type Memory } from './memory.ts'
import { isSignedByLog, readCheckpoint } from '#src/draws/note.ts'

export interface LogNews {
  checkpoint: string
  /** Remembered; `root` is hex. */
  known: { size: number; root: string } | undefined
  /** Consistency path from the smaller to the larger, hex. */
  path: readonly string[]
  keyEntries: readonly { entry: KeyEntry; logged: Logged }[]
}

/** unsigned: not by a key this phone trusts; split: no single log can have been in both states. */
export type LogVerdict = 'fits' | 'unsigned' | 'split'

export const judgeLog = ({ checkpoint, known, path, keyEntries }: LogNews, memory: Memory): LogVerdict => {
  try {
    const shown = readCheckpoint(checkpoint)
    const { log } = trustFrom(keyEntries, memory)
    if (shown.origin !== pinsOf(memory).origin || !log.some(key => isSignedByLog(shown, key)))
      return 'unsigned'
    if (!known) return 'fits'
    const before = { size: known.size, root: fromHex(known.root) }
    const [old, young] = before.size <= shown.size ? [before, shown] : [shown, before]
    return isConsistent(old, young, path.map(fromHex)) ? 'fits' : 'split'
  } catch {
    return 'unsigned'
  }
}
