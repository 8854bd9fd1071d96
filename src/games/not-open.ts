// Games that are announced and that nobody can play yet.
import type { GameLook } from '#src/lib/look.ts'

export const notOpen: readonly { id: string; name: string; line: string; look: GameLook }[] = [
  { id: 'awoof', name: 'Awoof', line: 'win an item', look: { cloth: 'rose', emblem: 'gift' } },
]
