// One payment for several draws: its lines, its draws, and how to cancel the ones still to come.
import { useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useCancelAdvance } from '#src/api/advance.ts'
import { lookOfSold } from '#src/games/look-of-type.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Advance } from '#src/model/players/advance.ts'
import { MyLines } from '../shared/lines/MyLines.tsx'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { stillToCome, drawWords } from './advance-words.ts'
import { words } from './words.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'

/** Every draw of one payment, with its ticket once bought. */
const AdvanceDraws = ({ draws }: Pick<Advance, 'draws'>) => (
  <ol className="list-none p-0 m-0" aria-label={words.$draws}>
    {draws.map(draw => (
      <li key={draw.drawsAt} className="row border-b border-line last:border-b-0 min-h-11 py-1 text-sm">
        <time dateTime={draw.drawsAt} className="num">
          {formatDateTime(Date.parse(draw.drawsAt))}
        </time>
        {draw.slipId ? (
          <Link to="/game-history/$gameID" params={{ gameID: draw.slipId }} className="btn-link">
            {drawWords(draw)}
          </Link>
        ) : (
          <span className="text-soft text-right">{drawWords(draw)}</span>
        )}
      </li>
    ))}
  </ol>
)

const WALLETS = { play: words.$playWallet, bonus: words.$bonusBalance } as const

export const AdvanceCard = ({ advance, open = false }: { advance: Advance; open?: boolean }) => {
  const [asks, setAsks] = useState(false)
  const look = lookOfSold(advance.lotteryType)
  const online = useOnline()
  const cancel = useCancelAdvance()
  // One key per request: pressed again after a lost answer, it still refunds once.
  const requestKey = useRef<string>(undefined)
  const { count, amount } = stillToCome(advance)
  const wallet = WALLETS[advance.paidFrom]

  const yes = () => {
    requestKey.current ??= crypto.randomUUID()
    const body = { id: advance.id, requestKey: requestKey.current }
    toastSaid(cancel.mutateAsync(body, { onSettled: () => setAsks(false) }))
  }
  return (
    <section className="card stack" aria-label={words.$gamePaidInAdvance(lotteryName(advance.lotteryType))}>
      <div className="row">
        <h3 className="flex items-center gap-3 font-bold">
          {look && <EmblemChip look={look} />}
          {lotteryName(advance.lotteryType)}
        </h3>
        <span className="pill">{count === 0 ? words.$noneToCome : words.$drawsToCome(count)}</span>
      </div>
      <MyLines lines={advance.tickets} />
      <Fold open={open} summary={words.$all(advance.draws.length)}>
        <AdvanceDraws draws={advance.draws} />
      </Fold>
      {cancel.error && <ErrorNote error={cancel.error} onRetry={yes} />}
      {count > 0 && (
        <QuietButton disabled={!online} loading={cancel.isPending} onClick={() => setAsks(true)}>
          {words.$cancelTheDrawsTo}
        </QuietButton>
      )}
      <ConfirmModal open={asks} onNo={() => setAsks(false)} onYes={yes} loading={cancel.isPending}>
        <p>{words.$willNotBePlayed(count, formatMoney(amount), wallet)}</p>
      </ConfirmModal>
    </section>
  )
}
