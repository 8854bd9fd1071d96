import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { messageOf } from '#src/api/errors.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { words } from './words/shell.ts'

export const ShellError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="page" role="alert">
      <h1 className="sr-only" tabIndex={-1}>
        {words.$thisPageDidNot}
      </h1>
      <EmptyState
        {...(navigator.onLine ? { icon: 'alert' as const } : { drawing: 'offline' as const })}
        heading={messageOf(error)}
        sub={words.$yourMoneyAndYour}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind="gold" onClick={retry}>
              {words.$tryAgain}
            </Button>
            <Button kind="quiet" onClick={() => void router.navigate({ to: '/' })}>
              {words.$home}
            </Button>
          </div>
        }
      />
    </div>
  )
}
