import { useDeclineLimits } from '#src/api/accounts/safer-play.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { words } from './words.ts'

/** After a year without any limit; "none" counts for another year. */
export const LimitQuestion = () => {
  const decline = useDeclineLimits()
  return (
    <>
      <p>{words.$aYearWithout}</p>
      {decline.error && <ErrorNote error={decline.error} />}
      <Button kind="quiet" block loading={decline.isPending} onClick={() => decline.mutate(undefined)}>
        {words.$noneForAYear}
      </Button>
    </>
  )
}
