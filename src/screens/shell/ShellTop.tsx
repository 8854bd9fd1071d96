import { ShellAccountButtons } from './ShellAccountButtons.tsx'
import { ShellLogo } from './ShellLogo.tsx'

/** The bar above every app screen on phones; `titled` leaves the name's place to the page's title. */
export const ShellTop = ({ away, titled }: { away?: boolean; titled?: boolean }) => (
  <header
    className={`shell-top cloth md:hidden${away ? ' shell-top-away' : ''}${titled ? ' shell-top-titled' : ''}`}
  >
    <div className="shell-top-in">
      <ShellLogo />
      <ShellAccountButtons />
    </div>
  </header>
)
