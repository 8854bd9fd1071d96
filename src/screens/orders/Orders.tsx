// The player's standing orders.
import { useQuery } from '@tanstack/react-query'
import { ordersQuery } from '#src/api/accounts/orders.ts'
import { orderBox } from '#src/device/own-boxes.ts'
import type { Order } from '#src/model/orders.ts'
import { OwnList } from '../shared/own/OwnList.tsx'
import { OrderCard } from './OrderCard.tsx'
import { words } from './words.ts'

const card = (order: Order) => <OrderCard order={order} />

export const Orders = () => {
  const asked = useQuery(ordersQuery())
  return (
    <OwnList
      asked={asked}
      box={orderBox}
      offline={words.$offline}
      empty={{ heading: words.$noneYet, sub: words.$howToMake, go: words.$chooseAGame }}
      card={card}
    />
  )
}
