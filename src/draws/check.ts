// The page's door to the checks: a worker where there can be one, the page itself where not. Works without a network.
import { scriptUrl } from '#src/lib/trusted.ts'
import type { CheckAnswer, CheckRequest } from './check-worker.ts'
import type { JackpotCheck } from './verify-jackpot.ts'
import type { Check, KnownKeys } from './verify.ts'
// oxlint-disable-next-line import/default -- the bundler makes this module
import workerUrl from './check-worker.ts?worker&url'

/** ms; a worker that says nothing for so long is given up */
const PATIENCE = 20_000

const inPage = async (proof: unknown, known: KnownKeys): Promise<Check[]> => {
  const { checkProof } = await import('./verify.ts')
  return checkProof(proof, known)
}

// The built worker is one plain script, which browsers without module workers (Firefox before 114) run as well.
const inWorker = (request: Omit<CheckRequest, 'id'>): Promise<CheckAnswer['checks']> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(scriptUrl(workerUrl), { type: import.meta.env.DEV ? 'module' : 'classic' })
    const timer = setTimeout(() => end(() => reject(new Error('the worker does not answer'))), PATIENCE)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', (event: MessageEvent<CheckAnswer>) =>
      end(() => resolve(event.data.checks)),
    )
    worker.addEventListener('error', () => end(() => reject(new Error('the worker failed'))))
    worker.addEventListener('messageerror', () => end(() => reject(new Error('the worker failed'))))
    worker.postMessage({ id: 1, ...request } satisfies CheckRequest, {})
  })

/** The six checks of a proof. `known` are public keys that this device has seen before (play/known-keys). */
export const checkOnThisPhone = async (proof: unknown, known: KnownKeys = {}): Promise<Check[]> => {
  try {
    return (await inWorker({ proof, of: 'ticket', known })) as Check[]
  } catch {
    return inPage(proof, known)
  }
}

/** The five checks of a jackpot's draw, from its public record. */
export const checkJackpotOnThisPhone = async (
  record: unknown,
  known: KnownKeys = {},
): Promise<JackpotCheck[]> => {
  try {
    return await inWorker({ proof: record, of: 'jackpot', known })
  } catch {
    const { checkJackpot } = await import('./verify-jackpot.ts')
    return checkJackpot(record, known)
  }
}
