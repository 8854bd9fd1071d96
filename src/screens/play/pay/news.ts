// How payments ended that no screen follows any more, shown one after the other on whatever page is open.
import { proxy } from 'valtio'

export interface News {
  kind: 'success' | 'error'
  heading: string
  /** Why the service refused it. */
  why?: string
  ticket?: string
  reference?: string
  bids?: true
}

export const news = proxy<{ list: News[] }>({ list: [] })
