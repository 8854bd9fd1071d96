// Six stake cards, each in its own colour, with what a line at that stake can win.
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useBand } from '#src/api/reserve.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { pathsOf } from '#src/games/paths.ts'
import { words as gameWords } from '#src/games/words.ts'
import type { Kobo } from '#src/lib/money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { BandCard } from '#src/ui/BandCard.tsx'
import { ConsentModal } from '#src/ui/modals/ConsentModal.tsx'
import { DashboardWhy } from './DashboardWhy.tsx'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import { useKeptBreak } from '../shared/held-back/use-kept-break.ts'
import { isConsentGiven, useAgree } from '../shared/use-consent.ts'
import { words } from './words.ts'

export const DashboardStakes = () => {
  const [stake, setStake] = useState<Kobo>()
  const navigate = useNavigate()
  const bandOf = useBand(firstOfBatches.id)
  const agree = useAgree()
  const pausedBy = useKeptBreak() && 'stakes-paused'
  const play = async (of: Kobo) => {
    // Loaded with the game, which is next anyway.
    const { chooseStake } = await import('./choose-stake.ts')
    await chooseStake(of)
    await navigate({ to: pathsOf(firstOfBatches).play })
  }
  const start = async (of: Kobo) => ((await isConsentGiven()) ? play(of) : setStake(of))

  return (
    <section aria-labelledby="stakes">
      <div className="row mb-1">
        <h2 id="stakes" className="title-2">
          {words.$chooseYourStake}
        </h2>
        <DashboardWhy />
      </div>
      <div id="stakes-paused">
        <UnlessPaused>{null}</UnlessPaused>
      </div>
      {/* Focusable, so that keys can scroll it to the stakes that are coming. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="rail md:grid md:grid-cols-3" tabIndex={0} aria-label={words.$stakes}>
        {firstOfBatches.stakes.map(({ stake: of, topPrize, comingSoon }, rank) => (
          <BandCard
            rank={rank}
            key={of}
            stake={of}
            topPrize={topPrize}
            comingSoon={comingSoon && !bandOf(of)?.open && { needs: bandOf(of)?.needs }}
          >
            <button
              type="button"
              className="btn btn-gold btn-small"
              aria-label={words.$playNowWith(formatMoney(of))}
              aria-disabled={pausedBy ? true : undefined}
              aria-describedby={pausedBy}
              onClick={() => void (pausedBy ?? start(of))}
            >
              {words.$playNow}
            </button>
          </BandCard>
        ))}
        <li className="w-[216px] self-center text-sm text-soft">{gameWords.$reserveRule}</li>
      </ul>
      <ConsentModal
        open={stake !== undefined}
        onClose={() => setStake(undefined)}
        onAgree={() => {
          agree()
          if (stake !== undefined) void play(stake)
        }}
      />
    </section>
  )
}
