// One stake band's form: its numbers, what a line pays, and the way to the summary of all picks.
import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { StakeOption } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import { priceOfLucky } from '#src/picks/lucky.ts'
import type { ConsentStore } from '#src/play/consent-store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { PlayBar } from '../PlayBar.tsx'
import { PlayLuckyModal } from './PlayLuckyModal.tsx'
import { PlayLuckyTickets } from './PlayLuckyTickets.tsx'
import { PlayPrice } from '../PlayPrice.tsx'
import { priceTag } from '../price-tag.ts'
import { useRegisterSelections } from './use-register-selections.ts'
import { words } from './words.ts'

interface Props {
  store: ConsentStore
  band: StakeOption
  /** This band's numbers; undefined if none were fetched in this visit. */
  offered: readonly string[] | undefined
  loading: boolean
  online: boolean
  onRegistered: () => void
}

export const PlayLuckyForm = ({ store, band, offered, loading, online, onRegistered }: Props) => {
  const { game } = store
  const { selections } = useSnapshot(store.state)
  const [summary, setSummary] = useState(false)
  const [alert, setAlert] = useState<string>()
  const register = useRegisterSelections(store, {
    onRegistered,
    onRefused: message => {
      setSummary(false)
      setAlert(message)
    },
  })
  const close = useCallback(() => setSummary(false), [])

  const own = selections.filter(it => it.band === band.stake).map(it => it.luckyNumber)
  // Keeps picks from an earlier visit visible although their offer is gone.
  const numbers = [...new Set([...(offered ?? []), ...own])]
  const most = game.lineCounts.at(-1)!
  const top = game.stakes.filter(({ stake }) => selections.some(it => it.band === stake))
  const tag = priceTag(game, band.stake, [], 1)
  return (
    <div className="stack gap-2">
      <section className="stack gap-2" aria-label={words.$luckyNumbers} data-tour="pick-balls">
        <p className="row text-sm">
          {words.$pressTheOnesYou}
          <b className="num whitespace-nowrap" role="status">
            {words.$of(own.length, most)}
          </b>
        </p>
        {numbers.length > 0 ? (
          <PlayLuckyTickets
            numbers={numbers}
            chosen={new Set(own)}
            label={words.$luckyNumbersOf(formatMoney(band.stake))}
            onToggle={luckyNumber => store.toggle({ band: band.stake, luckyNumber })}
          />
        ) : loading ? (
          <Skeleton lines={10} />
        ) : (
          <EmptyState
            heading={words.$noNumbersHereYet}
            sub={online ? words.$pressNewLuckyNumbers : words.$youNeedTheNetwork}
          />
        )}
        {own.length === most && <p className="hint">{words.$thatIsAllA}</p>}
      </section>
      <Fold summary={words.$prizesAndChancesOf(formatMoney(band.stake))}>
        <PlayPrice stake={band.stake} tag={tag} />
      </Fold>
      <PlayBar
        game={game.id}
        tag={
          <>
            <b>{formatMoney(priceOfLucky(selections))}</b>, {plural(selections.length, 'line')}.
            {top.length > 0 && (
              <>
                {' '}
                {words.$winUpTo} <b>{formatMoney(Math.max(...top.map(option => option.topPrize)))}</b>,{' '}
                {tag.top}.
              </>
            )}{' '}
            {words.$onAveragePaysBack(formatMoney(band.stake))} <b>{tag.givesBack}</b>.
          </>
        }
        disabled={selections.length === 0}
        onSummary={() => setSummary(true)}
      />
      <PlayLuckyModal
        store={store}
        open={summary}
        loading={register.loading}
        online={online}
        onClose={close}
        onBuy={register.send}
      />
      <ErrorAlert error={alert} onClose={() => setAlert(undefined)} />
    </div>
  )
}
