import { useCallback, useEffect, useRef } from 'react'

/**
 * A deleted line takes its button with it, so the focus moves to the same button of the line now in its
 * place.
 */
export const useKeptFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const deleted = useRef<number>(undefined)
  useEffect(() => {
    if (deleted.current === undefined) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-delete]')
    buttons?.[Math.min(deleted.current, buttons.length - 1)]?.focus()
    deleted.current = undefined
  })
  return {
    list,
    /** Call with the line's index right before it is removed. */
    willDelete: useCallback((index: number) => {
      deleted.current = index
    }, []),
  }
}
