import { Link } from '@tanstack/react-router'
import { useSession } from '#src/api/user.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ShellAccountButtons, visitorLink } from './ShellAccountButtons.tsx'
import { ShellBack } from './ShellBack.tsx'
import { ShellLogo } from './ShellLogo.tsx'
import { publicLinks } from './shell-links.ts'
import { words } from './words/shell.ts'

export const ShellPublicHeader = () => {
  const { isAuthenticated } = useSession()
  return (
    <header className="shell-top cloth">
      <div className="shell-top-in">
        <ShellBack className="shell-back" />
        <ShellLogo />
        <nav aria-label={words.$main} className="shell-public-nav">
          {publicLinks.map(({ to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }} className="shell-public-link">
              {label}
            </Link>
          ))}
        </nav>
        <div className="md:hidden">
          <ShellAccountButtons />
        </div>
        <div className="hidden md:flex gap-2">
          {!isAuthenticated && (
            <LinkButton to="/user/login" {...visitorLink}>
              {words.$logIn}
            </LinkButton>
          )}
          <LinkButton to="/dashboard" kind="white" className="btn-small">
            {words.$playNow}
          </LinkButton>
        </div>
      </div>
    </header>
  )
}
