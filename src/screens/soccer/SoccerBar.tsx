// The bar within thumb's reach: what the picks cost and can win as they change, and the way to the summary.
import { useRouter } from '@tanstack/react-router'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import { notYet } from './not-yet.ts'
import { countOf, countWords, soccerTag } from './soccer-tag.ts'
import { gameOf, useSoccerPicks } from './use-picks.ts'
import { words } from './words.ts'

export const SoccerBar = ({ store }: { store: SoccerStore }) => {
  const router = useRouter()
  const online = useOnline()
  const now = useNow(10_000)
  const { chosen, matches, stake, mostPaid, picks, slate } = useSoccerPicks(store)
  const missing = notYet(store.form, chosen, matches, now, mostPaid)
  const tag = soccerTag(store.form, picks, slate, stake, mostPaid)
  return (
    <div className="buy-bar" role="region" aria-label={words.$yourTicket} data-tour="buy">
      {!online && (
        <p className="text-sm font-bold" role="status">
          {words.$offlinePicks}
        </p>
      )}
      <p className="tag num" data-tour="picks">
        <b>{formatMoney(tag?.stake ?? countOf(picks) * stake)}</b>: {countWords(picks, stake)}{' '}
        {missing ?? (tag && words.$winUpTo(formatMoney(tag.winning)))}{' '}
        {!missing &&
          tag &&
          (tag.isCapped ? words.$capped(formatMoney(mostPaid), tag.back) : words.$comesBack(tag.back))}
      </p>
      <UnlessPaused game={gameOf(store).id}>
        <GoldButton
          disabled={missing !== undefined || !tag}
          onClick={() => void router.navigate({ to: pathsOfForm(store.form).summary })}
        >
          {words.$viewSummary}
        </GoldButton>
      </UnlessPaused>
    </div>
  )
}
