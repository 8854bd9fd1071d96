// A batch whose stakes went back: what the log gives as the reason, against what this phone knows.
import type { Batch } from '#src/contract/draws.ts'
import { roundTime } from '#src/draws/schedule.ts'
import { fail, leaveOpen, must, thereIsNone } from './checks.ts'
import { openLogged, type Shown, type Trust } from './logged.ts'
import type { Memory } from './memory.ts'
import { leaveSilenceOpen, mustHaveBeenLate, NO_WHY } from './out-before.ts'

interface Told {
  seal: Shown
  round: number
  trust: Trust
  /** Results of matches decide, and not the beacon. */
  hasMatches: boolean
}

/** @throws always: `none` if this phone knows that it was rightly so, unproven if only we say so, failed if it was not */
export const judgeCalledOff = ({ id, void: voided }: Batch, told: Told, memory: Memory): never => {
  if (!voided) return fail('Stakes went back, and the log does not say why')
  if (!voided.logged) return leaveOpen(NO_WHY)
  must(voided.entry.batch === id, 'The batch that was given back is another one')
  openLogged(voided.entry, voided.logged, told.trust, memory)
  if (voided.entry.reason === 'no-round') {
    must(!told.hasMatches, 'Withheld: matches decide, and not the beacon')
    return leaveSilenceOpen(told.round, memory)
  }
  const sight = { what: 'the seal', ownSight: memory.head?.at }
  mustHaveBeenLate(told.seal, roundTime(told.round), memory, sight)
  return thereIsNone('No draw, stakes went back: the seal was not out before its round')
}
