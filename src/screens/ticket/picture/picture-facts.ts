// What stands on the picture of a ticket: nothing about its owner, and no proof that was not made.
import type { KeptDetail } from '#src/model/kept.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { plural } from '#src/lib/plural.ts'
import { shortId } from '#src/lib/short-id.ts'
import { countWords, worstOf } from '../../shared/check-words.ts'
import { bestFirst } from '../line-order.ts'
import type { Outcome } from '../outcome.ts'

/** More are counted, not drawn. */
const MOST = 6

export interface PictureFacts {
  game: string
  batch: string
  lines: { place: number; numbers: readonly number[] }[]
  /** '' if all lines are drawn. */
  more: string
  drawn: readonly number[]
  result: string
  detail: string
  celebrate: boolean
  /** '' while the checks are being made. */
  proof: string
  proven: boolean
  shortId: string
}

export const pictureFacts = (
  { play, draw, drawsAt }: KeptDetail,
  outcome: Outcome,
  checks: readonly CheckResult[] | undefined,
): PictureFacts => {
  const lines = bestFirst(draw.tickets, draw.drawn, MOST)
  const waits = outcome.end === 'waiting'
  return {
    game: lotteryName(play.lotteryType),
    batch: play.batchId,
    lines: lines.slice(0, MOST).map(({ place, line }) => ({ place, numbers: line.ticket })),
    more: lines.length > MOST ? `and ${plural(lines.length - MOST, 'more line')}` : '',
    drawn: draw.drawn,
    result: outcome.heading,
    detail: `${waits ? 'Draw' : 'Drawn'} ${formatDateTime(Date.parse(drawsAt))}`,
    celebrate: outcome.celebrate,
    proof: checks ? countWords(checks) : '',
    proven: checks !== undefined && worstOf(checks) === 'passed',
    shortId: shortId(play.slipId),
  }
}
