// The state of a tour: a pure machine that the library drawing the steps only follows.

type TourStatus =
  | 'idle' // no steps
  | 'ready'
  | 'waiting' // for the library, or for the step's target
  | 'running'
  | 'paused' // closed half-way; resumes there
  | 'skipped'
  | 'finished'
  | 'error'

export interface TourState {
  status: TourStatus
  /** Current step, from 0. */
  at: number
  size: number
  /** The player went back: steps without a target are skipped in that direction. */
  back: boolean
  /** Something was shown since it started. */
  seen: boolean
}

export type TourMove = 'start' | 'shown' | 'missing' | 'next' | 'back' | 'close' | 'skip' | 'fail'

export const newTour = (size: number): TourState => ({
  status: size > 0 ? 'ready' : 'idle',
  at: 0,
  size,
  back: false,
  seen: false,
})

export const isOnTheWay = ({ status }: TourState): boolean => status === 'waiting' || status === 'running'

const stepTo = (state: TourState, at: number, back: boolean): TourState => ({
  ...state,
  status: 'waiting',
  at,
  back,
})

const forward = (state: TourState): TourState => {
  if (state.at + 1 < state.size) return stepTo(state, state.at + 1, false)
  return { ...state, status: state.seen ? 'finished' : 'error', back: false }
}

const missing = (state: TourState): TourState =>
  state.back && state.at > 0 ? stepTo(state, state.at - 1, true) : forward(state)

/** Impossible moves change nothing: a finished or skipped tour stays so until restarted. */
export const moved = (state: TourState, move: TourMove): TourState => {
  if (move === 'start') {
    if (state.size === 0 || isOnTheWay(state)) return state
    const from = state.status === 'paused' ? state : newTour(state.size)
    return stepTo(from, from.at, false)
  }
  if (!isOnTheWay(state)) return state
  switch (move) {
    case 'shown':
      return { ...state, status: 'running', seen: true }
    case 'missing':
      return missing(state)
    case 'next':
      return forward({ ...state, seen: true })
    case 'back':
      return state.at > 0 ? stepTo(state, state.at - 1, true) : state
    case 'close':
      return { ...state, status: 'paused' }
    case 'skip':
      return { ...state, status: 'skipped' }
    case 'fail':
      return { ...state, status: 'error' }
  }
}
