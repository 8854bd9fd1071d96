// What the picture of a ticket shows: nothing about its owner, and no proof that was not made.
import type { KeptDetail } from '#src/model/kept.ts'
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { hasScores } from '../../shared/lines/has-scores.ts'
import { countWords, worstOf } from '../../shared/checks/check-words.ts'
import { bestFirst } from '../line-order.ts'
import type { Outcome } from '../outcome.ts'
import { words } from './words.ts'

/** More are counted, not drawn. */
const MOST = 6

export interface PictureFacts {
  game: string
  batch: string
  lines: { place: number; numbers: readonly number[] }[]
  /** For matches instead of numbers: what was predicted, and whether it was right. */
  called: { text: string; isRight: boolean }[]
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

type Ticket = Pick<KeptDetail, 'play' | 'draw' | 'drawsAt' | 'soccer'>

const calledOn = ({ play, draw, soccer }: Ticket): PictureFacts['called'] | undefined => {
  if (soccer)
    return soccer.matches.map(it => ({
      text: `${it.home} – ${it.away}: ${it.scores.map(({ score }) => score).join(', ')}`,
      isRight: it.state === 'decided' && it.scores.some(({ score }) => score === it.score),
    }))
  if (!hasScores(play.batchId)) return undefined
  return draw.tickets.flatMap(({ ticket }) =>
    calledIn(play.batchId, ticket).map(({ number, home, away, score }) => ({
      text: `${home} – ${away}: ${score}`,
      isRight: draw.drawn.includes(number),
    })),
  )
}

const whenWords = ({ drawsAt, soccer, draw }: Ticket): string => {
  const at = formatDateTime(Date.parse(soccer?.closesAt ?? drawsAt))
  if (soccer) return words.$soldUntil(at)
  return draw.drawn.length > 0 ? words.$drawnAt(at) : words.$drawAt(at)
}

export const pictureFacts = (
  ticket: Ticket,
  outcome: Outcome,
  checks: readonly CheckResult[] | undefined,
): PictureFacts => {
  const { play, draw } = ticket
  const called = calledOn(ticket)
  const lines = called ? [] : bestFirst(draw.tickets, draw.drawn, MOST)
  return {
    game: lotteryName(play.lotteryType),
    batch: play.batchId,
    lines: lines.slice(0, MOST).map(({ place, line }) => ({ place, numbers: line.ticket })),
    more: lines.length > MOST ? words.$andMore(lines.length - MOST) : '',
    called: called ?? [],
    drawn: called ? [] : draw.drawn,
    result: outcome.heading,
    detail: whenWords(ticket),
    celebrate: outcome.celebrate,
    proof: checks ? countWords(checks) : '',
    proven: checks !== undefined && worstOf(checks) === 'passed',
    shortId: shortId(play.slipId),
  }
}
