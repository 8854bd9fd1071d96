import { createFileRoute } from '@tanstack/react-router'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { words } from '#src/games/wyse-cash/words.ts'
import { PlayLucky } from '#src/screens/play/lucky/PlayLucky.tsx'

const Page = () => {
  const { initRenderedFormIndex } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <PlayLucky
      game={wyseCash}
      words={words}
      index={initRenderedFormIndex}
      onIndex={index =>
        void navigate({
          to: '/application/number-selection/{-$initRenderedFormIndex}',
          params: { initRenderedFormIndex: String(index) },
          replace: true,
          resetScroll: false,
        })
      }
      onRegistered={() => void navigate({ to: '/application/summary' })}
    />
  )
}

export const Route = createFileRoute('/_protected/application/number-selection/{-$initRenderedFormIndex}')({
  beforeLoad: async () => (await import('../../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
