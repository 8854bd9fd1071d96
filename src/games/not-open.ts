// Games that are announced and that nobody can play yet.
import type { GameLook } from '#src/lib/look.ts'

export const notOpen: readonly { id: string; name: string; line: string; look: GameLook }[] = [
  {
    id: 'soccer-cash',
    name: 'Soccer cash',
    line: 'call the scores',
    look: { cloth: 'olive', emblem: 'football' },
  },
  { id: 'awoof', name: 'Awoof', line: 'win an item', look: { cloth: 'rose', emblem: 'gift' } },
]
