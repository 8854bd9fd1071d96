import { useQuery } from '@tanstack/react-query'
import { googleOfferedQuery, useLeaveForGoogle } from '#src/api/session/google.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { words } from './google-words.ts'

/** The G in its four colours, drawn by us; the text beside it carries the meaning. */
export const GoogleMark = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    strokeWidth="4"
    aria-hidden="true"
    focusable="false"
  >
    <path stroke="#ea4335" d="M5.07 8a8 8 0 0 1 12.88-1.35" />
    <path stroke="#fbbc05" d="M5.07 16a8 8 0 0 1 0-8" />
    <path stroke="#34a853" d="M17.66 17.66A8 8 0 0 1 5.07 16" />
    <path stroke="#4285f4" d="M12 12h10M20 12a8 8 0 0 1-2.34 5.66" />
  </svg>
)

interface Props {
  /** Where to go afterwards. */
  source: string | undefined
  onError: (error: Error) => void
}

/** Shown only if the service offers it. */
export const GoogleButton = ({ source, onError }: Props) => {
  const { data: isOffered } = useQuery(googleOfferedQuery())
  const leave = useLeaveForGoogle()
  if (!isOffered) return null
  return (
    <div className="stack">
      <p className="hint text-center">{words.$or}</p>
      <QuietButton loading={leave.isPending} onClick={() => leave.mutate(source, { onError })}>
        <GoogleMark /> {words.$continueWithGoogle}
      </QuietButton>
    </div>
  )
}
