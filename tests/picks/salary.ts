import type { PickRules } from '#src/picks/rows.ts'

/** The pick rules of salary for life (5 of 49, two to ten lines, no jumps), so that the engine is tested on both kinds of game. */
export const salary: PickRules = {
  pick: 5,
  of: 49,
  lineCounts: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  multiplier: { initial: 2, floor: 2, resetBelow: 2 },
  jumpsToAllowedCount: false,
  startsRowWhenFull: true,
}

/** Quick-draw: any count from 1 to 20. */
export const quickDraw: PickRules = {
  pick: 4,
  of: 40,
  lineCounts: Array.from({ length: 20 }, (_, at) => at + 1),
  multiplier: { initial: 1, floor: 1, resetBelow: 2 },
  jumpsToAllowedCount: false,
}
