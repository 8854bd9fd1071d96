// The game that pages open with: the first that draws every five minutes, so there is always news.
import { games } from './rules.ts'

export const firstOfBatches = games.find(({ cadence }) => cadence === 'each-batch') ?? games[0]!
