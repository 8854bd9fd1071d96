import { useNavigate } from '@tanstack/react-router'
import { currentToken } from '#src/api/session/token.ts'
import { toast } from '#src/ui/toast.ts'
import type { Made } from './PayRefused.tsx'

interface After {
  onMade?: () => void
  onFailed?: (error: Error) => void
}

/**
 * What follows an order or a share that was sent: the player who sent it is told, and sees its page unless they have opened
 * another one. Not by `onSuccess` and `onError`, which are not called once the form is gone.
 */
export const useMade = (page: Made['page']) => {
  const navigate = useNavigate()
  return (sent: Promise<{ message: string }>, { onMade, onFailed }: After): void => {
    const token = currentToken()
    const path = location.pathname
    const isHere = () => currentToken() === token
    sent.then(
      async ({ message }) => {
        if (!isHere()) return
        toast.success(message)
        if (location.pathname === path) await navigate({ to: '/profile-settings/$page', params: { page } })
        onMade?.()
      },
      (error: Error) => isHere() && onFailed?.(error),
    )
  }
}
