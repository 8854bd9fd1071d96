// What the layouts show where: pure questions about an address.

const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

const footerless = new Set([
  '/salary-for-life',
  '/instant-cashout',
  '/soccer-cash/game-selection',
  '/soccer-cash/predict-match-scores',
  '/soccer-cash/summary',
  '/chats-and-tips',
])

export const hasFooter = (pathname: string): boolean => {
  const path = trimmed(pathname)
  return !footerless.has(path) && !/^\/chats-and-tips\/[^/]+$/.test(path)
}

export const hasTitle = (pathname: string): boolean => trimmed(pathname) !== '/soccer-cash/summary'

export const hasBackButton = (pathname: string): boolean => trimmed(pathname) !== '/dashboard'

const lowered = new Set([
  '/salary-for-life',
  '/instant-cashout',
  '/soccer-cash/game-selection',
  '/soccer-cash/predict-match-scores',
])

export const MOBILE_BREAKPOINT = 768

/** How far down the page starts after navigation, px. */
export const scrollStart = (pathname: string, width: number): number =>
  width < MOBILE_BREAKPOINT && lowered.has(trimmed(pathname)) ? 75 : 0

/** The link is selected on its own page and on the pages below it. */
export const isSelected = (link: string, pathname: string): boolean => {
  const path = trimmed(pathname)
  return path === link || path.startsWith(`${link}/`)
}
