import { Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#src/lib/money.ts'
import { CHANCE } from '#src/games/jackpots.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { useRunning } from '../shared/use-running.ts'
import { JackpotsRings } from './JackpotsRings.tsx'
import { shareOfStake } from './jackpots-model.ts'
import { words } from './words.ts'

const JackpotsModal = lazy(async () => ({ default: (await import('./JackpotsModal.tsx')).JackpotsModal }))

export const JackpotsBlock = () => {
  const [open, setOpen] = useState(false)
  const running = useRunning()
  const [asked, setAsked] = useState(false)
  return (
    <section aria-labelledby="jackpots">
      <div className="row mb-2">
        <h2 id="jackpots" className="title-2">
          {words.$jackpots}
        </h2>
        {running ? (
          <TextButton
            onClick={() => {
              setAsked(true)
              setOpen(true)
            }}
          >
            {words.$howJackpotsWork}
          </TextButton>
        ) : (
          <Link to="/prizes" hash="jackpots" className="btn-link">
            {words.$howJackpotsWork}
          </Link>
        )}
      </div>
      <div className="cloth rounded-3xl p-4 md:p-6">
        <JackpotsRings />
        <p className="text-[13px] mt-4">{words.$playAndStandA(shareOfStake, formatMoney(CHANCE))}</p>
      </div>
      {asked && (
        <Suspense>
          <JackpotsModal open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
