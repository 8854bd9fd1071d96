// The registered lucky numbers before payment: by band, with price, odds and draw.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useDropLine } from '#src/api/lucky.ts'
import { nextDrawHour } from '#src/draws/schedule.ts'
import type { GameRules } from '#src/games/game.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { byBand, priceOfLucky, wagersOf } from '#src/picks/lucky.ts'
import type { Submission } from '#src/play/consent-state.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PlayLuckyList } from './PlayLuckyList.tsx'
import { PlayLuckyNone } from './PlayLuckyNone.tsx'
import { PlayPrice } from '../PlayPrice.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { priceTag } from '../price-tag.ts'
import { words } from './words.ts'

interface Props {
  game: GameRules
  onChange: () => void
  onPay: () => void
}

export const PlayLuckySummary = ({ game, onChange, onPay }: Props) => {
  const store = consentStore(game)
  const online = useOnline()
  const { submissions } = useSnapshot(store.state)
  const drop = useDropLine(game.lotteryType)
  const [alert, setAlert] = useState<string>()
  if (submissions.length === 0) return <PlayLuckyNone onChange={onChange} />

  const bands = byBand(submissions)
  const top = game.stakes.filter(({ stake }) => bands.some(it => it.band === stake))
  const remove = (line: Submission) =>
    drop.mutate(line.id, {
      onSuccess: () => store.dropSubmission(line.id),
      onError: error => setAlert(error.message),
    })
  const facts = [
    [words.$lines, String(submissions.length)],
    [words.$winUpTo, formatMoney(Math.max(...top.map(option => option.topPrize)))],
    [words.$nextDraw, formatDateTime(nextDrawHour(serverNow()))],
    [words.$toPay, formatMoney(priceOfLucky(submissions))],
  ] as const
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <section className="card stack" aria-label={words.$yourLuckyNumbers}>
        <div className="row">
          <h2 className="title-2">{plural(submissions.length, 'lucky number')}</h2>
          <button type="button" className="btn-link" onClick={onChange}>
            {words.$changePicks}
          </button>
        </div>
        <PlayLuckyList picks={submissions} disabled={drop.isPending || !online} onRemove={remove} />
        <Facts facts={facts} />
        <PlayTicketTag game={game} wagers={wagersOf(submissions)} />
      </section>
      {bands.map(({ band }) => (
        <details key={band} className="card">
          <summary className="min-h-11 flex items-center font-bold cursor-pointer">
            {words.$prizesAndChancesOf2(formatMoney(band))}
          </summary>
          <PlayPrice stake={band} tag={priceTag(game, band, [], 1)} />
        </details>
      ))}
      <Button kind="gold" block disabled={drop.isPending} onClick={onPay}>
        {words.$continueToPayment}
      </Button>
      <ErrorAlert message={alert} onClose={() => setAlert(undefined)} />
    </div>
  )
}
