// Looks at the public log and at whatever state of it is shown with an entry, and keeps both what fits to what this phone
// knows and what does not. Nothing is learned without a network.
import { keysQuery } from '#src/api/draws.ts'
import { ApiError } from '#src/api/errors.ts'
import { consistencyPath, newestCheckpoint } from '#src/api/log.ts'
import { queryClient } from '#src/api/query-client.ts'
import { judgeLogOnThisPhone } from '#src/proof/check.ts'
import type { LogNews } from '#src/proof/log-news.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { seenLog, stateOf } from './seen-log.ts'

/** ms that an answer may be old: nodes answer from memory for a moment, and follow each other. */
const MAY_BE_OLD = 10_000

/** A log that knows no way from one state to the other says so by name: no path fits then. */
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
  const { keyEntries } = await queryClient.fetchQuery(keysQuery())
  return keyEntries.length > 0 ? judgeLogOnThisPhone({ ...news, keyEntries }) : verdict
}

/** @param at when it was the newest state, ms; 0 where it came with an entry */
const meet = async (checkpoint: string, at: number): Promise<void> => {
  const state = stateOf(checkpoint)
  const states = await seenLog.states()
  const same = state && states.find(it => it.size === state.size && it.root === state.root)
  if (state && same) return at > 0 ? seenLog.keep({ ...state, at, checkpoint }) : undefined
  const newest = states[0]
  const path = state && newest ? await pathBetween(state.size, newest.size) : []
  const kind = await verdictOn({ checkpoint, known: newest, path })
  if (kind === 'fits' && state) return seenLog.keep({ ...state, at, checkpoint })
  await seenLog.keepSplit({
    kind: kind === 'split' ? 'split' : 'unsigned',
    at: serverNow(),
    known: newest?.checkpoint ?? null,
    shown: checkpoint,
    path,
  })
}

/** One after the other: each is held against what the one before has left. */
let before: Promise<unknown> = Promise.resolve()

/**
 * @param shown checkpoints that came with entries
 * @throws where the service cannot be reached
 */
export const learnLog = (shown: readonly string[] = []): Promise<void> => {
  const learning = before
    .catch(() => undefined)
    .then(async () => {
      const askedAt = serverNow()
      await meet(await newestCheckpoint(), askedAt - MAY_BE_OLD)
      for (const checkpoint of new Set(shown)) await meet(checkpoint, 0)
    })
  before = learning
  return learning
}
