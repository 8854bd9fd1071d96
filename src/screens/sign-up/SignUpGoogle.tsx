// Back from Google: signs in, or goes on to join the Google account to a player.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cameBackQuery } from '#src/api/session/google.ts'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'
import { words } from '../shared/google-words.ts'
import { SignUpGoogleNew } from './SignUpGoogleNew.tsx'

interface Props {
  state: string
  /** Missing if the player cancelled there. */
  code: string | undefined
  onFailed: (failure: Error | string) => void
}

export const SignUpGoogle = ({ state, code, onFailed }: Props) => {
  const { data, error } = useQuery({ ...cameBackQuery(state, code ?? ''), enabled: code !== undefined })
  const failure = code === undefined ? words.$cancelled : data === 'elsewhere' ? words.$begunElsewhere : error
  useEffect(() => {
    if (failure) onFailed(failure)
    // oxlint-disable-next-line react/exhaustive-deps -- the failure is reported once
  }, [failure])
  if (typeof data === 'object') return <SignUpGoogleNew idToken={data.idToken} onOver={onFailed} />
  // Once signed in, the route goes on.
  return failure ? null : <LoadingOverlay label={words.$signingIn} />
}
