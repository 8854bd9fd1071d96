import { useSnapshot } from 'valtio'
import { useBand } from '#src/api/reserve.ts'
import { RESERVE_RULE, reserveNeeded } from '#src/games/reserve.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import type { PlayStore } from '#src/play/store.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { PlayLineCards } from './PlayLineCards.tsx'
import { PlayStepper } from './PlayStepper.tsx'
import { undoable } from './undoable.ts'

/** Beyond this many line counts, a stepper replaces the chips. */
const MOST_CHIPS = 6

const StakeCards = ({ store }: { store: PlayStore }) => {
  const { stake } = useSnapshot(store.state)
  const bandOf = useBand()
  return (
    <fieldset className="m-0 p-0 border-0">
      <legend className="eyebrow mb-2">Stake of a line</legend>
      <div className="grid grid-cols-2 gap-2">
        {store.game.stakes.map((option, rank) => {
          const on = option.stake === stake
          const waits = option.comingSoon && !bandOf(option.stake)?.open
          return (
            <button
              key={option.stake}
              type="button"
              className={`stake-card ${bandClass(rank)} ${on ? 'stake-card-on' : ''}`}
              aria-pressed={on}
              disabled={waits}
              onClick={() => store.setStake(option.stake)}
            >
              <b className="num text-lg">{formatMoney(option.stake)}</b>
              <span className="num text-sm">
                {waits ? 'Coming soon' : `win ${formatMoney(option.topPrize)}`}
              </span>
              {waits && (
                <span className="num text-sm">
                  Opens at {formatMoney(bandOf(option.stake)?.needs ?? reserveNeeded(option))} in reserve
                </span>
              )}
            </button>
          )
        })}
      </div>
      {store.game.stakes.some(option => option.comingSoon) && <p className="hint mt-2">{RESERVE_RULE}</p>}
    </fieldset>
  )
}

/** The stake per line, each band in its own colour, and the number of lines. */
export const PlayStakes = ({ store }: { store: PlayStore }) => {
  // Read `length` right away: subscribing to the lines without reading from them means an update for every
  // tap.
  const {
    stake,
    picks: { length: lines },
    allowedPickLines,
  } = useSnapshot(store.state)
  const { stakes, lineCards } = store.game
  const setLines = (count: number) => undoable(store, () => store.setLines(count))
  return (
    <section className="card stack" aria-label="Stake and lines">
      {stakes.length > 1 && <StakeCards store={store} />}
      {lineCards && (
        <fieldset className="m-0 p-0 border-0">
          <legend className="eyebrow mb-2">Multiplier</legend>
          <PlayLineCards cards={lineCards} lines={lines} onChoose={setLines} />
          <p className="hint mt-2">
            A line with every number right wins this at once, besides the main prize.
          </p>
        </fieldset>
      )}
      <fieldset className="m-0 p-0 border-0">
        <legend className="eyebrow mb-2">
          Lines{stakes.length === 1 && <>, {formatMoney(stake)} each</>}
        </legend>
        {allowedPickLines.length > MOST_CHIPS ? (
          <PlayStepper store={store} counts={allowedPickLines} quick={!lineCards} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {allowedPickLines.map(count => (
              <button
                key={count}
                type="button"
                className={`chip num min-w-12 justify-center ${count === lines ? 'chip-on' : ''}`}
                aria-pressed={count === lines}
                aria-label={plural(count, 'line')}
                onClick={() => setLines(count)}
              >
                {count}
              </button>
            ))}
          </div>
        )}
      </fieldset>
    </section>
  )
}
