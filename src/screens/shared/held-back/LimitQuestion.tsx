import type { ReactNode } from 'react'
import { useDeclineLimits } from '#src/api/accounts/safer-play.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { words } from './words.ts'

/**
 * After a year without any limit; "none" counts for another year.
 * @param children the way to set one
 */
export const LimitQuestion = ({ children }: { children?: ReactNode }) => {
  const decline = useDeclineLimits()
  return (
    <>
      <p>{words.$aYearWithout}</p>
      {children}
      {decline.error && <ErrorNote error={decline.error} />}
      <QuietButton loading={decline.isPending} onClick={() => decline.mutate(undefined)}>
        {words.$noneForAYear}
      </QuietButton>
    </>
  )
}
