import { Link, useRouterState } from '@tanstack/react-router'
import { useSession } from '#src/api/user.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { ShellLogo } from './ShellLogo.tsx'
import { ShellTheme } from './ShellTheme.tsx'
import { sideLinks } from './shell-links.ts'
import { isSelected } from './shell-rules.ts'

export const ShellLeft = () => {
  const { isAuthenticated } = useSession()
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <aside className="shell-left" aria-label="Games and account">
      <ShellLogo />
      <nav aria-label="Sidebar" className="stack gap-1 flex-1">
        {sideLinks
          .filter(link => isAuthenticated || !link.isPrivate)
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
