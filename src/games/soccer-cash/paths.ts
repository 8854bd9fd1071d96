// The addresses of soccer cash, by form.
import type { SoccerForm } from './rules.ts'

interface SoccerPaths {
  /** Where matches are picked. */
  play: string
  /** Where their scores are called. */
  scores: string
  summary: string
  success: string
}

export const soccerPaths: Readonly<Record<'real' | 'all-in', SoccerPaths>> = {
  real: {
    play: '/soccer-cash/game-selection',
    scores: '/soccer-cash/predict-match-scores',
    summary: '/soccer-cash/summary',
    success: '/soccer-cash/success',
  },
  'all-in': {
    play: '/all-in',
    scores: '/all-in',
    summary: '/soccer-cash/all-in-summary',
    success: '/soccer-cash/all-in-success',
  },
}

export const pathsOfForm = ({ id }: Pick<SoccerForm, 'id'>): SoccerPaths =>
  soccerPaths[id === 'all-in' ? id : 'real']

/** The whole of the form on virtual matches. */
export const VIRTUAL = '/virtual'
/** The entrance to all forms. */
export const HOME = '/soccer-cash'
export const ABOUT = '/soccer-cash/about-game'
export const FINALISTS = '/soccer-cash/finalists'
/** The channel where players of all forms talk. */
export const CHAT = 'soccer-cash'
export const SHARED = '/soccer-cash/game-selection/shared'
