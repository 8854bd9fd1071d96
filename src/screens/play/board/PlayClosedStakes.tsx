import { useBand } from '#src/api/reserve.ts'
import type { GameRules } from '#src/games/game.ts'
import { RESERVE_RULE, reserveNeeded } from '#src/games/reserve.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Fold } from '#src/ui/Fold.tsx'

/** Which stakes are not open yet, and what each waits for. */
export const PlayClosedStakes = ({ game }: { game: GameRules }) => {
  const bandOf = useBand()
  const closed = game.stakes.filter(it => it.comingSoon && !bandOf(it.stake)?.open)
  if (closed.length === 0) return null
  return (
    <Fold summary={`Not open yet: ${closed.map(it => formatMoney(it.stake)).join(' and ')}`}>
      <div className="stack">
        <dl className="sums">
          {closed.map(option => (
            <div key={option.stake} className="contents">
              <dt>
                {formatMoney(option.stake)}, win {formatMoney(option.topPrize)}
              </dt>
              <dd>opens at {formatMoney(bandOf(option.stake)?.needs ?? reserveNeeded(option))}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">{RESERVE_RULE}</p>
      </div>
    </Fold>
  )
}
