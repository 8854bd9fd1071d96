import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#src/api/user.ts'

/** Whoever is signed in, here or in another tab, has nothing to do on this page and goes on to where they wanted. */
export const useGoOn = (wanted = '/dashboard'): void => {
  const { isAuthenticated } = useSession()
  const { history } = useRouter()
  useEffect(() => {
    if (isAuthenticated) history.replace(wanted)
  }, [isAuthenticated, history, wanted])
}
