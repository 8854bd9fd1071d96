// The drums of the games on sale, each once: how many numbers are drawn of how many.
import { games } from '#src/games/rules.ts'

export const drums: [pick: number, of: number][] = [
  ...new Map(games.map(({ pick, of }) => [`${pick}/${of}`, [pick, of] as [number, number]])).values(),
]
