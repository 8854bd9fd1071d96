// The picks waiting on this phone, and the way to finish each ticket.
import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { playStore } from '#src/play/store.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import { DashboardPicksModal } from './DashboardPicksModal.tsx'
import { bandsOf } from './picks-waiting.ts'
import { words } from './words.ts'

const stores = games.filter(game => !game.offersLines).map(playStore)
const all = proxy(stores.map(({ state }) => state))
const offeredStores = games.filter(game => game.offersLines).map(consentStore)
const allOffered = proxy(offeredStores.map(({ state }) => state))

/** How many games show their first line; the summary has all lines. */
const SHOWN = 2

export const DashboardPicks = () => {
  const [loading, setLoading] = useState(true)
  const [open, setOpen] = useState(false)
  const states = useSnapshot(all)
  const offered = useSnapshot(allOffered)
  const bands = bandsOf(
    stores.map(({ game }, at) => ({ game, state: states[at]! })),
    offeredStores.map(({ game }, at) => ({ game, state: offered[at]! })),
  )
  const waiting = bands.flatMap(band => band.waiting)
  const lines = waiting.reduce((sum, it) => sum + it.lines.length, 0)
  const total = bands.reduce((sum, band) => sum + band.total, 0)
  useEffect(() => {
    void Promise.all([...stores, ...offeredStores].map(({ ready }) => ready)).then(() => setLoading(false))
  }, [])
  return (
    <section aria-labelledby="picks">
      <Slip>
        <div className="row">
          <h2 id="picks" className="title-2">
            {lines === 0 ? words.$yourPicks : words.$yourPicksAreWaiting}
          </h2>
          {total > 0 ? (
            <p className="num font-bold">{formatMoney(total)}</p>
          ) : (
            <LinkButton to={pathsOf(firstOfBatches).play} kind="quiet" className="btn-small">
              {words.$pickNumbers}
            </LinkButton>
          )}
        </div>
        <p className="text-soft text-sm mb-2">
          {lines === 0 ? words.$numbersYouPickWait : words.$pickedAndNotBought(lines)}
        </p>
        <ul className="grid gap-2">
          {waiting.slice(0, SHOWN).map(({ game, lines: [first = []] }, at) => (
            <li key={at} className="row mb-2">
              <EmblemChip look={game.look} />
              <span className="flex-1 font-bold text-sm">{lotteryName(game.lotteryType)}</span>
              <BallRow
                mine
                numbers={first}
                size="sm"
                label={words.$firstLine(lotteryName(game.lotteryType))}
              />
            </li>
          ))}
        </ul>
        <UnlessPaused>
          <Button block className="btn-small" disabled={loading || total === 0} onClick={() => setOpen(true)}>
            {words.$viewSummaryOfPicks}
          </Button>
        </UnlessPaused>
      </Slip>
      <DashboardPicksModal bands={bands} open={open && total > 0} onClose={() => setOpen(false)} />
    </section>
  )
}
