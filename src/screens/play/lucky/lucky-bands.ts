import type { StakeOption } from '#src/games/game.ts'

/** The band that an address asks for; the first where it asks for none that there is. */
export const bandAt = (
  bands: readonly StakeOption[],
  index: string | undefined,
): { at: number; band: StakeOption } => {
  const asked = /^\d{1,2}$/.test(index ?? '') ? Number(index) : 0
  const at = asked < bands.length ? asked : 0
  return { at, band: bands[at]! }
}

/** What is paid together: the slips of the registered lines, in the order of their bands. */
export const slipsOf = (submissions: readonly { game_play_id: string }[]): string[] => [
  ...new Set(submissions.map(line => line.game_play_id)),
]
