// Choosing lucky numbers: a form for each stake band, and new numbers for all of them.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { GameRules } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmModal } from '#src/ui/ConfirmModal.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { bandAt } from './lucky-bands.ts'
import { PlayLuckyForm } from './PlayLuckyForm.tsx'
import { useOffer } from './use-offer.ts'

interface Props {
  game: GameRules
  /** The band's place among the open ones, as it stands in the address. */
  index: string | undefined
  onIndex: (index: number) => void
  onRegistered: () => void
}

export const PlayLucky = ({ game, index, onIndex, onRegistered }: Props) => {
  const store = consentStore(game)
  const online = useOnline()
  const { selections } = useSnapshot(store.state)
  const { storageNotice } = useSnapshot(store.status)
  const { offer, loading, error, renew } = useOffer(store, online)
  const [confirming, setConfirming] = useState(false)
  const { bands, at, band } = bandAt(game, index)

  const tabs = bands.map(({ stake }, place) => {
    const count = selections.filter(it => it.band === stake).length
    return { id: String(place), label: `${formatMoney(stake)}${count > 0 ? ` (${count})` : ''}` }
  })
  const anew = () => {
    setConfirming(false)
    renew()
  }
  return (
    <div className="w-full max-w-3xl mx-auto stack">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-soft">Choose up to {game.lineCounts.at(-1)} lucky numbers for each stake.</p>
        <Button
          kind="quiet"
          className="btn-small whitespace-nowrap"
          loading={loading}
          disabled={!online}
          onClick={() => (selections.length > 0 ? setConfirming(true) : renew())}
        >
          <Icon name="shuffle" size={18} /> New lucky numbers
        </Button>
      </div>
      {storageNotice && (
        <p className="card" role="status">
          This phone cannot keep your picks. They last until this page is closed.
        </p>
      )}
      {error && <ErrorNote error={error} onRetry={renew} />}
      <Tabs label="Stake bands" tabs={tabs} value={String(at)} onChange={id => onIndex(Number(id))} />
      {/* A form of its own for each band: what was open in the last one is closed. */}
      <PlayLuckyForm
        key={band.stake}
        store={store}
        band={band}
        offered={offer?.bands.find(it => it.band === band.stake)?.lucky_numbers}
        loading={loading}
        online={online}
        onRegistered={onRegistered}
      />
      <ConfirmModal open={confirming} onYes={anew} onNo={() => setConfirming(false)}>
        <p>New lucky numbers take the place of the old ones, and your picks are cleared.</p>
      </ConfirmModal>
    </div>
  )
}
