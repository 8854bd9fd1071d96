// The addresses of soccer cash on real matches, which the catch-all serves: a route file each would weigh on every
// first visit.

interface SoccerPage {
  path: string
  isProtected: boolean
}

export const soccerPages: readonly SoccerPage[] = [
  { path: '/soccer-cash', isProtected: false },
  { path: '/soccer-cash/about-game', isProtected: true },
  { path: '/soccer-cash/finalists', isProtected: false },
  { path: '/soccer-cash/game-selection', isProtected: false },
  { path: '/soccer-cash/game-selection/shared', isProtected: false },
  { path: '/soccer-cash/predict-match-scores', isProtected: false },
  { path: '/soccer-cash/summary', isProtected: true },
  { path: '/soccer-cash/success', isProtected: true },
  { path: '/all-in', isProtected: false },
  { path: '/soccer-cash/all-in-summary', isProtected: true },
  { path: '/soccer-cash/all-in-success', isProtected: true },
]

export const soccerPageAt = (pathname: string): SoccerPage | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return soccerPages.find(it => it.path === path)
}
