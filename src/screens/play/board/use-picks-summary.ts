import { useEffect, useRef } from 'react'

/** For a summary of picks: focuses the way on rather than the first bin, and closes when it is empty. */
export const usePicksSummary = (open: boolean, none: boolean, onClose: () => void) => {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) next.current?.focus()
  }, [open])
  useEffect(() => {
    if (open && none) onClose()
  }, [open, none, onClose])
  return next
}
