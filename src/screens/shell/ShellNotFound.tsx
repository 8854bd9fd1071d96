import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ShellPublicLayout } from './ShellPublicLayout.tsx'

export const ShellNotFound = () => (
  <ShellPublicLayout>
    <div className="page">
      <h1 className="sr-only" tabIndex={-1}>
        Page not found
      </h1>
      <EmptyState
        heading="There is no page at this address"
        sub="It has moved, or the address was typed wrongly."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/dashboard" kind="gold">
              Go to the games
            </LinkButton>
            <LinkButton to="/" kind="quiet">
              Home
            </LinkButton>
          </div>
        }
      />
    </div>
  </ShellPublicLayout>
)
