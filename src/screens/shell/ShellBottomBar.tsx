import { Link, useRouterState } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { bottomLinks } from './app-links.ts'
import { isSelected } from './shell-rules.ts'
import { words } from './words/frame.ts'

export const ShellBottomBar = () => {
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <nav aria-label={words.$bottomBar} className="shell-bottom">
      {bottomLinks.map(({ to, label, icon }) => (
        <Link key={to} to={to} aria-current={isSelected(to, path) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
