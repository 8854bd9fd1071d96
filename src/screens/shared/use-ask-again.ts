import { useEffect, useEffectEvent } from 'react'

const ASK_AGAIN = 3_000 // ms

/** While an outcome is open, asks at once, every few seconds, and when back online. */
export const useAskAgain = (isOpen: boolean, ask: () => void): void => {
  const now = useEffectEvent(ask)
  useEffect(() => {
    if (!isOpen) return
    const again = () => now()
    again()
    const timer = setInterval(again, ASK_AGAIN)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isOpen])
}
