import type { Aged } from '#src/api/results.ts'
import type { AnswerOut } from '#src/contract/call.ts'
import type { lotteryGamesResult } from '#src/contract/results.ts'

type Result = AnswerOut<typeof lotteryGamesResult>['results'][number]

const BOXES = 3

/** Up to three boxes: the newest draw of each game, then the draws before it where there are fewer games. */
export const resultSlides = (latest?: Aged<Result[]>, newest?: Aged<Result[]>): Result[] => {
  const boxes = [...(latest?.rows ?? [])]
  for (const row of newest?.rows ?? []) if (!boxes.some(({ batch }) => batch === row.batch)) boxes.push(row)
  return boxes.slice(0, BOXES)
}
