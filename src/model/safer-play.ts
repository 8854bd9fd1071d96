import type { getActivity, getSaferPlay } from '#src/contract/players/safer-play.ts'
import { setLimit } from '#src/contract/players/safer-play.ts'
import { inWords } from './in-words.ts'
import type { Read } from './words.ts'

export type SaferPlay = Read<typeof getSaferPlay.answer>
export type Limit = SaferPlay['limits'][number]
export type Activity = Read<typeof getActivity.answer>['rows'][number]
export const limitForm = inWords(setLimit.body)
