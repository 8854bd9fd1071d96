// Virtual soccer: the matches of the batch on sale and, at `?summary=1`, the picks to be paid.
import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { useUser } from '#src/api/user.ts'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import { stakeIn } from '#src/play/soccer/again.ts'
import { codeIn } from '#src/play/share-link.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { virtualTour } from '#src/tours/soccer-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PicksNotKept } from '../shared/slips/SlipParts.tsx'
import { playPath, summaryPath } from './paths.ts'
import { useHeldSale } from './use-held-sale.ts'
import { useSlate, type Sale } from './use-slate.ts'
import { VirtualKeep } from './saved/VirtualKeep.tsx'
import { VirtualBar } from './VirtualBar.tsx'
import { VirtualHead } from './VirtualHead.tsx'
import { VirtualMatch } from './VirtualMatch.tsx'
import { VirtualRules } from './VirtualRules.tsx'
import { VirtualStakes } from './VirtualStakes.tsx'
import { VirtualSummary, type PayProps } from './VirtualSummary.tsx'
import { virtualTag } from './virtual-tag.ts'
import { words } from './words.ts'

const tour = virtualTour(virtual)

const VirtualShared = lazy(async () => ({
  default: (await import('./saved/VirtualShared.tsx')).VirtualShared,
}))

interface Props {
  /** The ways to pay. */
  Pay: ComponentType<PayProps>
}

const Matches = ({ sale }: { sale: Sale }) => {
  const router = useRouter()
  const { selectedVirtualScores: picks, stake } = useSnapshot(virtualStore().state)
  const { rules } = sale
  return (
    <>
      <div className="stack mt-3">
        <VirtualStakes />
        <div className="flex flex-wrap items-center gap-2">
          <VirtualKeep sale={sale} />
          <TourStart tour={tour} />
        </div>
        <div data-tour="how-to-play">
          <VirtualRules most={rules.mostPaid} />
        </div>
        <div className="grid gap-3 md:grid-cols-2" data-tour="pick-balls">
          {rules.matches.map(({ id }, place) => (
            <VirtualMatch
              key={id}
              rules={rules}
              place={place}
              called={picks.find(it => it.match === id)?.score}
              stake={stake}
            />
          ))}
        </div>
      </div>
      <VirtualBar
        tag={virtualTag(rules, picks, stake)}
        stake={stake}
        most={rules.mostPaid}
        onSummary={() => void router.navigate({ href: summaryPath })}
      />
    </>
  )
}

const Summary = ({ sale, Pay }: Props & { sale: Sale }) => {
  const { user } = useUser()
  const { selectedVirtualScores: picks, stake } = useSnapshot(virtualStore().state)
  const tag = virtualTag(sale.rules, picks, stake)
  if (!tag)
    return (
      <EmptyState
        heading={words.$noPicks}
        sub={words.$noPicksText}
        action={<LinkButton to={playPath}>{words.$pickScores}</LinkButton>}
      />
    )
  return (
    <div className="w-full max-w-xl stack mt-3">
      {/* A slip of picks that change while it is being registered is not kept as theirs. */}
      <VirtualSummary
        key={`${sale.id} ${stake} ${tag.line.join()}`}
        user={user}
        sale={sale}
        tag={tag}
        stake={stake}
        Pay={Pay}
      />
    </div>
  )
}

export const VirtualScreen = ({ Pay }: Props) => {
  const online = useOnline()
  const slate = useSlate()
  const { storageNotice } = useSnapshot(virtualStore().status)
  const replaces = useSnapshot(virtualStore().state).selectedVirtualScores.length > 0
  const search = useLocation({ select: it => it.search })
  const code = codeIn(search)
  const { sale, isHeld } = useHeldSale(slate.sale)
  const isSummary = 'summary' in search
  return (
    <div className={`play cloth-teal${isSummary ? ' md:max-w-xl' : ''}`}>
      <VirtualHead slate={isHeld ? { ...slate, sale, left: 0, share: 0 } : slate} />
      {isHeld && (
        <p className="card my-3" role="status">
          {words.$paymentUnknown}
        </p>
      )}
      {!online && (
        <p className="card my-3" role="status">
          {words.$offlinePicks}
        </p>
      )}
      {storageNotice && <PicksNotKept className="my-3" />}
      {!sale &&
        (online && slate.error ? (
          <div className="my-3">
            <ErrorNote error={slate.error} onRetry={slate.retry} />
          </div>
        ) : (
          <Skeleton lines={12} />
        ))}
      {sale && code !== undefined && (
        <Suspense fallback={null}>
          <VirtualShared code={code} stake={stakeIn(virtual, search)} sale={sale} replaces={replaces} />
        </Suspense>
      )}
      {sale && (isSummary ? <Summary sale={sale} Pay={Pay} /> : <Matches sale={sale} />)}
    </div>
  )
}
