// The signed-in player.
import type { user } from '#src/contract/user.ts'
import type { Read } from './words.ts'

export type User = Read<typeof user>
