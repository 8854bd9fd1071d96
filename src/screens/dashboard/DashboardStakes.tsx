// Six stake cards, each in its own colour with what a line of that stake can win.
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useBand } from '#src/api/reserve.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { pathsOf } from '#src/games/paths.ts'
import { RESERVE_RULE } from '#src/games/reserve.ts'
import { stakeBands } from '#src/games/stake-bands.ts'
import type { Kobo } from '#src/lib/money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { Money } from '#src/ui/Money.tsx'
import { ConsentModal } from '#src/ui/ConsentModal.tsx'

export const DashboardStakes = () => {
  const [stake, setStake] = useState<Kobo>()
  const navigate = useNavigate()
  const bandOf = useBand()

  const play = async () => {
    if (stake === undefined) return
    // Loaded with the game, which comes next anyway.
    const { chooseStake } = await import('./choose-stake.ts')
    await chooseStake(stake)
    await navigate({ to: pathsOf(firstOfBatches).play })
  }

  return (
    <section aria-labelledby="stakes">
      <h2 id="stakes" className="title-2 mb-3">
        Choose your stake
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {stakeBands.map(band => (
          <li
            key={band.stake}
            className={`rounded-card p-4 min-h-[150px] flex flex-col justify-between gap-3 ${bandClass(band.stake)}`}
          >
            <div>
              <p className="text-sm opacity-90">Stake a line</p>
              <p className="text-[22px] leading-tight font-extrabold">
                <Money amount={band.stake} />
              </p>
              <p className="text-sm opacity-90 mt-2">Win up to</p>
              <p className="font-bold">
                <Money amount={band.topPrize} />
              </p>
            </div>
            {band.comingSoon && !bandOf(band.stake)?.open ? (
              <p className="min-h-11 font-bold">
                Coming soon
                {(bandOf(band.stake)?.needs ?? 0) > 0 && (
                  <span className="block text-sm font-normal">
                    Opens at <Money amount={bandOf(band.stake)!.needs} /> in reserve
                  </span>
                )}
              </p>
            ) : (
              <button
                type="button"
                className="btn btn-gold btn-small"
                aria-label={`Play now with ${formatMoney(band.stake)}`}
                onClick={() => setStake(band.stake)}
              >
                Play now
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft mt-2">{RESERVE_RULE}</p>
      <ConsentModal
        open={stake !== undefined}
        onClose={() => setStake(undefined)}
        onAgree={() => void play()}
      />
    </section>
  )
}
