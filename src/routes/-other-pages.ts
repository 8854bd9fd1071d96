// Pages without a route file, served by the catch-all: every route adds weight to each first visit.
import { trimmed } from '#src/lib/address.ts'

interface OtherPage {
  path: string
  isProtected: boolean
  /** Whose screen it shows; a page still being built has a title instead. */
  of?: 'soccer' | 'virtual'
  title?: string
}

const soccer = (path: string, isProtected = false): OtherPage => ({ path, isProtected, of: 'soccer' })
const virtual = (path: string, isProtected = false): OtherPage => ({ path, isProtected, of: 'virtual' })
const soon = (path: string, title: string): OtherPage => ({ path, isProtected: true, title })

/** Loan addresses have a further part; this is an example. */
const LOAN = '/loan-application/apply'

export const otherPages: readonly OtherPage[] = [
  soccer('/soccer-cash'),
  soccer('/soccer-cash/about-game', true),
  soccer('/soccer-cash/finalists'),
  soccer('/soccer-cash/game-selection'),
  soccer('/soccer-cash/game-selection/shared'),
  soccer('/soccer-cash/predict-match-scores'),
  soccer('/soccer-cash/summary', true),
  soccer('/soccer-cash/success', true),
  soccer('/all-in'),
  soccer('/soccer-cash/all-in-summary', true),
  soccer('/soccer-cash/all-in-success', true),
  virtual('/virtual'),
  virtual('/soccer-cash/match-scores/virtual', true),
  virtual('/soccer-cash/match-scores/virtual-static', true),
  virtual('/soccer-cash/success/virtual', true),
  soon('/application/loan-success', 'Loans'),
  soon('/loan-application', 'Loans'),
  soon(LOAN, 'Loans'),
  soon('/more-products', 'More products'),
]

export const otherPageAt = (pathname: string): OtherPage | undefined => {
  const path = trimmed(pathname)
  const listed = path.startsWith('/loan-application/') ? LOAN : path
  return otherPages.find(it => it.path === listed)
}
