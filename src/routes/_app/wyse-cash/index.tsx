import { createFileRoute } from '@tanstack/react-router'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { words } from '#src/games/wyse-cash/words.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { NextDrawCard } from '#src/screens/next-draw/NextDrawCard.tsx'
import { PlayLuckyEntry } from '#src/screens/play/lucky/PlayLuckyEntry.tsx'

const Page = () => {
  const navigate = Route.useNavigate()
  return (
    <PlayLuckyEntry
      game={wyseCash}
      words={words}
      nextDraw={<NextDrawCard />}
      onStart={index =>
        void navigate({
          to: '/application/number-selection/{-$initRenderedFormIndex}',
          params: { initRenderedFormIndex: String(index) },
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/wyse-cash/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => consentStore(wyseCash).ready,
  component: Page,
})
