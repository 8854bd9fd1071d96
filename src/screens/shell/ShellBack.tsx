import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './words/shell.ts'

/** Back to the previous page, or to the games if the page was opened directly. */
export const ShellBack = ({ className }: { className: string }) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const back = () => {
    // A link tapped before the app ran left no trace in the router.
    if (canGoBack || document.referrer.startsWith(location.origin)) router.history.back()
    else void router.navigate({ to: '/dashboard' })
  }
  return (
    <button type="button" className={`btn-icon ${className}`} aria-label={words.$back} onClick={back}>
      <Icon name="back" />
    </button>
  )
}
