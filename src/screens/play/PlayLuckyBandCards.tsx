import type { GameRules } from '#src/games/game.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { Money } from '#src/ui/Money.tsx'

/** A band opens when the prize reserve holds its top prize so many times. */
const RESERVE_TIMES = 3

interface Props {
  game: GameRules
  /** With the band's place among those that are open. */
  onPlay: (index: number) => void
}

/** Every stake band with what a line of it can win; a band that is not open yet says why. */
export const PlayLuckyBandCards = ({ game, onPlay }: Props) => {
  const open: Kobo[] = game.stakes.filter(option => !option.comingSoon).map(option => option.stake)
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" aria-label="Stake bands">
      {game.stakes.map(({ stake, topPrize, comingSoon }) => (
        <li
          key={stake}
          className={`rounded-card p-4 flex flex-col justify-between gap-3 ${bandClass(stake)}`}
        >
          <div>
            <p className="text-sm">Stake a line</p>
            <p className="text-[22px] leading-tight font-extrabold">
              <Money amount={stake} />
            </p>
            <p className="text-sm mt-2">Win up to</p>
            <p className="font-bold">
              <Money amount={topPrize} />
            </p>
          </div>
          {comingSoon ? (
            <div>
              <p className="font-bold">Coming soon</p>
              <p className="text-sm">
                Opens when the prize reserve holds {formatMoney(RESERVE_TIMES * topPrize)}
              </p>
            </div>
          ) : (
            <button
              type="button"
              className="btn btn-gold btn-small"
              aria-label={`Get lucky numbers for ${formatMoney(stake)}`}
              onClick={() => onPlay(open.indexOf(stake))}
            >
              Play now
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
