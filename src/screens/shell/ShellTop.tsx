import { useSnapshot } from 'valtio'
import { clothAt } from '#src/games/cloth-at.ts'
import { trimmed } from '#src/lib/address.ts'
import { pageCloth } from '../shared/page-cloth.ts'
import { isInBar, isLowered, scrollStart } from './shell-rules.ts'
import { ShellAccountButtons } from './ShellAccountButtons.tsx'
import { ShellLogo } from './ShellLogo.tsx'

/** The bar above every app screen on phones: on a game's pages in its cloth, the page's title replacing the name. */
export const ShellTop = ({ path = '/dashboard' }: { path?: string }) => {
  const { cloth = clothAt(trimmed(path)) } = useSnapshot(pageCloth)
  return (
    <header
      data-start={scrollStart(path, 0) || undefined}
      className={`shell-top cloth md:hidden${cloth ? ` cloth-${cloth}` : ''}${isLowered(path) ? ' shell-top-away' : ''}${isInBar(path) ? ' shell-top-titled' : ''}`}
    >
      <div className="shell-top-in">
        <ShellLogo />
        <ShellAccountButtons />
      </div>
    </header>
  )
}
