import { Link, useRouterState } from '@tanstack/react-router'
import { currentToken } from '#src/api/session/token.ts'
import { useSession } from '#src/api/user.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { ShellLogo } from './ShellLogo.tsx'
import { ShellTheme } from './ShellTheme.tsx'
import { sideLinks } from './app-links.ts'
import { isSelected } from './shell-rules.ts'
import { words } from './words/frame.ts'

export const ShellLeft = () => {
  const { isAuthenticated, isLoading } = useSession()
  // A token most likely means a player: links appearing later between the others would move them.
  const isIn = isAuthenticated || (isLoading && currentToken() !== null)
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <aside className="shell-left" aria-label={words.$gamesAndAccount}>
      <ShellLogo />
      <nav aria-label={words.$sidebar} className="stack gap-1 flex-1">
        {sideLinks
          .filter(link => isIn || !link.isPrivate)
          .map(({ to, label, icon }) => (
            <Link
              key={to}
              to={to}
              className="shell-side-link"
              aria-current={isSelected(to, path) ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          ))}
      </nav>
      <ShellTheme />
    </aside>
  )
}
