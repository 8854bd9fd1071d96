/** Game IDs run from 0 to this minus one. */
export const GAME_IDS = 999
