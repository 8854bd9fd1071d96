/** As many as the look has; a seventh stake begins again with the first. */
const COLOURS = 6

/** The colour of a stake, by its place among those of its game. */
export const bandClass = (rank: number): string => `bg-band-${1 + (rank % COLOURS)}`
