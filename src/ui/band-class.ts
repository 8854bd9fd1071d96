import type { Cloth } from '#src/lib/look.ts'

/** A seventh stake starts over. */
const cloths: readonly Cloth[] = ['violet', 'green', 'orange', 'blue', 'rose', 'olive']

/** A stake's colour, by its position among its game's stakes. */
export const bandClass = (rank: number): string => `cloth-${cloths[rank % cloths.length]!}`
