import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '#src/api/errors.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
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
        {...(navigator.onLine
          ? {
              icon: 'alert' as const,
              heading: error instanceof ApiError ? error.message : words.$thisPageDidNot,
            }
          : { drawing: 'offline' as const, heading: words.$noNetwork })}
        sub={words.$yourMoneyAndYour}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind="gold" onClick={retry}>
              {words.$tryAgain}
            </Button>
            <LinkButton to="/" kind="quiet">
              {words.$home}
            </LinkButton>
          </div>
        }
      />
    </div>
  )
}
