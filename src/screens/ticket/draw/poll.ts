// When to ask for a ticket again: once when the draw is due, then gently until settled.
import type { Proof } from '#src/model/draws.ts'

export const GENTLY = 3_000

/** A batch was called off, and the log gives the reason a moment later, without an event. */
export const waitsForLog = (proof: Proof): boolean => proof.batch.void?.logged === null

/** ms until the next request, or false once nothing can change. */
export const nextAsking = (
  ticket: { status: string; drawsAt: number } | undefined,
  now: number,
): number | false => {
  if (!ticket || ticket.status !== 'Pending') return false
  return Math.max(GENTLY, ticket.drawsAt - now)
}

export type DrawPhase = 'selling' | 'sealed' | 'drawing' | 'drawn'

/** What to tell a waiting player. */
export const drawPhase = (
  ticket: { closesAt: number; drawsAt: number; numbers: readonly number[]; status: string },
  now: number,
): DrawPhase => {
  if (ticket.status === 'Refunded') return 'drawn'
  if (ticket.numbers.length > 0 && ticket.status !== 'Pending') return 'drawn'
  if (now < ticket.closesAt) return 'selling'
  return now < ticket.drawsAt ? 'sealed' : 'drawing'
}
