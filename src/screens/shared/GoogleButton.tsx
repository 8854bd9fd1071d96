import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { googleOfferedQuery, useLeaveForGoogle } from '#src/api/session/google.ts'
import { Button } from '#src/ui/Button.tsx'
import { words } from './google-words.ts'

/** Where the service offers it. */
export const GoogleButton = ({
  source,
  onError,
}: {
  /** Where to go afterwards. */
  source: string | undefined
  onError: (message: string) => void
}) => {
  const { data: isOffered } = useQuery(googleOfferedQuery())
  const leave = useLeaveForGoogle()
  if (!isOffered) return null
  const begin = () =>
    leave.mutate(source, {
      onError: error => onError(error instanceof ApiError ? error.detail || error.message : error.message),
    })
  return (
    <div className="stack">
      <p className="hint text-center">{words.$or}</p>
      <Button kind="quiet" block loading={leave.isPending} onClick={begin}>
        {words.$continueWithGoogle}
      </Button>
    </div>
  )
}
