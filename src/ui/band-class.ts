/** As many as the theme has; a seventh stake starts over. */
const COLOURS = 6

/** A stake's colour, by its position among its game's stakes. */
export const bandClass = (rank: number): string => `bg-band-${1 + (rank % COLOURS)}`
