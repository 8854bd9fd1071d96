// The game that draws every five minutes, with numbers this phone drew. Play opens its pad with them; it buys
// nothing.
import { useState } from 'react'
import { batchBounds } from '#src/draws/schedule.ts'
import { firstOfBatches as game } from '#src/games/first-of-batches.ts'
import { pathsOf } from '#src/games/paths.ts'
import { formatMoney } from '#src/lib/money.ts'
import { randomInt } from '#src/lib/random.ts'
import { distinctNumbers } from '#src/picks/random-line.ts'
import { shareCode } from '#src/picks/share-code.ts'
import { picksSearch } from '#src/play/share-link.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { Ring } from '#src/ui/time/Ring.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import type { GameTile } from './game-tiles.ts'
import { words } from './words.ts'

const { stake } = game.stakes.find(option => !option.comingSoon)!

const drawLine = () => distinctNumbers(game.pick, game.of, randomInt).sort((a, b) => a - b)

/** Separate, because it rerenders every second. */
const LiveClock = () => {
  const now = useNow()
  const { opensAt, closesAt } = batchBounds(now)
  return (
    <Ring left={useClockKnown() ? (closesAt - now) / (closesAt - opensAt) : 0}>
      <Countdown to={closesAt} format="mm:ss" label={words.$thisDrawClosesIn} />
    </Ring>
  )
}

export const DashboardLive = ({ tile, onOpen }: { tile: GameTile; onOpen: () => void }) => {
  const [{ line, drawn }, setDrawn] = useState(() => ({ line: drawLine(), drawn: 0 }))
  return (
    <div
      className={`cloth cloth-${game.look.cloth} grid gap-3 md:flex md:items-center rounded-[20px] p-3 -mt-[72px] md:mt-0`}
    >
      <div className="flex items-center gap-2 md:flex-1">
        <button
          type="button"
          className="flex-1 flex items-center gap-2 min-h-11 text-left rounded-xl"
          onClick={onOpen}
        >
          <Emblem name={game.look.emblem} size={44} />
          <span>
            <span className="block text-[16.5px] md:text-xl leading-tight font-extrabold">{tile.name}</span>
            <span className="block text-xs">{tile.line}</span>
          </span>
        </button>
        <LiveClock />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ul className="flex gap-0.5" aria-label={words.$numbersFromThisPhone} aria-live="polite">
          {line.map(n => (
            <li key={`${drawn}-${n}`}>
              <Ball n={n} state="offered" size="sm" moves={drawn > 0 ? 'pop' : undefined} />
            </li>
          ))}
        </ul>
        <IconButton
          icon="shuffle"
          label={words.$otherNumbers}
          size={22}
          className="-mx-1"
          onClick={() => setDrawn({ line: drawLine(), drawn: drawn + 1 })}
        />
        <UnlessPaused>
          <LinkButton
            to={pathsOf(game).play}
            search={picksSearch(shareCode(game, { lines: [line], stake }))}
            className="flex-1 px-2 whitespace-nowrap"
          >
            {words.$play(formatMoney(stake))}
          </LinkButton>
        </UnlessPaused>
      </div>
    </div>
  )
}
