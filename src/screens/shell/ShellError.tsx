import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { messageOf } from '#src/api/errors.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export const ShellError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="page" role="alert">
      <h1 className="sr-only" tabIndex={-1}>
        This page did not open
      </h1>
      <EmptyState
        {...(navigator.onLine ? { icon: 'alert' as const } : { drawing: 'offline' as const })}
        heading={messageOf(error)}
        sub="Your money and your picks are as they were."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind="gold" onClick={retry}>
              Try again
            </Button>
            <Button kind="quiet" onClick={() => void router.navigate({ to: '/' })}>
              Home
            </Button>
          </div>
        }
      />
    </div>
  )
}
