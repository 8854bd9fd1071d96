import { useSnapshot } from 'valtio'
import { formatMoney } from '#src/lib/money.ts'
import type { PlayStore } from '#src/play/store.ts'
import { bandClass } from '#src/ui/band-class.ts'

/** Stake of a line, each band in its own colour, and how many lines the ticket has. */
export const PlayStakes = ({ store }: { store: PlayStore }) => {
  const { stake, picks, allowedPickLines } = useSnapshot(store.state)
  return (
    <section className="card stack" aria-label="Stake and lines">
      <fieldset className="m-0 p-0 border-0">
        <legend className="eyebrow mb-2">Stake of a line</legend>
        <div className="grid grid-cols-2 gap-2">
          {store.game.stakes.map(option => {
            const on = option.stake === stake
            return (
              <button
                key={option.stake}
                type="button"
                className={`stake-card ${bandClass(option.stake)} ${on ? 'stake-card-on' : ''}`}
                aria-pressed={on}
                disabled={option.comingSoon}
                onClick={() => store.setStake(option.stake)}
              >
                <b className="num text-lg">{formatMoney(option.stake)}</b>
                <span className="num text-sm">
                  {option.comingSoon ? 'Coming soon' : `win ${formatMoney(option.topPrize)}`}
                </span>
              </button>
            )
          })}
        </div>
      </fieldset>
      <fieldset className="m-0 p-0 border-0">
        <legend className="eyebrow mb-2">Lines</legend>
        <div className="flex flex-wrap gap-2">
          {allowedPickLines.map(count => (
            <button
              key={count}
              type="button"
              className={`chip num min-w-12 justify-center ${count === picks.length ? 'chip-on' : ''}`}
              aria-pressed={count === picks.length}
              aria-label={count === 1 ? '1 line' : `${count} lines`}
              onClick={() => store.setLines(count)}
            >
              {count}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
