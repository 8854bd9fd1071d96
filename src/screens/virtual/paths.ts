import { pathsOf } from '#src/games/paths.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'

export const { play: playPath, summary: summaryPath } = pathsOf(virtualSoccer)
