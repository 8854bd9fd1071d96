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
        icon="search"
        heading="There is no page at this address"
        sub="It may have moved, or the address may have a slip of the pen in it."
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
