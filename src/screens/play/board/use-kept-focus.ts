import { useCallback, useEffect, useRef } from 'react'

/** After a line was deleted its button is gone: the focus goes to the same button of the line in its place. */
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
    /** Called with the place of a line right before it goes. */
    willDelete: useCallback((index: number) => {
      deleted.current = index
    }, []),
  }
}
