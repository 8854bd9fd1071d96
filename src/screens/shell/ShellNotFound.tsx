import { useLayoutEffect } from 'react'
import { brand } from '#src/brand.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ShellPublicLayout } from './ShellPublicLayout.tsx'
import { words } from './words/frame.ts'

const title = `${words.$pageNotFound} · ${brand.name}`

/** For an unknown page the router asks no route for its head, so the tab would keep the previous page's title. */
const useTitle = () =>
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [])

export const ShellNotFound = () => {
  useTitle()
  return (
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
              <LinkButton to="/dashboard">{words.$goToTheGames}</LinkButton>
              <LinkButton to="/" kind="quiet">
                {words.$home}
              </LinkButton>
            </div>
          }
        />
      </div>
    </ShellPublicLayout>
  )
}
