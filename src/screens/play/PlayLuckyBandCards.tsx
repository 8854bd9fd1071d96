import type { GameRules } from '#src/games/game.ts'
import { reserveNeeded } from '#src/games/reserve.ts'
import { formatMoney } from '#src/lib/money.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { Money } from '#src/ui/Money.tsx'
import { useOpenBands } from './use-open-bands.ts'

interface Props {
  game: GameRules
  /** With the band's place among those that are open. */
  onPlay: (index: number) => void
}

/** Every stake band with what a line of it can win; a band that is not open yet says why. */
export const PlayLuckyBandCards = ({ game, onPlay }: Props) => {
  const open = useOpenBands(game).map(option => option.stake)
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" aria-label="Stake bands">
      {game.stakes.map(option => (
        <li
          key={option.stake}
          className={`rounded-card p-4 flex flex-col justify-between gap-3 ${bandClass(option.stake)}`}
        >
          <div>
            <p className="text-sm">Stake a line</p>
            <p className="text-[22px] leading-tight font-extrabold">
              <Money amount={option.stake} />
            </p>
            <p className="text-sm mt-2">Win up to</p>
            <p className="font-bold">
              <Money amount={option.topPrize} />
            </p>
          </div>
          {!open.includes(option.stake) ? (
            <div>
              <p className="font-bold">Coming soon</p>
              <p className="text-sm">
                Opens when the prize reserve holds {formatMoney(reserveNeeded(option))}
              </p>
            </div>
          ) : (
            <button
              type="button"
              className="btn btn-gold btn-small"
              aria-label={`Get lucky numbers for ${formatMoney(option.stake)}`}
              onClick={() => onPlay(open.indexOf(option.stake))}
            >
              Play now
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
