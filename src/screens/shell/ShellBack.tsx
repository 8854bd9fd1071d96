import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'

/** Back to where the player came from; to the games where the page was opened by its address. */
export const ShellBack = ({ className }: { className: string }) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const back = () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: '/dashboard' })
  }
  return (
    <button type="button" className={`btn-icon ${className}`} aria-label="Back" onClick={back}>
      <Icon name="back" />
    </button>
  )
}
