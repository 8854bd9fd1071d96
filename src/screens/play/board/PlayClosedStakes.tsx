import { useBand } from '#src/api/reserve.ts'
import type { GameRules } from '#src/games/game.ts'
import { reserveNeeded } from '#src/games/reserve.ts'
import { words as gameWords } from '#src/games/words.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { words } from '../words.ts'

/** Which stakes are not open yet, and what each waits for. */
export const PlayClosedStakes = ({ game }: { game: GameRules }) => {
  const bandOf = useBand(game.id)
  const closed = game.stakes.filter(it => it.comingSoon && !bandOf(it.stake)?.open)
  if (closed.length === 0) return null
  return (
    <Fold summary={words.$notOpenStakes(closed.map(it => formatMoney(it.stake)))}>
      <div className="stack">
        <dl className="sums">
          {closed.map(option => (
            <div key={option.stake} className="contents">
              <dt>{words.$win(formatMoney(option.stake), formatMoney(option.topPrize))}</dt>
              <dd>
                {words.$opensAt} {formatMoney(bandOf(option.stake)?.needs ?? reserveNeeded(option))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="hint">{gameWords.$reserveRule}</p>
      </div>
    </Fold>
  )
}
