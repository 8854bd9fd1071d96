import type { GameRules } from '#src/games/game.ts'
import { batchBounds, drawsAhead } from '#src/draws/schedule.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import { price } from '#src/picks/price.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { drawChoices } from './draw-choices.ts'
import { words } from './words.ts'

interface PlayDrawsProps {
  game: GameRules
  /** Cost of one draw, kobo. */
  each: Kobo
  draws: number
  disabled: boolean
  onDraws: (draws: number) => void
}

/** How many upcoming draws to pay for, what that costs, and when they are. */
export const PlayDraws = ({ game, each, draws, disabled, onDraws }: PlayDrawsProps) => {
  const known = useClockKnown()
  const dates = drawsAhead(game, batchBounds(useNow()).closesAt, draws)
  return (
    <section className="card stack" aria-label={words.$drawsInAdvance}>
      <fieldset className="m-0 p-0 border-0">
        <legend className="eyebrow mb-2">{words.$howManyDraws}</legend>
        <div className="flex flex-wrap gap-2">
          {drawChoices.map(count => (
            <Chip
              key={count}
              className="num min-w-12 justify-center"
              aria-pressed={count === draws}
              aria-label={plural(count, 'draw')}
              disabled={disabled}
              onClick={() => onDraws(count)}
            >
              {count}
            </Chip>
          ))}
        </div>
      </fieldset>
      {draws > 1 && (
        <>
          <p className="row" role="status">
            <span className="text-soft">{words.$of(draws, formatMoney(each))}</span>
            <b className="num">{formatMoney(price(draws, each))}</b>
          </p>
          {known && (
            <details>
              <summary className="row min-h-11 cursor-pointer focus-ring rounded-xl text-sm">
                <span>
                  {words.$from} <b className="num">{formatDateTime(dates[0]!)}</b> {words.$to}{' '}
                  <b className="num">{formatDateTime(dates.at(-1)!)}</b>
                </span>
                <Icon name="down" size={20} className="flex-none" />
              </summary>
              <ol className="num text-sm grid grid-cols-1 md:grid-cols-2 gap-x-4 gap-y-1 pl-8 m-0">
                {dates.map(at => (
                  <li key={at}>{formatDateTime(at)}</li>
                ))}
              </ol>
            </details>
          )}
          <p className="hint">{words.$eachDrawIsA}</p>
        </>
      )}
    </section>
  )
}
