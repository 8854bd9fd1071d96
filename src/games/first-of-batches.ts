// Of all games the one that pages open with: the first of the list that is drawn every five minutes, so that there is news.
import { games } from './rules.ts'

export const firstOfBatches = games.find(({ cadence }) => cadence === 'each-batch') ?? games[0]!
