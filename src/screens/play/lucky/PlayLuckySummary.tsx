// The registered lucky numbers before payment: by band, with price, odds and draw, and the ways to pay.
import { useSnapshot } from 'valtio'
import { useDropLine } from '#src/api/lucky.ts'
import { nextDrawHour } from '#src/draws/schedule.ts'
import { formatDateTime, MINUTE } from '#src/lib/lagos-time.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { ApiError } from '#src/api/errors.ts'
import { byBand, priceOfLucky, wagersOf } from '#src/picks/lucky.ts'
import type { Submission } from '#src/play/consent-state.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { PlayLuckyList } from './PlayLuckyList.tsx'
import { PlayLuckyNone } from './PlayLuckyNone.tsx'
import { PlayBatchLine } from '../PlayBatchLine.tsx'
import { PlayPriceFigures } from '../PlayPrice.tsx'
import { PlayLuckyPay, type LuckyPay } from './PlayLuckyPay.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { priceTag } from '../price-tag.ts'
import { words } from './words.ts'

export const PlayLuckySummary = ({ pay, onChange }: { pay: LuckyPay; onChange: () => void }) => {
  const { game } = pay
  const store = consentStore(game)
  const online = useOnline()
  const now = useNow(MINUTE)
  const { submissions } = useSnapshot(store.state)
  const drop = useDropLine(game.lotteryType)
  if (submissions.length === 0) return <PlayLuckyNone onChange={onChange} />

  const bands = byBand(submissions)
  const top = game.stakes.filter(({ stake }) => bands.some(it => it.band === stake))
  const remove = ({ id }: Submission) =>
    void drop.mutateAsync(id).then(
      () => store.dropSubmission(id),
      (failure: unknown) => {
        // Taken out before, by a press whose answer was lost.
        if (!(failure instanceof ApiError) || failure.refusal !== 'slip-unknown') return
        store.dropSubmission(id)
        drop.reset()
      },
    )
  return (
    <div className="w-full max-w-xl stack">
      <PlayBatchLine game={game} />
      <section aria-label={words.$yourLuckyNumbers}>
        <Slip>
          <div className="row">
            <div className="flex items-center gap-3">
              <EmblemChip look={game.look} />
              <h2 className="title-2">{words.$howManyLucky(submissions.length)}</h2>
            </div>
            <TextButton onClick={onChange}>{words.$changePicks}</TextButton>
          </div>
          <PlayLuckyList picks={submissions} disabled={drop.isPending || !online} onRemove={remove} />
          <Tear />
          <dl className="sums mb-3">
            <dt>{words.$winUpTo}</dt>
            <dd>{formatMoney(Math.max(...top.map(option => option.topPrize)))}</dd>
            <dt>{words.$nextDraw}</dt>
            <dd>{formatDateTime(nextDrawHour(now))}</dd>
            <dt className="sum">{words.$toPay}</dt>
            <dd className="sum">{formatBalance(priceOfLucky(submissions))}</dd>
          </dl>
          <PlayTicketTag game={game} wagers={wagersOf(submissions)} />
        </Slip>
      </section>
      <div>
        {bands.map(({ band }) => (
          <Fold key={band} summary={words.$prizesAndChancesOf(formatMoney(band))}>
            <PlayPriceFigures stake={band} tag={priceTag(game, band, [], 1)} />
          </Fold>
        ))}
      </div>
      <PlayLuckyPay {...pay} disabled={drop.isPending} />
      <ErrorAlert error={drop.error} onClose={drop.reset} />
    </div>
  )
}
