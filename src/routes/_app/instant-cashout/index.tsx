import { createFileRoute } from '@tanstack/react-router'
import { currentBatchQuery } from '#src/api/draws.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { faceOf } from '#src/games/faces.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { playStore } from '#src/play/store.ts'
import { Play } from '#src/screens/play/Play.tsx'

const Page = () => {
  const navigate = Route.useNavigate()
  return (
    <Play
      store={playStore(instantCashout)}
      face={Route.useLoaderData()}
      onBuy={() => void navigate({ to: '/instant-cashout/summary' })}
    />
  )
}

export const Route = createFileRoute('/_app/instant-cashout/')({
  loader: async ({ context: { queryClient } }) => {
    const { opensAt } = batchBounds(serverNow())
    void queryClient.prefetchQuery(currentBatchQuery(instantCashout.id, opensAt))
    const [face] = await Promise.all([faceOf(instantCashout.id), playStore(instantCashout).ready])
    return face
  },
  component: Page,
})
