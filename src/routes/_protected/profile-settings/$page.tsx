import { createFileRoute, notFound } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { Orders } from '#src/screens/orders/Orders.tsx'
import { OwnData } from '#src/screens/own-data/OwnData.tsx'
import { PlayTicketTag } from '#src/screens/play/PlayTicketTag.tsx'
import { SaferPlay } from '#src/screens/safer-play/SaferPlay.tsx'
import { GroupTickets } from '#src/screens/syndicates/GroupTickets.tsx'

const YourData = () => {
  const { user } = useUser()
  return user && <OwnData user={user} />
}

const Groups = () => <GroupTickets Tag={PlayTicketTag} />

/** One route for all: every route adds weight to each first visit. */
const pages: Partial<Record<string, () => React.ReactNode>> = {
  'your-data': YourData,
  'safer-play': SaferPlay,
  'standing-orders': Orders,
  'group-tickets': Groups,
}

const Page = () => {
  const Screen = pages[Route.useParams().page]!
  return <Screen />
}

export const Route = createFileRoute('/_protected/profile-settings/$page')({
  loader: ({ params }) => {
    if (!['your-data', 'safer-play', 'standing-orders', 'group-tickets'].includes(params.page))
      throw notFound()
  },
  component: Page,
})
