const TRIES = 5
/** deadlock_detected, serialization_failure: rolled back, so it is safe to run again. */
const passing = new Set(['40P01', '40001'])
/** The server ended the connection: stopped, crashed or told to. */
const ended = /^(08(000|003|006)|57P0[125])$/
const cut = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const closed = /^(Connection terminated unexpectedly|Client has encountered a connection error)/

export const sqlState = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** The constraint named in an error, or ''. */
export const constraintOf = (error: unknown): string =>
  String((error as { constraint?: unknown } | undefined)?.constraint ?? '')

/** The connection broke. The statement may or may not have run: its answer can get lost after the commit. */
export const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return ended.test(sqlState(error) ?? '') || cut.has(String(code)) || closed.test(error.message)
}

/** The named plan is outdated by a migration; this connection cannot answer it. */
export const isOldPlan = (error: unknown): boolean =>
  sqlState(error) === '0A000' && (error as Error).message.startsWith('cached plan')

const passes = (error: unknown): boolean => passing.has(sqlState(error) ?? '') || isOldPlan(error)

export const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left <= 1 || !passes(error)) throw error
    }
  }
}

/** Retries once if the connection broke: only for work that is safe to repeat. */
export const onceMore = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (!isLost(error)) throw error
    return work()
  })
