import { useEffect, useRef } from 'react'

/** For a summary of picks: the way on has the focus, not the first line's bin, and nothing left closes it. */
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
