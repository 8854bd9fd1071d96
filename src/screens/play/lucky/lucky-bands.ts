import type { StakeOption } from '#src/games/game.ts'

/** The band an address asks for, or the first if there is no such band. */
export const bandAt = (
  bands: readonly StakeOption[],
  index: string | undefined,
): { at: number; band: StakeOption } => {
  const asked = /^\d{1,2}$/.test(index ?? '') ? Number(index) : 0
  const at = asked < bands.length ? asked : 0
  return { at, band: bands[at]! }
}

/** The slips paid together: those of the registered lines, in band order. */
export const slipsOf = (submissions: readonly { slipId: string }[]): string[] => [
  ...new Set(submissions.map(line => line.slipId)),
]
