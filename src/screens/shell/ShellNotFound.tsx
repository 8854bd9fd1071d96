import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ShellPublicLayout } from './ShellPublicLayout.tsx'
import { words } from './words/frame.ts'

export const ShellNotFound = () => (
  <ShellPublicLayout>
    <div className="page">
      <h1 className="sr-only" tabIndex={-1}>
        {words.$pageNotFound}
      </h1>
      <EmptyState
        heading={words.$thereIsNoPage}
        sub={words.$itHasMovedOr}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/dashboard" kind="gold">
              {words.$goToTheGames}
            </LinkButton>
            <LinkButton to="/" kind="quiet">
              {words.$home}
            </LinkButton>
          </div>
        }
      />
    </div>
  </ShellPublicLayout>
)
