// What the layouts show where: pure functions of the address.

import { gameById } from '#src/games/rules.ts'
import { soccerPaths, VIRTUAL } from '#src/games/soccer-cash/paths.ts'
import { trimmed } from '#src/lib/address.ts'

/** The number game whose page this is. */
const gameAt = (path: string) => gameById(path.slice(1))

const { real } = soccerPaths

const footerless = new Set([real.play, real.scores, real.summary, '/chats-and-tips'])

/** One chat: it opens at its newest message and scrolls by itself. */
export const isChat = (pathname: string): boolean => /^\/chats-and-tips\/[^/]+$/.test(trimmed(pathname))

export const hasFooter = (pathname: string): boolean => {
  const path = trimmed(pathname)
  return !footerless.has(path) && !gameAt(path)?.footerless && !isChat(path)
}

export const hasTitle = (pathname: string): boolean => trimmed(pathname) !== real.summary

export const hasBackButton = (pathname: string): boolean => trimmed(pathname) !== '/dashboard'

const lowered = new Set([VIRTUAL, real.scores, ...Object.values(soccerPaths).map(it => it.play)])

const MOBILE_BREAKPOINT = 768
/** px; must match the header and the space below it on those pages (shell.css). */
const LOWERED_BY = 75

/** Whether the header scrolls away on phones, so the game starts at the page's title. */
export const isLowered = (pathname: string): boolean => {
  const path = trimmed(pathname)
  const game = gameAt(path)
  // Lucky numbers are chosen on a page of their own.
  return (game && !game.offersLines) || lowered.has(path) || path.startsWith('/application/number-selection')
}

/** Whether a phone shows back button and title in the header; on the dashboard the header has the name. */
export const isInBar = (pathname: string): boolean => hasBackButton(pathname) && !isLowered(pathname)

/** Initial scroll after navigation, px. */
export const scrollStart = (pathname: string, width: number): number =>
  width < MOBILE_BREAKPOINT && isLowered(pathname) ? LOWERED_BY : 0

/** A link is selected on its own page and those below it. */
export const isSelected = (link: string, pathname: string): boolean => {
  const path = trimmed(pathname)
  return path === link || path.startsWith(`${link}/`)
}
