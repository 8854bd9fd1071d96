// What outside the game a movement belongs to: a withdrawal or a top-up, each with its own page.
import { uuid } from '#src/lib/search.ts'
import type { Transaction } from '#src/model/money.ts'

const TOP_UPS = new Set(['top_up', 'over-limit', 'take-back', 'returned'])

interface About {
  /** It belongs to a withdrawal: to this one, if the reference says which. */
  withdrawals?: true
  id?: string
  /** The top-up's reference. */
  topUp?: string
}

export const aboutOf = ({ kind, reference }: Pick<Transaction, 'kind' | 'reference'>): About => {
  if (kind.startsWith('withdrawal')) return { withdrawals: true, ...(uuid(reference) && { id: reference }) }
  // Money taken back has its number after the reference.
  return TOP_UPS.has(kind) ? { topUp: reference.split('/')[0]! } : {}
}
