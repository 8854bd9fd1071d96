// When a batch is sealed or drawn, this phone checks the log, and stores the head of any batch its player has
// a ticket in before anyone can know the numbers.
import { batchQuery } from '#src/api/draws.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import { session } from '#src/api/session/session.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { learnLog } from '#src/memory/learn-log.ts'
import { meetHead } from '#src/memory/memory-of.ts'

/** The service may answer from a one-second cache, and phones should not all ask at once. */
const AT_LEAST = 1_100 // ms
const SPREAD = 1_500
/** The head is due 30 s after closing. */
const TRIES = 8
const BETWEEN = 3_000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const isPlayed = async (batch: string): Promise<boolean> => {
  const player = session.user?.phoneNumber
  const tickets = player === undefined ? [] : await listTickets(player)
  return tickets.some(({ detail: { play } }) => play.batchId === batch && play.status === 'Pending')
}

/** @returns the checkpoint that holds it, if there is one already */
const takeHead = async (id: string): Promise<string | undefined> => {
  for (let left = TRIES; left > 0; left--) {
    const batch = await queryClient.fetchQuery({ ...batchQuery(id), staleTime: 0 }).catch(() => undefined)
    if (batch) await meetHead(batch)
    if (batch?.head?.logged) return batch.head.logged.checkpoint
    await pause(BETWEEN)
  }
  return undefined
}

let isLooking = false
/** Several batches close at once: one look covers them all. */
const look = async (shown: readonly string[]) => {
  if (isLooking && shown.length === 0) return
  isLooking = true
  await pause(AT_LEAST + SPREAD * Math.random())
  isLooking = false
  await learnLog(shown).catch(() => undefined)
}

export const hearOfDraw = async (kind: 'sealed' | 'drawn', batch: string): Promise<void> => {
  if (kind === 'drawn' || !(await isPlayed(batch))) return look([])
  await pause(AT_LEAST + SPREAD * Math.random())
  const shown = await takeHead(batch)
  await look(shown === undefined ? [] : [shown])
}
