import type { getFriends } from '#src/contract/players/friends.ts'
import { claimInvite } from '#src/contract/players/friends.ts'
import { inWords } from './in-words.ts'
import type { Read } from './words.ts'

export type Friends = Read<typeof getFriends.answer>
export type Friend = Friends['friends'][number]
export const claimForm = inWords(claimInvite.body)
