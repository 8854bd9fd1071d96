// The addresses of virtual soccer, which the catch-all serves: a route file each would weigh on every first visit.

interface VirtualPage {
  path: string
  isProtected: boolean
}

export const virtualPages: readonly VirtualPage[] = [
  { path: '/virtual', isProtected: false },
  { path: '/soccer-cash/match-scores/virtual', isProtected: true },
  { path: '/soccer-cash/match-scores/virtual-static', isProtected: true },
  { path: '/soccer-cash/success/virtual', isProtected: true },
]

export const virtualPageAt = (pathname: string): VirtualPage | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return virtualPages.find(it => it.path === path)
}
