// The player's standing orders.
import { useQuery } from '@tanstack/react-query'
import { ordersQuery } from '#src/api/accounts/orders.ts'
import { OwnList } from '../shared/own/OwnList.tsx'
import { OrderCard } from './OrderCard.tsx'
import { words } from './words.ts'

export const Orders = () => {
  const asked = useQuery(ordersQuery())
  return (
    <OwnList
      asked={asked}
      offline={words.$offline}
      empty={{ heading: words.$noneYet, sub: words.$howToMake, go: words.$chooseAGame }}
    >
      {asked.data?.results.map(order => (
        <OrderCard key={order.id} order={order} />
      ))}
    </OwnList>
  )
}
