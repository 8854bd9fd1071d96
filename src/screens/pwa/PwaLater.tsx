import { Suspense } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { homeRecord } from '#src/pwa/home-record.ts'
import { isKnown } from '#src/pwa/invite-rule.ts'
import { part } from '#src/ui/late/part.ts'
import { PwaUpdate } from './PwaUpdate.tsx'

const PwaInvite = part(async () => (await import('./PwaInvite.tsx')).PwaInvite)

export const PwaLater = () => {
  // Reread on every page: a purchase may have been made on the last one.
  useRouterState({ select: state => state.resolvedLocation?.pathname })
  return (
    <>
      <PwaUpdate />
      {isKnown(homeRecord()) && (
        <Suspense>
          <PwaInvite />
        </Suspense>
      )}
    </>
  )
}
