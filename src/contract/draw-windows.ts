/** How many recent draws the number statistics cover. */
export const DRAW_WINDOWS = ['50', '200', '1000'] as const
