// Looks at the public log, and at log states that come with entries, and keeps both what fits what this phone
// knows and what does not. Learns nothing offline.
import { newestKeys } from '#src/api/draws.ts'
import { ApiError } from '#src/api/errors.ts'
import { consistencyPath, newestCheckpoint } from '#src/api/log.ts'
import { judgeLogOnThisPhone } from '#src/proof/check.ts'
import type { LogNews } from '#src/proof/log-news.ts'
import { serverNow, serverOffset } from '#src/lib/server-time.ts'
import { seenLog, stateOf } from './seen-log.ts'

/** How old an answer may be, ms: nodes briefly answer from memory, and lag behind each other. */
const MAY_BE_OLD = 10_000

/** A log that knows no path between the states says so by name; then no path fits. */
const pathBetween = async (a: number, b: number): Promise<string[]> => {
  const [from, to] = [Math.min(a, b), Math.max(a, b)]
  if (from === 0 || from === to) return []
  return consistencyPath(from, to).catch((error: unknown) => {
    if (error instanceof ApiError && error.refusal === 'not-found') return []
    throw error
  })
}

const verdictOn = async (news: Omit<LogNews, 'keyEntries'>) => {
  const verdict = await judgeLogOnThisPhone({ ...news, keyEntries: [] })
  if (verdict !== 'unsigned') return verdict
  const { keyEntries } = await newestKeys()
  return keyEntries.length > 0 ? judgeLogOnThisPhone({ ...news, keyEntries }) : verdict
}

/**
 * @param at when it was the newest state, ms; 0 if it came with an entry
 * @returns whether it fits what this phone knows
 */
const meet = async (checkpoint: string, at: number): Promise<boolean> => {
  const state = stateOf(checkpoint)
  const states = await seenLog.states()
  const same = state && states.find(it => it.size === state.size && it.root === state.root)
  if (state && same) {
    if (at > 0) await seenLog.keep({ ...state, at, checkpoint })
    return true
  }
  const newest = states[0]
  const path = state && newest ? await pathBetween(state.size, newest.size) : []
  const kind = await verdictOn({ checkpoint, known: newest, path })
  if (kind === 'fits' && state) {
    await seenLog.keep({ ...state, at, checkpoint })
    return true
  }
  await seenLog.keepSplit({
    kind: kind === 'split' ? 'split' : 'unsigned',
    at: serverNow(),
    known: newest?.checkpoint ?? null,
    shown: checkpoint,
    path,
  })
  return false
}

/** One at a time: each is compared with what the one before left. */
let before: Promise<unknown> = Promise.resolve()

/**
 * @param shown checkpoints that came with entries
 * @param met is told of each of them that fits
 * @throws if the service cannot be reached
 */
export const learnLog = (
  shown: readonly string[] = [],
  met?: (checkpoint: string) => unknown,
): Promise<void> => {
  const learning = before
    .catch(() => undefined)
    .then(async () => {
      const askedAt = Date.now()
      const newest = await newestCheckpoint()
      // If the phone's clock is wrong, this answer may be the first to show it.
      await meet(newest, askedAt + serverOffset() - MAY_BE_OLD)
      for (const checkpoint of new Set(shown)) if (await meet(checkpoint, 0)) met?.(checkpoint)
    })
  before = learning
  return learning
}
