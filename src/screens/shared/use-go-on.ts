import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#src/api/user.ts'

/** Moves on anyone who is signed in, here or in another tab, to the page they wanted. */
export const useGoOn = (wanted = '/dashboard'): void => {
  const { isAuthenticated } = useSession()
  const { history } = useRouter()
  useEffect(() => {
    if (isAuthenticated) history.replace(wanted)
  }, [isAuthenticated, history, wanted])
}
