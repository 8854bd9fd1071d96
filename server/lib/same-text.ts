import { hash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => hash('sha256', text, 'buffer')

/** For secrets: takes as long wherever they differ, and whatever their lengths. */
export const isSameText = (expected: string, given: string): boolean =>
  timingSafeEqual(digest(expected), digest(given))
