// Checks done off the screen's thread: in a worker, or in the page if there is none.
import type { CheckResult } from './checks.ts'
import { checkCounted } from './liabilities.ts'
import { judgeLog, type LogNews, type LogVerdict } from './log-news.ts'
import type { Memory } from './memory.ts'
import { checkItem } from './verify-item.ts'
import { checkJackpot } from './verify-jackpot.ts'
import { checkProof } from './verify.ts'
import { checkWholeDraw, type OwnTicket, type WholeDraw } from './whole-draw.ts'

export type Work =
  | { of: 'ticket'; proof: unknown; memory: Memory }
  | { of: 'jackpot'; proof: unknown; memory: Memory }
  | { of: 'item'; proof: unknown; bid: unknown; memory: Memory }
  | { of: 'counted'; counted: unknown; phone: string; memory: Memory }
  | { of: 'log'; news: LogNews; memory: Memory }
  | { of: 'draw'; draw: WholeDraw; own: readonly OwnTicket[]; memory: Memory }

export const workOn = (work: Work): CheckResult[] | LogVerdict => {
  switch (work.of) {
    case 'ticket':
      return checkProof(work.proof, work.memory)
    case 'jackpot':
      return checkJackpot(work.proof, work.memory)
    case 'item':
      return checkItem(work.proof, work.memory, work.bid)
    case 'counted':
      return [checkCounted(work.counted, work.phone, work.memory)]
    case 'log':
      return judgeLog(work.news, work.memory)
    case 'draw':
      return checkWholeDraw(work.draw, work.own, work.memory)
  }
}
