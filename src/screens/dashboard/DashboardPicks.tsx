// The picks waiting on this phone, and the way to finish each ticket.
import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { playStore } from '#src/play/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { DashboardPicksModal } from './DashboardPicksModal.tsx'
import { bandsOf } from './picks-waiting.ts'

const stores = games.filter(game => !game.offersLines).map(playStore)
const all = proxy(stores.map(({ state }) => state))
const offeredStores = games.filter(game => game.offersLines).map(consentStore)
const allOffered = proxy(offeredStores.map(({ state }) => state))

export const DashboardPicks = () => {
  const [loading, setLoading] = useState(true)
  const [open, setOpen] = useState(false)
  const states = useSnapshot(all)
  const offered = useSnapshot(allOffered)
  const bands = bandsOf(
    stores.map(({ game }, at) => ({ game, state: states[at]! })),
    offeredStores.map(({ game }, at) => ({ game, state: offered[at]! })),
  )
  const lines = bands.flatMap(({ waiting }) => waiting).reduce((sum, it) => sum + it.lines.length, 0)
  const total = bands.reduce((sum, band) => sum + band.total, 0)
  useEffect(() => {
    void Promise.all([...stores, ...offeredStores].map(({ ready }) => ready)).then(() => setLoading(false))
  }, [])
  return (
    <section className="card" aria-labelledby="picks">
      <div className="row mb-3">
        <h2 id="picks" className="title-2">
          Your picks
        </h2>
        <p className="num font-bold">{total > 0 && formatMoney(total)}</p>
      </div>
      <p className="text-soft mb-3 min-h-6">
        {lines === 0
          ? 'Numbers that you pick wait here until you buy them.'
          : `${plural(lines, 'line')} picked and not bought yet.`}
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <Button kind="gold" disabled={loading || total === 0} onClick={() => setOpen(true)}>
          View summary of picks
        </Button>
        <LinkButton to={pathsOf(firstOfBatches).play} kind="quiet">
          Pick numbers
        </LinkButton>
      </div>
      <DashboardPicksModal bands={bands} open={open && total > 0} onClose={() => setOpen(false)} />
    </section>
  )
}
