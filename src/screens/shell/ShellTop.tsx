import { ShellAccountButtons } from './ShellAccountButtons.tsx'
import { ShellLogo } from './ShellLogo.tsx'

/** The bar above every app screen on phones. */
export const ShellTop = ({ away = false }: { away?: boolean }) => (
  <header className={`shell-top cloth md:hidden ${away ? 'shell-top-away' : ''}`}>
    <div className="shell-top-in">
      <ShellLogo />
      <ShellAccountButtons />
    </div>
  </header>
)
