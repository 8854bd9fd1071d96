import type { GameRules } from '#src/games/game.ts'
import { reserveNeeded } from '#src/games/reserve.ts'
import { words as gameWords } from '#src/games/words.ts'
import { formatMoney } from '#src/lib/money.ts'
import { BandCard } from '#src/ui/BandCard.tsx'
import { useOpenBands } from '../../shared/held-back/use-open-bands.ts'
import { words } from './words.ts'

interface Props {
  game: GameRules
  /** Called with the band's index among the open ones. */
  onPlay: (index: number) => void
  /** During a break: the id of what says until when play is paused. */
  pausedBy: string | undefined
}

/** Every stake band with what a line can win; a closed band says why. */
export const PlayLuckyBandCards = ({ game, onPlay, pausedBy }: Props) => {
  const open = useOpenBands(game).map(option => option.stake)
  return (
    <div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" aria-label={words.$stakeBands}>
        {game.stakes.map((option, rank) => (
          <BandCard
            rank={rank}
            key={option.stake}
            stake={option.stake}
            topPrize={option.topPrize}
            comingSoon={!open.includes(option.stake) && { needs: reserveNeeded(option) }}
          >
            <button
              type="button"
              className="btn btn-white btn-small"
              aria-label={words.$getLuckyNumbersFor(formatMoney(option.stake))}
              aria-disabled={pausedBy ? true : undefined}
              aria-describedby={pausedBy}
              onClick={() => pausedBy ?? onPlay(open.indexOf(option.stake))}
            >
              {words.$playNow}
            </button>
          </BandCard>
        ))}
      </ul>
      <p className="hint mt-2">{gameWords.$reserveRule}</p>
    </div>
  )
}
