import type { GameRules, StakeOption } from '#src/games/game.ts'

/** The open bands, and the one that an address asks for; the first where it asks for none that there is. */
export const bandAt = (
  game: GameRules,
  index: string | undefined,
): { bands: StakeOption[]; at: number; band: StakeOption } => {
  const bands = game.stakes.filter(option => !option.comingSoon)
  const asked = /^\d{1,2}$/.test(index ?? '') ? Number(index) : 0
  const at = asked < bands.length ? asked : 0
  return { bands, at, band: bands[at]! }
}

/** What is paid together: the slips of the registered lines, in the order of their bands. */
export const slipsOf = (submissions: readonly { game_play_id: string }[]): string[] => [
  ...new Set(submissions.map(line => line.game_play_id)),
]
