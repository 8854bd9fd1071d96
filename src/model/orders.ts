import type { getOrder, makeOrder } from '#src/contract/players/orders.ts'
import type { Answer, Body } from './words.ts'

export { LONGEST_ORDER, ORDER_HOURS } from '#src/contract/players/orders.ts'

export type Order = Answer<typeof getOrder>
export type NewOrder = Body<typeof makeOrder>
export type OrderHour = NewOrder['hours'][number]
