import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('ticketStates', {
  $pending: 'Pending',
  $lost: 'Lost',
  $refunded: 'Refunded',
  $waiting: 'Waiting',
  $won: 'Won',
  $wonAmount: (back: string) => `Won ${back}`,
  $cashback: (back: string) => `Cashback ${back}`,
})

type Status = 'Pending' | 'Won' | 'Lost' | 'Refunded'

export const statusName: Record<Status, string> = {
  Pending: words.$pending,
  Won: words.$won,
  Lost: words.$lost,
  Refunded: words.$refunded,
}
