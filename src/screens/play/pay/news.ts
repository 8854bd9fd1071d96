// How payments ended that no screen follows any more, told one after the other on whatever page is open.
import { proxy } from 'valtio'

export interface News {
  kind: 'success' | 'error'
  heading: string
  /** What the service said against it. */
  why?: string
  ticket?: string
  reference?: string
  bids?: true
}

export const news = proxy<{ list: News[] }>({ list: [] })
