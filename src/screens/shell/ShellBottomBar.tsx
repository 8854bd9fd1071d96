import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '#src/api/user.ts'
import { part } from '#src/ui/late/part.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { bottomLinks } from './app-links.ts'
import { isSelected } from './shell-rules.ts'
import { words } from './words/frame.ts'

const Unread = part(async () => (await import('./ShellUnread.tsx')).ShellUnread)

export const ShellBottomBar = () => {
  const { isAuthenticated } = useSession()
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <nav aria-label={words.$bottomBar} className="shell-bottom">
      {bottomLinks.map(({ to, label, icon }) => (
        <Link key={to} to={to} aria-current={isSelected(to, path) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
          {icon === 'chat' && isAuthenticated && (
            <Suspense>
              <Unread />
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  )
}
