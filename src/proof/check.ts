// The page's entry to the checks: in a worker if possible, else in the page. Works offline.
import { scriptUrl } from '#src/lib/trusted.ts'
import type { Work } from './check-work.ts'
import type { CheckResult } from './checks.ts'
import type { LogNews, LogVerdict } from './log-news.ts'
import type { Memory } from './memory.ts'
import type { Check } from './verify.ts'
import type { OwnTicket, WholeDraw } from './whole-draw.ts'
// oxlint-disable-next-line import/default -- the bundler makes this module
import workerUrl from './check-worker.ts?worker&url'

/** ms until a silent worker is given up */
const PATIENCE = 20_000
/** For a draw with everybody's tickets. */
const LONG_PATIENCE = 180_000

// The built worker is a classic script, for browsers without module workers (Firefox before 114).
const inWorker = (work: Work): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(scriptUrl(workerUrl), { type: import.meta.env.DEV ? 'module' : 'classic' })
    const patience = work.of === 'draw' ? LONG_PATIENCE : PATIENCE
    const timer = setTimeout(() => end(() => reject(new Error('the worker does not answer'))), patience)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', (event: MessageEvent<unknown>) => end(() => resolve(event.data)))
    worker.addEventListener('error', () => end(() => reject(new Error('the worker failed'))))
    worker.addEventListener('messageerror', () => end(() => reject(new Error('the worker failed'))))
    worker.postMessage(work, {})
  })

const done = async (work: Work): Promise<unknown> => {
  try {
    return await inWorker(work)
  } catch {
    return (await import('./check-work.ts')).workOn(work)
  }
}

/** The six checks of a proof. `memory` is what this device remembers. */
export const checkOnThisPhone = async (proof: unknown, memory: Memory = {}): Promise<Check[]> =>
  (await done({ of: 'ticket', proof, memory })) as Check[]

/** The five checks of a jackpot draw, from its public record. */
export const checkJackpotOnThisPhone = async (proof: unknown, memory: Memory = {}): Promise<CheckResult[]> =>
  (await done({ of: 'jackpot', proof, memory })) as CheckResult[]

/** The checks of an item's draw, from its public record and the player's own bid. */
export const checkItemOnThisPhone = async (
  proof: unknown,
  memory: Memory,
  bid: unknown,
): Promise<CheckResult[]> => (await done({ of: 'item', proof, bid, memory })) as CheckResult[]

/** Is a player's balance in a night's total? */
export const checkCountedOnThisPhone = async (
  counted: unknown,
  phone: string,
  memory: Memory,
): Promise<CheckResult[]> => (await done({ of: 'counted', counted, phone, memory })) as CheckResult[]

/** Recomputes a draw from everybody's tickets. */
export const checkDrawOnThisPhone = async (
  draw: WholeDraw,
  own: readonly OwnTicket[],
  memory: Memory,
): Promise<CheckResult[]> => (await done({ of: 'draw', draw, own, memory })) as CheckResult[]

export const judgeLogOnThisPhone = async (news: LogNews): Promise<LogVerdict> =>
  (await done({ of: 'log', news, memory: {} })) as LogVerdict
